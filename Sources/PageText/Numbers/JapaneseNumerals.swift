/// How the characters of Japanese numbers are read; eSpeak NG reads kana alone.
enum JapaneseNumerals {
  /// A number in characters as kana, such as `さんびゃくにじゅういち` for `三百二十一`.
  static func kana(_ number: String) -> String {
    var rest = number[...]
    var kana = ""
    while let first = rest.first {
      if let sound = changed[String(rest.prefix(2))] {
        kana += sound
        rest = rest.dropFirst(2)
      } else {
        kana += plain[first] ?? String(first)
        rest = rest.dropFirst()
      }
    }
    return kana
  }

  private static let plain: [Character: String] = [
    "〇": "ゼロ", "零": "ゼロ", "一": "いち", "二": "に", "三": "さん", "四": "よん", "五": "ご",
    "六": "ろく", "七": "なな", "八": "はち", "九": "きゅう", "十": "じゅう", "百": "ひゃく",
    "千": "せん", "万": "まん", "億": "おく", "兆": "ちょう", "第": "だい", "・": "てん",
  ]

  /// Particles, alone and at the end of others, that are spoken otherwise than they are written.
  static let particles = [
    "は": "わ", "へ": "え", "では": "でわ", "には": "にわ", "とは": "とわ", "からは": "からわ",
    "こんにちは": "こんにちわ", "こんばんは": "こんばんわ",
  ]

  /// Pairs whose sounds change where they meet.
  private static let changed = [
    "三百": "さんびゃく", "六百": "ろっぴゃく", "八百": "はっぴゃく", "三千": "さんぜん",
    "八千": "はっせん",
  ]
}
