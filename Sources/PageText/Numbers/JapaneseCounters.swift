/// How Japanese numbers and the words for what is counted change each other's sounds: `3匹` is さんびき,
/// `1人` ひとり, `4時` よじ.
///
/// Reference: the NHK dictionary of Japanese pronunciation, appendix on counters.
enum JapaneseCounters {
  /// How the first sound of a counter and the end of the number before it change.
  enum Kind {
    /// Neither changes.
    case plain
    /// い, ろ, は, じゅ and ひゃ close before it: いっかい.
    case closing
    /// The same, but not after 6: いっさい, ろくさい.
    case hissing
    /// The same, and h becomes p, or b after 3: いっぴき, さんびき.
    case breathing
  }

  /// The number and the counter as they are said together; empty where the second word is no
  /// counter or the first no whole number.
  ///
  /// - Parameter kana: a number in kana.
  static func parts(_ number: String, _ counter: String, kana: (Int) -> String?)
    -> [(number: String, counter: String)]
  {
    if number == "第", value(of: counter) != nil { return [("だい", "")] }
    guard let value = value(of: number), let entries = counters[counter] else { return [] }
    if let whole = wholes[counter]?[value] { return [whole] }
    guard var spoken = kana(value) else { return [] }
    if let last = changed[counter]?[value % 10] {
      let plain = kana(value % 10) ?? ""
      if spoken.hasSuffix(plain) { spoken = spoken.dropLast(plain.count) + last }
    }
    return entries.map { joined(spoken, $0.reading, $0.kind) }
  }

  /// The value of digits or of Chinese numerals.
  static func value(of text: String) -> Int? {
    let shape = NumberShape(text.filter { $0 != "," && $0 != "，" })
    if shape.pattern == "0" { return Int(shape.pieces[0]) }
    guard !text.isEmpty, text.count < 8 else { return nil }
    var total = 0
    var digit = 0
    for character in text {
      if let index = Array("〇一二三四五六七八九").firstIndex(of: character) {
        digit = index
      } else if let power = ["十": 10, "百": 100, "千": 1000][character] {
        total += max(1, digit) * power
        digit = 0
      } else {
        return nil
      }
    }
    return total + digit
  }

  private static func joined(_ number: String, _ counter: String, _ kind: Kind)
    -> (number: String, counter: String)
  {
    var (number, counter) = (number, counter)
    guard kind != .plain else { return (number, counter) }
    var closes = false
    for (end, closed) in [("いち", "いっ"), ("はち", "はっ"), ("じゅう", "じゅっ"), ("ひゃく", "ひゃっ"), ("ろく", "ろっ")]
    where number.hasSuffix(end) && !(end == "ろく" && kind == .hissing) {
      number = number.dropLast(end.count) + closed
      closes = true
    }
    guard kind == .breathing, let first = counter.first, let row = rows[first] else {
      return (number, counter)
    }
    if closes {
      counter = row.half + counter.dropFirst()
    } else if number.hasSuffix("さん") {
      counter = (counter == "ふん" ? row.half : row.voiced) + counter.dropFirst()
    } else if number.hasSuffix("よん"), counter == "ふん" {
      counter = row.half + counter.dropFirst()
    }
    return (number, counter)
  }

  private static let rows: [Character: (half: String, voiced: String)] = [
    "は": ("ぱ", "ば"), "ひ": ("ぴ", "び"), "ふ": ("ぷ", "ぶ"), "へ": ("ぺ", "べ"), "ほ": ("ぽ", "ぼ"),
  ]

  private static let counters: [String: [(reading: String, kind: Kind)]] = [
    "匹": [("ひき", .breathing)], "ひき": [("ひき", .breathing)], "びき": [("ひき", .breathing)],
    "ぴき": [("ひき", .breathing)], "本": [("ほん", .breathing)], "杯": [("はい", .breathing)],
    "分": [("ふん", .breathing)], "泊": [("はく", .breathing)], "回": [("かい", .closing)],
    "階": [("かい", .closing)], "個": [("こ", .closing)], "こ": [("こ", .closing)],
    "軒": [("けん", .closing)], "か月": [("かげつ", .closing)], "歳": [("さい", .hissing)],
    "才": [("さい", .hissing)], "冊": [("さつ", .hissing)], "章": [("しょう", .hissing)],
    "週": [("しゅう", .hissing)], "週間": [("しゅうかん", .hissing)], "足": [("そく", .hissing)],
    "頭": [("とう", .hissing)], "点": [("てん", .hissing)], "通": [("つう", .hissing)],
    "世紀": [("せいき", .hissing)], "つ": [("つ", .plain)], "人": [("にん", .plain)],
    "日": [("にち", .plain)], "月": [("がつ", .plain)], "年": [("ねん", .plain)],
    "年間": [("ねんかん", .plain)], "時": [("じ", .plain)], "時間": [("じかん", .plain)],
    "枚": [("まい", .plain)], "台": [("だい", .plain)], "番": [("ばん", .plain)],
    "円": [("えん", .plain)], "羽": [("わ", .plain)], "度": [("ど", .plain)],
    "秒": [("びょう", .plain)], "号": [("ごう", .plain)], "名": [("めい", .plain)],
    "倍": [("ばい", .plain)], "年生": [("ねんせい", .plain)], "ページ": [("ページ", .closing)],
    "メートル": [("メートル", .plain)], "キロ": [("キロ", .closing)],
  ]

  /// Numbers whose last digit is called otherwise before a counter.
  private static let changed: [String: [Int: String]] = [
    "人": [4: "よ", 7: "しち"], "時": [4: "よ", 7: "しち", 9: "く"],
    "時間": [4: "よ", 7: "しち", 9: "く"], "月": [4: "し", 7: "しち", 9: "く"], "年": [4: "よ"],
    "年間": [4: "よ"], "年生": [4: "よ"], "円": [4: "よ"],
  ]

  /// Numbers and counters that have a word of their own.
  private static let wholes: [String: [Int: (number: String, counter: String)]] = [
    "人": [1: ("ひと", "り"), 2: ("ふた", "り")],
    "歳": [20: ("はた", "ち")], "才": [20: ("はた", "ち")],
    "つ": [
      1: ("ひと", "つ"), 2: ("ふた", "つ"), 3: ("みっ", "つ"), 4: ("よっ", "つ"), 5: ("いつ", "つ"),
      6: ("むっ", "つ"), 7: ("なな", "つ"), 8: ("やっ", "つ"), 9: ("ここの", "つ"),
    ],
    "日": [
      1: ("つい", "たち"), 2: ("ふつ", "か"), 3: ("みっ", "か"), 4: ("よっ", "か"), 5: ("いつ", "か"),
      6: ("むい", "か"), 7: ("なの", "か"), 8: ("よう", "か"), 9: ("ここの", "か"), 10: ("とお", "か"),
      14: ("じゅうよっ", "か"), 20: ("はつ", "か"), 24: ("にじゅうよっ", "か"),
    ],
  ]
}
