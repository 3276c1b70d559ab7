extension ReadingMaker {
  /// A clock time.
  func clock(_ hour: String, _ minute: String, suffix: String) throws(PageTextError)
    -> [Candidate]
  {
    guard let h = Int(hour), let m = Int(minute), h <= 24, m < 60, minute.count == 2 else {
      return []
    }
    var spoken: [Candidate] = []
    // 18:30 may be half past six.
    let late = h > 12 ? try numbers.cardinals(Double(h - 12)).prefix(1) : []
    let hours = try numbers.cardinals(Double(h)).prefix(2) + late
    let next = try numbers.cardinals(Double(h % 12 + 1))
    let ordinals = rules.hourForm == nil ? [] : try numbers.ordinals(Double(h))
    let hourOrdinal = rules.hourForm.flatMap { ordinals.count > $0 ? ordinals[$0] : nil } ?? []
    let minutes = try numbers.cardinals(Double(m))
    let remaining = try numbers.cardinals(Double(60 - m))
    if m > 0 {
      spoken += hours.prefix(2).flatMap { one in
        minutes.prefix(2).map { Candidate(spellings: one + $0) }
      }
    }
    for (index, clock) in rules.clock.filter({ $0.minutes.contains(m) }).enumerated() {
      for (position, hourWords) in hours.enumerated() {
        let names = [
          "{h}": hourWords, "{m}": minutes.first ?? [],
          "{n}": next.indices.contains(position) ? next[position] : next.first ?? [],
          "{r}": remaining.first ?? [], "{o}": hourOrdinal,
        ]
        let words = clock.phrase.split(separator: " ").flatMap { names[String($0)] ?? [String($0)] }
        spoken.append(Candidate(spellings: words, -0.1 * Float(index + position)))
      }
    }
    let unit = suffix.isEmpty ? [] : try numbers.unitNames(suffix, after: minute)
    return unit.isEmpty ? spoken : spoken.likeliest(8).followed(by: unit)
  }

  /// A price.
  func price(sign: String, whole: String, small: String) throws(PageTextError) -> [Candidate] {
    let number = small.isEmpty ? whole : whole + "." + small
    let official = try numbers.currencyNames(sign, after: number)
    guard sign.count == 1, let names = rules.currencies[Character(sign)] else {
      return try price(whole: whole, small: small, officialNames: official)
    }
    let isOne = Int(whole) == 1
    let unit = [
      Candidate(phrase: isOne ? names.one : names.many),
      Candidate(phrase: isOne ? names.many : names.one, -Lowering.clear),
    ]
    let amount = try plain(whole.isEmpty ? "0" : whole)
    guard let coins = Int(small), small.count == 2 else {
      if small.isEmpty { return amount.followed(by: unit) }
      return try amountWords(whole, small).followed(by: unit)
    }
    if coins == 0 { return amount.followed(by: unit) }
    let coinWords = try plain(String(coins))
    let coinUnit = [Candidate(phrase: coins == 1 ? names.smallOne : names.smallMany)]
    let joined = rules.joiners.prefix(1).map { Candidate(phrase: $0) }
    let head = amount.followed(by: unit)
    let onlyCoins = Int(whole) == 0 ? coinWords.followed(by: coinUnit) : []
    return onlyCoins + head.followed(by: coinWords)
      + head.followed(by: joined).followed(by: coinWords).followed(by: coinUnit)
      + head.followed(by: coinWords).followed(by: coinUnit)
      + amount.followed(by: coinWords).lowered(by: Lowering.slight)
      + (try amountWords(whole, small).followed(by: unit).lowered(by: Lowering.slight))
  }

  /// A price in a currency of which only ICU's name is known: its coins are not named.
  private func price(whole: String, small: String, officialNames names: [Candidate])
    throws(PageTextError) -> [Candidate]
  {
    let head = try plain(whole.isEmpty ? "0" : whole).likeliest(3).followed(by: names)
    guard small.count == 2, let coins = Int(small) else {
      return small.isEmpty
        ? head : try amountWords(whole.isEmpty ? "0" : whole, small).followed(by: names)
    }
    if coins == 0 { return head }
    let tail = try plain(String(coins)).likeliest(2)
    let joined = rules.joiners.prefix(1).map { Candidate(phrase: $0) }
    return head.likeliest(4).followed(by: tail)
      + head.likeliest(4).followed(by: joined).followed(by: tail).lowered(by: Lowering.slight)
      + (try amountWords(whole, small).followed(by: names).lowered(by: Lowering.slight))
  }

  /// `½`, `2½`, `²`: signs that stand for a number.
  func fractionSign(whole: String, _ sign: String) throws(PageTextError) -> [Candidate] {
    guard let value = sign.unicodeScalars.first?.properties.numericValue else { return [] }
    if value == value.rounded() {
      let number = try plain(String(Int(value)))
      return whole.isEmpty ? number : try plain(whole).followed(by: number)
    }
    for denominator in 2...10 {
      let numerator = value * Double(denominator)
      if abs(numerator - numerator.rounded()) < 1e-6 {
        return try fraction(whole: whole, Int(numerator.rounded()), denominator)
      }
    }
    return []
  }

  private func fraction(whole: String, _ numerator: Int, _ denominator: Int)
    throws(PageTextError) -> [Candidate]
  {
    var names = (rules.fractions["\(numerator)/\(denominator)"] ?? []).map { Candidate(phrase: $0) }
    if names.isEmpty {
      let plural = numerator > 1 && rules.language == "en" ? "s" : ""
      let parts = try ordinals(String(denominator)).map { candidate in
        Candidate(
          spellings: candidate.words.dropLast().map(\.spelling)
            + candidate.words.suffix(1).map { $0.spelling + plural })
      }
      names = try plain(String(numerator)).followed(by: parts)
    }
    if whole.isEmpty { return names }
    let joined = rules.joiners.map { Candidate(phrase: $0) }
    let head = try plain(whole)
    return head.followed(by: joined).followed(by: names) + head.followed(by: names)
  }

  /// `1/2`, `24/7`, `9/11`.
  func slashed(_ one: String, _ other: String) throws(PageTextError) -> [Candidate] {
    guard let numerator = Int(one), let denominator = Int(other) else { return [] }
    let apart = try plain(one).followed(by: plain(other))
    guard numerator < denominator, denominator <= 100, numerator > 0 else { return apart }
    return try fraction(whole: "", numerator, denominator) + apart.lowered(by: Lowering.slight)
  }

  /// `3–5`, `1939–45`, `555-1234`.
  func range(_ one: String, _ other: String) throws(PageTextError) -> [Candidate] {
    let context = Context()
    let heads = try integer(one, isOrdinal: false, context).likeliest(3)
    let tails = try integer(other, isOrdinal: false, context).likeliest(3)
    let parting = rules.rangeWords.enumerated().map { Candidate(phrase: $1, -0.3 * Float($0)) }
    let digits = try numbers.digits(one + other).map { Candidate(spellings: $0) }
    let isCode = one.count > 2 && other.count > 3 && one.count != other.count
    return heads.followed(by: parting).followed(by: tails)
      + heads.followed(by: tails).lowered(by: Lowering.slight)
      + digits.lowered(by: isCode ? 0 : Lowering.rare)
  }
}

extension ReadingMaker {
  /// `£1.5m`, `$3bn`: one point five million pounds.
  func scaledPrice(_ shape: NumberShape) throws(PageTextError) -> [Candidate] {
    guard shape.pattern.first == "¤", shape.pattern.last == "a", let sign = shape.pieces[0].first,
      let names = rules.currencies[sign], let scale = shape.pieces.last?.lowercased(),
      let word = rules.scaleLetters[scale] ?? (rules.scales.contains(scale) ? scale : nil)
    else { return [] }
    let pieces = Array(shape.pieces.dropFirst().dropLast())
    let pattern = String(shape.pattern.dropFirst().dropLast())
    let amount = DigitGroups(pieces, pattern, decimalComma: rules.usesDecimalComma)
    guard let (whole, decimals) = amount.readings.first else { return [] }
    return try amountWords(whole, decimals).followed(
      by: [Candidate(phrase: word + " " + names.many)])
  }
}
