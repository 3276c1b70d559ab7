/// Walks over the code points of UTF-8 text together with their byte offsets.
struct ScalarScanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next code point and its first byte's offset; nil at the end.
  mutating func next() -> (scalar: Unicode.Scalar, offset: Int)? {
    guard position < bytes.count else { return nil }
    let start = position
    let lead = bytes[position]
    position += 1
    if lead < 0x80 { return (Unicode.Scalar(lead), start) }
    var value = UInt32(lead)
    value &= lead >= 0xF0 ? 0x07 : lead >= 0xE0 ? 0x0F : 0x1F
    while position < bytes.count, bytes[position] & 0xC0 == 0x80 {
      value = value << 6 | UInt32(bytes[position] & 0x3F)
      position += 1
    }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", start)
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter or a digit of any script, or a mark that belongs to one.
  var isWordLike: Bool {
    if value < 0x80 {
      return (value | 0x20) >= 0x61 && (value | 0x20) <= 0x7A || isASCIIDigit
    }
    return switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark:
      true
    default: false
    }
  }

  /// Whether it is a letter, or a mark that belongs to one.
  var isLetterLike: Bool { isWordLike && !isNumberLike }

  /// Whether it is a digit or another sign for a number.
  var isNumberLike: Bool {
    if value < 0x80 { return isASCIIDigit }
    return properties.numericType != nil && properties.generalCategory != .otherLetter
  }

  /// Whether it is one of `0` to `9`.
  var isASCIIDigit: Bool { value >= 0x30 && value <= 0x39 }

  /// Whether it is an apostrophe, straight, curly or modifier.
  var isApostrophe: Bool { self == "'" || self == "’" || self == "ʼ" || self == "＇" }

  /// Whether it is a hyphen inside a word.
  var isHyphen: Bool { self == "-" || self == "‐" || self == "‑" || self == "֊" }

  /// Whether it is invisible and says nothing about pronunciation: a soft hyphen, a mark of
  /// direction, a word joiner, a byte-order mark, a variation selector.
  var isInvisible: Bool {
    switch value {
    case 0xAD, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF, 0xFE00...0xFE0F,
      0x61C:
      true
    default: false
    }
  }

  /// Whether it opens what a word stands in: a quotation mark or bracket.
  var isOpeningMark: Bool {
    switch properties.generalCategory {
    case .openPunctuation, .initialPunctuation: true
    default: isInvisible
    }
  }

  /// Whether it closes what a sentence stands in: a quotation mark or bracket.
  var isClosingMark: Bool {
    if self == "\"" || self == "'" || self == "*" || self == "_" { return true }
    if SpaceKind(self) != .none || isInvisible { return true }
    return switch properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .initialPunctuation: true
    default: false
    }
  }
}
