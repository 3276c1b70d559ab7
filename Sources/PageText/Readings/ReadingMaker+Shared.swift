/// What is spoken across two printed words in another order, or in other parts, than it is printed:
/// `3,50 €` is three euros fifty, `$5 million` five million dollars, `z. B.` zum Beispiel. Each of
/// the two words is offered its part.
extension ReadingMaker {
  func sharedCandidates(for token: TokenCore, in context: Context) throws(PageTextError)
    -> [Candidate]
  {
    var spoken = try dayCandidates(token.text, context.month)
    if let form = rules.hourForm, let hour = Int(token.text), hour <= 24,
      let previous = context.previous, rules.hourIntroductions.contains(previous.text.lowercased())
    {
      let ordinals = try numbers.ordinals(Double(hour))
      if ordinals.indices.contains(form) { spoken.append(Candidate(spellings: ordinals[form])) }
    }
    spoken += partsOfAbbreviation(token, context)
    if let next = context.next {
      spoken += try parts(of: token, before: next, isFirst: true, context)
    }
    if let previous = context.previous {
      spoken += try parts(of: previous, before: token, isFirst: false, context)
    }
    return spoken
  }

  /// `z. B.`, `EE. UU.`: the first word of the phrase for the first, the others for the second.
  private func partsOfAbbreviation(_ token: TokenCore, _ context: Context) -> [Candidate] {
    guard token.hasPeriodAfter, token.text.count <= 4 else { return [] }
    var spoken: [Candidate] = []
    if let next = context.next, next.hasPeriodAfter {
      for phrase in rules.abbreviations["\(token.text).\(next.text)".lowercased()] ?? [] {
        spoken.append(Candidate(spellings: phrase.split(separator: " ").prefix(1).map(String.init)))
      }
    }
    if let previous = context.previous, previous.hasPeriodAfter {
      for phrase in rules.abbreviations["\(previous.text).\(token.text)".lowercased()] ?? [] {
        spoken.append(
          Candidate(spellings: phrase.split(separator: " ").dropFirst().map(String.init)))
      }
    }
    return spoken.filter { !$0.words.isEmpty }
  }

  /// What two neighbours share, the part of the first or that of the second.
  private func parts(
    of first: TokenCore, before second: TokenCore, isFirst: Bool, _ context: Context
  ) throws(PageTextError) -> [Candidate] {
    if first.hasNumber, rules.clockUnits.contains(second.text.lowercased()),
      let (hour, minute) = clockTime(first.text)
    {
      // `10:30 Uhr`: zehn Uhr dreißig.
      let name = second.text.lowercased()
      let names = rules.abbreviations[name] ?? rules.units[name] ?? [name]
      let unit = names.prefix(2).map { Candidate(phrase: $0) }
      return try isFirst ? plain(hour).followed(by: unit) : minute == "00" ? [] : plain(minute)
    }
    if first.hasNumber, second.hasNumber { return [] }
    if first.hasNumber, let amount = amount(of: first.text), try isMoney(second.text),
      amount.decimals.count == 2, let coins = Int(amount.decimals), coins > 0
    {
      let unit = try moneyNames(second.text, amount.whole)
      if isFirst { return try plain(amount.whole).likeliest(3).followed(by: unit) }
      let joined = rules.joiners.prefix(1).map { Candidate(phrase: $0) }
      let spoken = try plain(String(coins)).likeliest(3)
      return spoken + joined.followed(by: spoken).lowered(by: Lowering.slight)
    }
    if second.hasNumber, !first.hasNumber, context.signMayLead,
      let amount = amount(of: second.text),
      try isMoney(first.text)
    {
      let prices = try price(sign: first.text, whole: amount.whole, small: amount.decimals)
      return prices.filter { $0.words.count > 1 }.likeliest(6).map {
        Candidate(isFirst ? Array($0.words.prefix(1)) : Array($0.words.dropFirst()), $0.logPrior)
      }
    }
    if !isFirst, first.hasNumber, rules.scales.contains(second.text.lowercased()),
      let sign = first.text.first, let names = rules.currencies[sign]
    {
      return [Candidate(phrase: second.text.lowercased() + " " + names.many)]
    }
    if isFirst, first.hasNumber, rules.scales.contains(second.text.lowercased()),
      let sign = first.text.first, rules.currencies[sign] != nil,
      let amount = amount(of: String(first.text.dropFirst()))
    {
      return try amountWords(amount.whole, amount.decimals)
    }
    if rules.language == "ja" {
      return JapaneseCounters.parts(
        first.text, second.text,
        kana: { number in
          try? numbers.cardinals(Double(number)).first?.joined()
        }
      ).map { Candidate(spellings: [isFirst ? $0.number : $0.counter].filter { !$0.isEmpty }) }
        .filter { !$0.words.isEmpty }
    }
    return []
  }

  /// The hour and the minutes of `10:30` or `10.30`.
  private func clockTime(_ text: String) -> (hour: String, minute: String)? {
    let shape = NumberShape(text)
    guard shape.pattern == "0:0" || shape.pattern == "0.0", shape.pieces[2].count == 2,
      let hour = Int(shape.pieces[0]), hour <= 24, let minute = Int(shape.pieces[2]), minute < 60
    else { return nil }
    return (shape.pieces[0], shape.pieces[2])
  }

  /// The number that a word is, with its decimals.
  private func amount(of text: String) -> (whole: String, decimals: String)? {
    let shape = NumberShape(text)
    return DigitGroups(shape.pieces, shape.pattern, decimalComma: rules.usesDecimalComma)
      .readings.first
  }

  private func isMoney(_ text: String) throws(PageTextError) -> Bool {
    guard let first = text.first, text.count <= 4 else { return false }
    if text.count == 1, first.isCurrencySymbol { return true }
    return UnitFormatter.currency(of: text, in: rules.language) != nil
  }

  private func moneyNames(_ sign: String, _ number: String) throws(PageTextError) -> [Candidate] {
    if sign.count == 1, let names = rules.currencies[Character(sign)] {
      return [Candidate(phrase: Int(number) == 1 ? names.one : names.many)]
    }
    let own = (rules.units[sign.lowercased()] ?? []).map { Candidate(phrase: $0) }
    return try own + numbers.currencyNames(sign, after: number)
  }
}
