extension ReadingMaker {
  /// Signs between digits that group or part them: `1,000`, `3.5`, `£4.50`, `555-1234`.
  func separated(_ shape: NumberShape) throws(PageTextError) -> [Candidate] {
    var pieces = shape.pieces
    var pattern = shape.pattern
    var currency = ""
    var suffix = ""
    if pattern.hasPrefix("¤") {
      currency = pieces.removeFirst()
      pattern.removeFirst()
    } else if let last = pattern.last, last == "¤" || last == "%" || last == "a" {
      suffix = pieces.removeLast()
      pattern.removeLast()
      if last == "¤" { currency = suffix }
    }
    if pattern.hasSuffix("°") {
      suffix = "°" + suffix
      pieces.removeLast()
      pattern.removeLast()
    }
    while pattern.hasSuffix(" ") {
      pattern.removeLast()
      pieces.removeLast()
    }
    while pattern.hasPrefix(" ") {
      pattern.removeFirst()
      pieces.removeFirst()
    }
    let amount = DigitGroups(pieces, pattern, decimalComma: rules.usesDecimalComma)
    guard !amount.readings.isEmpty else { return [] }
    var spoken: [Candidate] = []
    for (whole, decimals) in amount.readings {
      if !currency.isEmpty {
        spoken += try price(sign: currency, whole: whole, small: decimals)
      } else if !suffix.isEmpty {
        var named =
          rules.ordinalEndings.contains(suffix.lowercased())
          ? try ordinals(whole) : try measured(whole, decimals, unit: suffix)
        if named.isEmpty { named = try amountWords(whole, decimals).followed(by: simple(suffix)) }
        spoken += named
      } else {
        spoken += try amountWords(whole, decimals)
      }
    }
    return spoken
  }
}
