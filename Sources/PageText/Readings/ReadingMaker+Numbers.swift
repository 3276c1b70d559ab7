extension ReadingMaker {
  /// The ways to say a word with digits in it. The last of them hands the word to eSpeak NG as it
  /// is printed.
  func numberCandidates(for token: TokenCore, in context: Context) throws(PageTextError)
    -> [Candidate]
  {
    var text = token.text
    var sign: [Candidate] = []
    if context.previous?.hasNumber == true, text.first?.isLetter == true {
      let unit = try numbers.unitNames(text, after: context.previous?.text ?? "")  // 5 m²
      if !unit.isEmpty { return unit + [Candidate(spellings: [text], -Lowering.lastResort)] }
    }
    if let first = text.first, first == "-" || first == "−",
      text.dropFirst().first?.isNumber == true
    {
      text.removeFirst()
      sign = (rules.signs["−"] ?? []).map { Candidate(phrase: $0) }
    }
    let shape = NumberShape(text)
    var spoken = try special(shape, token, context)
    if spoken.isEmpty { spoken = try abbreviatedOrCompound(text) }
    spoken += try piecewise(shape).lowered(by: spoken.isEmpty ? 0 : Lowering.clear)
    if !sign.isEmpty {
      spoken = sign.followed(by: spoken) + spoken.lowered(by: Lowering.clear)
    }
    return spoken + [
      Candidate(spellings: [token.text], spoken.isEmpty ? 0 : -Lowering.lastResort)
    ]
  }

  /// The readings of the shapes that mean something together: a time, a price, a year.
  private func special(_ shape: NumberShape, _ token: TokenCore, _ context: Context)
    throws(PageTextError) -> [Candidate]
  {
    let pieces = shape.pieces
    switch shape.pattern {
    case "0": return try integer(pieces[0], isOrdinal: token.hasPeriodAfter, context)
    case "0.a" where rules.ordinalEndings.contains(pieces[2].lowercased()):
      return try ordinals(pieces[0])
    case "0a": return try numberThenLetters(pieces[0], pieces[1])
    case "0'a" where pieces[2].lowercased() == "s" && rules.language == "en":
      // 1984's
      return try integer(pieces[0], isOrdinal: false, context).map(Self.possessive)
        + decades(pieces[0]).lowered(by: Lowering.slight)
    case "0'a", "0:a", "0-a", "0.a": return try suffixed(pieces[0], pieces[2])
    case "'0", "'0a":
      let inner = pieces.filter { $0 != "'" }
      return inner.count == 1
        ? try integer(inner[0], isOrdinal: false, context)
        : try numberThenLetters(inner[0], inner[1])
    case "0'0", "0′0", "0′0″":
      // Six feet two, or one thousand as the Swiss write it.
      return try separated(shape) + feet(pieces[0], pieces[2])
    case "0.0" where rules.usesDecimalComma && !token.hasPeriodAfter:
      let time = try clock(pieces[0], pieces[2], suffix: "")
      return try time + separated(shape).lowered(by: time.isEmpty ? 0 : Lowering.slight)
    case "0.0", "0.0.0", "0/0/0", "0-0-0":
      let date = try dateCandidates(shape, endsInPeriod: token.hasPeriodAfter)
      return try date + (date.isEmpty ? separated(shape) : [])
    case "0:0", "0:0a", "0.0a", "0h0":
      return try clock(pieces[0], pieces[2], suffix: pieces.count > 3 ? pieces[3] : "")
        + (shape.pattern == "0.0a" ? try measured(pieces[0], pieces[2], unit: pieces[3]) : [])
    case "0a0" where clockLetters.contains(pieces[1].lowercased()):
      return try clock(pieces[0], pieces[2], suffix: "")
    case "¤0", "0¤":
      let isFirst = shape.pattern == "¤0"
      return try price(sign: pieces[isFirst ? 0 : 1], whole: pieces[isFirst ? 1 : 0], small: "")
    case "0%", "0°", "0+", "0′", "0″": return try measured(pieces[0], "", unit: pieces[1])
    case "%0": return try measured(pieces[1], "", unit: pieces[0])
    case "0°a":
      return try measured(pieces[0], "", unit: "°" + pieces[2])
    case "#0", "№0":
      let names =
        rules.signs[pieces[0].first ?? "#"] ?? rules.numberAbbreviations["nr"]
        ?? rules.numberAbbreviations["no"] ?? []
      return names.map { Candidate(phrase: $0) }.followed(
        by: try plain(pieces[1]))
    case "½", "0½":
      return try fractionSign(whole: pieces.count > 1 ? pieces[0] : "", pieces[pieces.count - 1])
    case "0/0": return try slashed(pieces[0], pieces[2])
    case "0-0": return try range(pieces[0], pieces[2])
    default:
      let scaled = try scaledPrice(shape)
      return try scaled + separated(shape)
    }
  }

  private var clockLetters: Set<String> { ["h", "u", "g"] }

  /// Digits alone: a count, a year, a list of digits.
  func integer(_ digits: String, isOrdinal: Bool, _ context: Context) throws(PageTextError)
    -> [Candidate]
  {
    var spoken = try plain(digits)
    if digits.count == 4, let year = Int(digits), year >= 1000 {
      let isYear = (1100...2099).contains(year)
      spoken =
        try numbers.years(year).map { Candidate(spellings: $0, isYear ? 0 : -Lowering.clear) }
        + spoken.lowered(by: isYear ? Lowering.slight : 0)
    } else if digits.count == 3 {
      spoken += try numbers.pairs(digits).map { Candidate(spellings: $0, -Lowering.clear) }
    }
    if isOrdinal, rules.usesDecimalComma, digits.count < 3 {
      spoken += try ordinals(digits).lowered(by: Lowering.slight)
    }
    if digits.count > 1 {
      let isCode = digits.hasPrefix("0") || digits.count > 6
      let single = try numbers.digits(digits).map { Candidate(spellings: $0) }
      spoken =
        isCode
        ? single + spoken.lowered(by: Lowering.clear) : spoken + single.lowered(by: Lowering.rare)
    }
    return spoken
  }

  /// Digits as a count.
  func plain(_ digits: String) throws(PageTextError) -> [Candidate] {
    guard digits.count <= 15, let number = Double(digits) else {
      return try numbers.digits(digits).map { Candidate(spellings: $0) }
    }
    return try numbers.cardinals(number).enumerated().map {
      Candidate(spellings: $1, -0.2 * Float($0))
    }
  }

  func ordinals(_ digits: String) throws(PageTextError) -> [Candidate] {
    try numbers.ordinals(Double(digits) ?? 0).enumerated().map {
      Candidate(spellings: $1, -0.2 * Float($0))
    }
  }

  /// `2nd`, `5km`, `1980s`, `10pm`, `3D`.
  private func numberThenLetters(_ digits: String, _ letters: String) throws(PageTextError)
    -> [Candidate]
  {
    let lower = letters.lowercased()
    if rules.ordinalEndings.contains(lower) { return try ordinals(digits) }
    if lower == "s", rules.language == "en" { return try decades(digits) }
    let unit = try measured(digits, "", unit: letters)
    if !unit.isEmpty { return unit }
    let isKnown = UnitFormatter.currency(of: letters, in: rules.language) != nil
    return try isKnown
      ? price(sign: letters, whole: digits, small: "") : suffixed(digits, letters)
  }

  /// `1980s`: nineteen eighties.
  func decades(_ digits: String) throws(PageTextError) -> [Candidate] {
    let number = Int(digits) ?? 0
    let spoken =
      digits.count == 4
      ? try numbers.years(number) + numbers.cardinals(Double(number))
      : try numbers.cardinals(Double(number))
    return spoken.compactMap { words in
      guard let last = words.last else { return nil }
      let plural =
        last.hasSuffix("y") ? last.dropLast() + "ies" : last + (last.hasSuffix("x") ? "es" : "s")
      return Candidate(spellings: words.dropLast() + [String(plural)])
    }
  }

  /// A whole number with its decimals, if any.
  func amountWords(_ whole: String, _ decimals: String) throws(PageTextError) -> [Candidate] {
    if decimals.isEmpty { return try plain(whole) }
    return try numbers.decimal(whole: whole, decimals: decimals).enumerated().map {
      Candidate(spellings: $1, -0.2 * Float($0))
    }
  }

  /// An amount and its unit, in the order of the language: `5 km`, `kilomita 5`.
  func measured(_ whole: String, _ decimals: String, unit: String) throws(PageTextError)
    -> [Candidate]
  {
    let number = decimals.isEmpty ? whole : whole + "." + decimals
    let signs = (unit.count == 1 ? rules.signs[Character(unit)] : nil) ?? []
    let names = signs.map { Candidate(phrase: $0) } + (try numbers.unitNames(unit, after: number))
    if names.isEmpty { return [] }
    let amount = try amountWords(whole, decimals)
    let isBefore = try numbers.unitStandsBefore(unit)
    let after = amount.followed(by: names)
    let before = names.followed(by: amount)
    return isBefore ? before + after.lowered(by: Lowering.slight) : after
  }

  /// Each run read for itself, one after the other.
  private func piecewise(_ shape: NumberShape) throws(PageTextError) -> [Candidate] {
    var spoken: [Candidate] = []
    let isSum = shape.pattern.contains("=")
    for (piece, kind) in zip(shape.pieces, shape.pattern) {
      let next: [Candidate]
      switch kind {
      case "0":
        next =
          try piece.hasPrefix("0") && piece.count > 1
          ? numbers.digits(piece).map { Candidate(spellings: $0) }
          : integer(piece, isOrdinal: false, Context())
      case "a":
        next =
          piece.count <= 3 && piece == piece.uppercased()
          ? [letters(piece)] + simple(piece).lowered(by: Lowering.slight) : simple(piece)
      case "½": next = try fractionSign(whole: "", piece)
      default:
        let sign: Character = isSum && kind == "-" ? "−" : piece.first ?? " "
        next = (rules.signs[sign] ?? []).prefix(1).map { Candidate(phrase: $0) }
      }
      let silent = !(isSum && kind == "-") && "-',.:/".contains(kind)
      spoken =
        silent && !next.isEmpty
        ? spoken + spoken.followed(by: next, limit: 4).lowered(by: Lowering.clear)
        : spoken.followed(by: next, limit: 6)
    }
    return spoken.likeliest(6)
  }
}
