/// What of a printed word can be spoken: the word without the punctuation around it, in the plain
/// forms that lexicons use.
struct TokenCore: Hashable {
  /// The word from its first speaking character to its last, with straight apostrophes, plain
  /// hyphens and no invisible characters; empty when nothing speaks.
  var text: String
  /// Whether an apostrophe stands directly before (`'tis`) …
  var hasApostropheBefore = false
  /// … or after (`goin'`, `dogs'`).
  var hasApostropheAfter = false
  /// Whether a full stop stands directly after (`Dr.`).
  var hasPeriodAfter = false
  /// A sign that is the whole word and speaks only between numbers: the minus of `7 − 5`.
  var loneSign: Character?

  /// A sign that stands alone.
  init(sign: String) {
    text = sign
  }

  /// Reads a printed word.
  init(_ bytes: ArraySlice<UInt8>) {
    var scalars = [Unicode.Scalar]()
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars where !scalar.isInvisible {
      scalars.append(Self.plain(scalar))
    }
    guard var first = scalars.firstIndex(where: \.speaksFirst),
      let last = scalars.lastIndex(where: \.speaksLast), first <= last
    else {
      text = ""
      if scalars.count == 1, Self.loneSigns.unicodeScalars.contains(scalars[0]) {
        loneSign = Character(scalars[0])
      }
      return
    }
    if first > 0, scalars[first].isASCIIDigit,
      scalars[first - 1] == "." || scalars[first - 1] == "-" || scalars[first - 1] == "−"
    {
      first -= 1
    }
    text = scalars[first...last].reduce(into: "") { $0.unicodeScalars.append($1) }
    hasApostropheBefore = first > 0 && scalars[first - 1] == "'"
    hasApostropheAfter = last + 1 < scalars.count && scalars[last + 1] == "'"
    hasPeriodAfter = last + 1 < scalars.count && scalars[last + 1] == "."
  }

  private static let loneSigns = "−-–×÷*:/<>~≈≠≤≥"

  /// Whether something in it is a letter or a digit.
  var hasWord: Bool { text.unicodeScalars.contains(where: \.isWordLike) }
  /// Whether something in it is a digit or another sign for a number.
  var hasNumber: Bool { text.unicodeScalars.contains(where: \.isNumberLike) }

  /// The form of a character that lexicons use.
  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isApostrophe || scalar == "‘" || scalar == "`" || scalar == "´" { return "'" }
    if scalar == "٪" { return "%" }
    return scalar.isHyphen ? "-" : scalar
  }
}

extension Unicode.Scalar {
  /// Whether it is spoken at the start of a word: a letter, a digit, `£`, `#`, `&` …
  fileprivate var speaksFirst: Bool {
    isWordLike || properties.generalCategory == .currencySymbol
      || "#@&+%٪=§№°".unicodeScalars.contains(self)
  }

  /// Whether it is spoken at the end of a word: a letter, a digit, `%`, `°` …
  fileprivate var speaksLast: Bool {
    isWordLike || properties.generalCategory == .currencySymbol
      || "@&+%٪‰=°′″§№".unicodeScalars.contains(self)
  }
}
