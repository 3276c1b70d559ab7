/// Numbers that are parts of words, and words that are parts of numbers.
extension ReadingMaker {
  /// A number with the ending of the word that it stands for: `1-й`, `2:a`, `5'te`, `80er`, `3-mal`.
  /// What ends so is that word; else the ending is joined to the number.
  func suffixed(_ digits: String, _ ending: String) throws(PageTextError) -> [Candidate] {
    guard ending == ending.lowercased(), rules.language != "en" else { return [] }
    let isJoined = ending.count < 3
    let cardinals =
      try digits.count == 4
      ? numbers.years(Int(digits) ?? 0) + plainWords(digits) : plainWords(digits)
    var spoken: [Candidate] = []
    if isJoined || ending.count < 6 {
      spoken = try (numbers.ordinals(Double(digits) ?? 0) + cardinals)
        .filter { $0.last?.hasSuffix(ending) == true }.map { Candidate(spellings: $0) }
    }
    let joined = cardinals.prefix(3).map { words in
      Candidate(spellings: words.dropLast() + [(words.last ?? "") + ending])
    }
    return spoken + joined.lowered(by: spoken.isEmpty ? 0 : Lowering.clear)
  }

  private func plainWords(_ digits: String) throws(PageTextError) -> [[String]] {
    try digits.count > 15 ? numbers.digits(digits) : numbers.cardinals(Double(digits) ?? 0)
  }

  /// With the English genitive behind it.
  static func possessive(_ candidate: Candidate) -> Candidate {
    var words = candidate.words
    if let last = words.indices.last { words[last].spelling += "'s" }
    return Candidate(words, candidate.logPrior)
  }

  /// `6'2"`: six feet two.
  func feet(_ feet: String, _ inches: String) throws(PageTextError) -> [Candidate] {
    guard let sign = rules.signs["′"], inches.count < 3 else { return [] }
    let units = (sign.prefix(1) + ["foot"]).map { Candidate(phrase: $0) }
    let head = try plain(feet).followed(by: units).followed(by: plain(inches))
    return head + head.followed(by: [Candidate(phrase: rules.signs["″"]?.first ?? "")])
  }

  /// `No.1`, `p.12`: a short form before its number without a space. `mid-1990s`, `R2-D2`: parts
  /// read one by one.
  func abbreviatedOrCompound(_ text: String) throws(PageTextError) -> [Candidate] {
    let head = String(text.prefix { !$0.isNumber })
    let rest = String(text.dropFirst(head.count))
    let key = head.lowercased().filter { !$0.isWhitespace }
    let keys = [key, key.hasSuffix(".") ? String(key.dropLast()) : key]
    let names = keys.flatMap { rules.numberAbbreviations[$0] ?? [] }
    if !names.isEmpty, rest.allSatisfy({ $0.isNumber }) {
      return try names.map { Candidate(phrase: $0) }.followed(by: plain(rest))
    }
    if let code = UnitFormatter.currency(of: head, in: rules.language), !rest.isEmpty,
      !code.isEmpty
    {
      let shape = NumberShape(rest)
      let amount = DigitGroups(shape.pieces, shape.pattern, decimalComma: rules.usesDecimalComma)
      if let (whole, decimals) = amount.readings.first {
        return try price(sign: head, whole: whole, small: decimals)
      }
    }
    let parts = text.split { "-–—".contains($0) }.map(String.init)
    let isRange = parts.count == 2 && parts.allSatisfy { $0.first?.isNumber == true }
    guard parts.count > 1, parts.count < 6,
      parts.contains(where: { $0.contains(where: \.isLetter) })
    else { return [] }
    var spoken: [Candidate] = []
    for part in parts {
      let token = TokenCore(Array(part.utf8)[...])
      let next =
        try token.hasNumber
        ? numberCandidates(for: token, in: Context()).filter { $0.logPrior > -Lowering.lastResort }
        : compound(part)
      if isRange, !spoken.isEmpty {
        // 9am–5pm
        let words = rules.rangeWords.prefix(2).map { Candidate(phrase: $0) }
        spoken =
          spoken.followed(by: words).followed(by: next.likeliest(4), limit: 6)
          + spoken.followed(by: next.likeliest(4), limit: 3).lowered(by: Lowering.slight)
        continue
      }
      spoken = spoken.followed(by: next.likeliest(4), limit: 8)
    }
    return spoken
  }
}
