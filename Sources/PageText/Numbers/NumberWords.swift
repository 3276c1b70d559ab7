/// Numbers in words, with the choices that a language leaves its speakers.
///
/// Every answer is a list of alternatives, the usual one first, each a list of words.
final class NumberWords {
  let language: String
  let rules: LanguageRules
  private var spellers: [String: NumberSpeller] = [:]

  init(language: String, rules: LanguageRules) {
    self.language = language
    self.rules = rules
  }

  private func opened(for language: String) throws(PageTextError) -> NumberSpeller {
    if let speller = spellers[language] { return speller }
    let speller = try NumberSpeller(language: language)
    spellers[language] = speller
    return speller
  }

  /// How many: `three`, `one hundred and one`; in languages with genders each gender's form.
  func cardinals(_ number: Double) throws(PageTextError) -> [[String]] {
    try spelled(number, by: "cardinal", orElse: "numbering")
  }

  /// Which in a row: `third`.
  func ordinals(_ number: Double) throws(PageTextError) -> [[String]] {
    let spelled = try spelled(number, by: "ordinal", orElse: nil)
    guard spelled.isEmpty, number < 100 else { return spelled }
    return rules.ordinals?.words(for: Int(number)) ?? rules.plainOrdinals?.words(for: Int(number))
      ?? []
  }

  /// A year: `nineteen eighty-four`, `twenty oh five`.
  func years(_ year: Int) throws(PageTextError) -> [[String]] {
    var years = try spelled(Double(year), by: "numbering-year", orElse: nil)
    if rules.readsYearsInPairs { years += try pairs(String(year)) }
    if let word = rules.centuryWord, year % 1000 >= 100 {
      let head = try cardinals(Double(year / 100)).first ?? []
      let tail = year % 100 == 0 ? [] : try cardinals(Double(year % 100)).first ?? []
      years.append(head + [word] + tail)
    }
    return years.withoutDoubles
  }

  /// A number read two digits at a time: `twelve thirty-four`, `seven oh five`.
  func pairs(_ digits: String) throws(PageTextError) -> [[String]] {
    guard digits.count == 3 || digits.count == 4, let first = Int(digits.dropLast(2)), first > 0,
      let second = Int(digits.suffix(2))
    else { return [] }
    let heads = try cardinals(Double(first))
    guard let head = heads.first else { return [] }
    if second == 0 { return rules.centuryWord.map { [head + [$0]] } ?? [] }
    if second < 10 {
      return try cardinals(Double(second)).prefix(1).flatMap { unit in
        rules.zeroNames.prefix(1).map { head + [$0] + unit }
      }
    }
    return try cardinals(Double(second)).prefix(1).map { head + $0 }
  }

  /// Digit by digit.
  func digits(_ digits: some StringProtocol) throws(PageTextError) -> [[String]] {
    var plain: [String] = []
    var withZeroName: [String] = []
    for digit in digits {
      guard let value = digit.wholeNumberValue,
        let name = try cardinals(Double(value)).first
      else { continue }
      plain += name
      withZeroName += value == 0 ? rules.zeroNames.first.map { [$0] } ?? name : name
    }
    return [plain, withZeroName].filter { !$0.isEmpty }.withoutDoubles
  }

  /// A whole number and its decimals: `three point one four`.
  func decimal(whole: String, decimals: String) throws(PageTextError) -> [[String]] {
    let heads = whole.isEmpty ? [[]] : try cardinals(Double(whole) ?? 0)
    var tails = try digits(decimals)
    if !rules.usesDecimalComma {
      // English reads decimals digit by digit only.
    } else if let value = Double(decimals), !decimals.hasPrefix("0") {
      tails = try cardinals(value) + tails
    }
    var all: [[String]] = []
    for head in heads.prefix(2) {
      for word in rules.decimalWords {
        all += tails.map { head + word.split(separator: " ").map(String.init) + $0 }
      }
    }
    if let value = Double("\(whole.isEmpty ? "0" : whole).\(decimals)") {
      all += try spelled(value, by: "cardinal", orElse: "numbering")
    }
    return all.withoutDoubles
  }

  /// The number by every rule set of a kind, the plain one first.
  private func spelled(_ number: Double, by kind: String, orElse other: String?)
    throws(PageTextError) -> [[String]]
  {
    let speller = try opened(for: language)
    let stem = "%spellout-" + kind
    // The characters that East Asian cheques are written in are no other way to say a number.
    var sets = speller.ruleSets.filter {
      ($0 == stem || $0.hasPrefix(stem + "-")) && !$0.hasSuffix("-financial")
    }
    if let other, sets.isEmpty || kind == "cardinal" {
      sets += speller.ruleSets.filter { $0 == "%spellout-" + other }
    }
    var spelled = sets.compactMap { speller.words(for: number, ruleSet: $0) }.withoutDoubles
    if language == "pt" {
      // ICU takes Portuguese without a region for Brazil's.
      let european = try opened(for: "pt-PT")
      spelled =
        (sets.compactMap { european.words(for: number, ruleSet: $0) } + spelled)
        .withoutDoubles
    }
    if spelled.isEmpty, speller.ruleSets.isEmpty, kind == "cardinal", abs(number) < 1e15 {
      // ICU has no rules: eSpeak NG reads the figures.
      let whole = Int64(number)
      return [[Double(whole) == number ? String(whole) : String(number)]]
    }
    if rules.language == "ja" { spelled = spelled.map { $0.map(JapaneseNumerals.kana) } + spelled }
    return spelled
  }

  /// The names of a unit beside a number, the usual one first: the language's own, then ICU's.
  func unitNames(_ unit: String, after number: String) throws(PageTextError) -> [Candidate] {
    var names = (rules.units[unit.lowercased()] ?? []).map { Candidate(phrase: $0) }
    if let kind = UnitFormatter.units[unit.lowercased()],
      let words = try UnitFormatter(language: language).words(
        "unit/" + kind, of: Self.plain(number))
    {
      names.append(Candidate(spellings: words.before + words.after))
    }
    names = names.filter { !$0.words.isEmpty } + (try currencyNames(unit, after: number))
    return names.enumerated().map { $1.lowered(by: Lowering.slight * Float($0)) }
  }

  /// Whether the language says a unit before its number.
  func unitStandsBefore(_ unit: String) throws(PageTextError) -> Bool {
    guard let kind = UnitFormatter.units[unit.lowercased()],
      let words = try UnitFormatter(language: language).words("unit/" + kind, of: "2")
    else { return false }
    return words.after.isEmpty
  }

  /// The names of a currency beside a number. ICU's name says which country's it is (`US dollars`);
  /// a narrator seldom does, so its first and last words are offered too.
  func currencyNames(_ sign: String, after number: String) throws(PageTextError) -> [Candidate] {
    guard let code = UnitFormatter.currency(of: sign, in: rules.language),
      let words = try UnitFormatter(language: language)
        .words("currency/" + code, of: Self.plain(number))
    else { return [] }
    let name = words.before + words.after
    return [
      Candidate(spellings: Array(name.prefix(1))),
      Candidate(spellings: Array(name.suffix(1)), -0.1), Candidate(spellings: name, -0.2),
    ].likeliest(3)
  }

  /// The digits of a number as ICU reads them; 2 stands for what has none.
  private static func plain(_ number: String) -> String {
    let digits = number.filter { $0.isASCII && $0.isNumber || $0 == "." }
    return digits.isEmpty || digits.count > 15 || Double(digits) == nil ? "2" : digits
  }
}

extension [[String]] {
  /// Without doubles, the first of each kept in place.
  var withoutDoubles: [[String]] {
    var seen: Set<[String]> = []
    return filter { seen.insert($0).inserted }
  }
}
