extension ReadingMaker {
  /// What the reading of a word may depend on.
  func context(of index: Int, in tokens: [TokenCore]) throws(PageTextError) -> Context {
    let token = tokens[index]
    func word(_ distance: Int) -> TokenCore? {
      tokens.indices.contains(index + distance) ? tokens[index + distance] : nil
    }
    var context = Context(previous: word(-1), next: word(1))
    context.signMayLead = !(word(token.hasNumber ? -2 : -1)?.hasNumber ?? false)
    if token.loneSign != nil {
      context.isSum = tokens[max(0, index - 4)..<min(tokens.count, index + 5)]
        .contains { $0.text == "=" }
    }
    if token.hasNumber, !rules.dayPhrases.isEmpty {
      let digits = token.text.prefix { $0.isNumber }
      guard (1...2).contains(digits.count), let day = Int(NumberShape(String(digits)).pieces[0]),
        (1...31).contains(day)
      else { return context }
      if let next = word(1)?.text, try dates.isMonth(next) {
        context.month = .after
      } else if word(1)?.text == "de", let next = word(2)?.text, try dates.isMonth(next) {
        context.month = .after
      } else if let previous = word(-1)?.text, try dates.isMonth(previous) {
        context.month = .before
      }
    }
    return context
  }

  /// A day beside the name of its month: `4 March`, the fourth of March.
  func dayCandidates(_ text: String, _ place: MonthPlace) throws(PageTextError) -> [Candidate] {
    let digits = text.prefix { $0.isNumber }
    guard place != .none, let day = Int(NumberShape(String(digits)).pieces[0]),
      day == 1 || !rules.onlyFirstDayIsOrdinal
    else { return [] }
    let phrases = place == .after ? rules.dayPhrases : rules.dayPhrasesAfterMonth
    var spoken: [Candidate] = []
    for ordinal in try numbers.ordinals(Double(day)) {
      for phrase in phrases {
        let words = phrase.split(separator: " ").flatMap { $0 == "{o}" ? ordinal : [String($0)] }
        spoken.append(Candidate(spellings: words, -0.1 * Float(spoken.count)))
      }
    }
    return spoken
  }

  /// A date in figures: `24.12.2024`, `2024-03-04`, `24.12.`.
  func dateCandidates(_ shape: NumberShape, endsInPeriod: Bool) throws(PageTextError)
    -> [Candidate]
  {
    let numbers = shape.pieces.compactMap { Int($0) }
    let signs = Set(shape.pattern.filter { $0 != "0" })
    let isDayAndMonth = shape.pattern == "0.0" && endsInPeriod && rules.usesDecimalComma
    guard signs.count == 1, numbers.count == 3 || isDayAndMonth,
      numbers.count * 2 - 1 == shape.pattern.count,
      shape.pieces.allSatisfy({ $0.count <= 4 })
    else { return [] }
    var orders: [(year: Int, month: Int, day: Int)] = []
    if isDayAndMonth {
      orders = [(2000, numbers[1], numbers[0])]
    } else if shape.pieces[0].count == 4 {
      orders = [(numbers[0], numbers[1], numbers[2])]
    } else {
      let isShort = shape.pieces[4].count == 2
      let year = isShort ? numbers[2] + (numbers[2] < 50 ? 2000 : 1900) : numbers[2]
      orders = [(year, numbers[1], numbers[0])]
      if rules.language == "en" { orders.append((year, numbers[0], numbers[1])) }
    }
    var spoken: [Candidate] = []
    for order in orders {
      let words = try dates.words(year: order.year, month: order.month, day: order.day)
      guard let words else { continue }
      var parts = words.split(whereSeparator: \.isWhitespace).map(String.init)
      if isDayAndMonth { parts = Array(parts.prefix { !$0.contains("2000") }) }
      spoken += try saying(parts.joined(separator: " "))
    }
    if isDayAndMonth || rules.usesDecimalComma && shape.pattern == "0.0.0" {
      // Am vierundzwanzigsten zwölften.
      let days = try ordinals(shape.pieces[0])
      let months = try ordinals(shape.pieces[2])
      var both = zip(days, months).map { Candidate($0.words + $1.words, $0.logPrior) }
      if !isDayAndMonth {
        both = both.followed(
          by: try integer(shape.pieces[4], isOrdinal: false, Context()), limit: 6)
      }
      spoken = spoken.likeliest(6) + both.likeliest(6)
    }
    return spoken
  }

  /// The ways to say words as they would be read on a page.
  func saying(_ words: String) throws(PageTextError) -> [Candidate] {
    let tokens = words.split(whereSeparator: \.isWhitespace).map {
      TokenCore(Array(String($0).utf8)[...])
    }
    var spoken: [Candidate] = []
    for index in tokens.indices {
      let readings = try self.readings(of: index, in: tokens)
      spoken = spoken.followed(
        by: readings.map { Candidate($0.spokenWords, $0.logPrior) }, limit: 6)
    }
    return spoken
  }
}
