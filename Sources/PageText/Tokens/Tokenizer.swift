/// A printed word's place in the page.
struct Token: Hashable {
  /// Its bytes in the page's UTF-8.
  var range: Range<Int>
  /// Whether a sentence starts with it.
  var startsSentence = false
  /// Whether a line starts with it.
  var startsLine = false
  /// Whether a paragraph starts with it.
  var startsParagraph = false
}

/// Cuts a page's UTF-8 into printed words.
struct Tokenizer {
  /// The page's language, whose dictionary divides scripts without spaces.
  var language: String
  /// Whether plain spaces group the digits of its numbers.
  var groupsBySpaces = false
  /// Stretches that are one word whatever white space is in them, in ascending order.
  var units: [Range<Int>] = []

  /// The printed words in order.
  ///
  /// Complexity: linear in the text.
  func tokens(of bytes: [UInt8]) throws(PageTextError) -> [Token] {
    var tokens: [Token] = []
    var newlines = 2
    var scanner = ScalarScanner(bytes)
    var start: Int?
    var previousSpace = SpaceKind.breaking
    var unit = 0
    func close(at end: Int) throws(PageTextError) {
      guard let first = start else { return }
      start = nil
      try append(
        first..<end, of: bytes, after: previousSpace, newlines: newlines, to: &tokens)
      newlines = 0
      previousSpace = .none
    }
    while let (scalar, offset) = scanner.next() {
      while unit < units.count, units[unit].upperBound <= offset { unit += 1 }
      let isInUnit = unit < units.count && units[unit].contains(offset)
      let space = isInUnit ? .none : SpaceKind(scalar)
      if space == .none {
        if start == nil { start = offset }
        continue
      }
      try close(at: offset)
      if scalar == "\n" || scalar == "\u{2029}" || scalar == "\u{0C}" {
        newlines += scalar == "\n" ? 1 : 2
      }
      previousSpace = max(previousSpace, space)
    }
    try close(at: bytes.count)
    return tokens
  }

  /// Adds a run of characters without white space, joined to the one before where a no-break
  /// space ties them.
  private func append(
    _ range: Range<Int>, of bytes: [UInt8], after space: SpaceKind, newlines: Int,
    to tokens: inout [Token]
  ) throws(PageTextError) {
    if newlines == 0, space == .tying || groupsBySpaces, let last = tokens.last,
      ties(bytes[last.range], bytes[range], space)
    {
      tokens[tokens.count - 1].range = last.range.lowerBound..<range.upperBound
      return
    }
    var newlines = tokens.isEmpty ? 2 : newlines
    for word in try divided(range, of: bytes) {
      let sentence = newlines >= 2 || tokens.last.map { Self.endsSentence(bytes[$0.range]) } ?? true
      tokens.append(
        Token(
          range: word, startsSentence: sentence, startsLine: newlines > 0,
          startsParagraph: newlines >= 2))
      newlines = 0
    }
  }

  /// The words of a run without white space: itself, or what a dictionary finds in it where its
  /// script is written without spaces. Punctuation goes with the word that it opens or closes.
  private func divided(_ range: Range<Int>, of bytes: [UInt8]) throws(PageTextError)
    -> [Range<Int>]
  {
    // No character of such a script is shorter than three bytes.
    guard bytes[range].contains(where: { $0 >= 0xE0 }) else { return [range] }
    let text = String(decoding: bytes[range], as: UTF8.self)
    guard text.unicodeScalars.contains(where: \.isOfScriptWithoutSpaces) else { return [range] }
    var words: [Range<Int>] = []
    var start = range.lowerBound
    var end = start
    var hasWord = false
    for length in try WordBreaker.lengths(of: text, language: language) {
      let piece = end..<end + length
      end = piece.upperBound
      let scalars = String(decoding: bytes[piece], as: UTF8.self).unicodeScalars
      let opens = scalars.contains(where: \.isWordLike) || scalars.allSatisfy(\.isOpeningMark)
      let isInUnit = units.contains {
        $0.lowerBound < piece.lowerBound && piece.lowerBound < $0.upperBound
      }
      if hasWord, opens, !isInUnit {
        words.append(start..<piece.lowerBound)
        start = piece.lowerBound
        hasWord = false
      }
      if scalars.contains(where: \.isWordLike) { hasWord = true }
    }
    return words + [start..<range.upperBound]
  }

  /// Whether a space between two runs makes them one printed word: a no-break space between
  /// punctuation and the word that it hugs, or a space between the groups of a number.
  private func ties(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>, _ space: SpaceKind)
    -> Bool
  {
    // Most words are told apart by their first byte.
    if space == .breaking, other.first.map({ $0 < 0x30 || $0 > 0x39 }) ?? true { return false }
    let first = String(decoding: one, as: UTF8.self).unicodeScalars
    let second = String(decoding: other, as: UTF8.self).unicodeScalars
    guard first.contains(where: \.isWordLike), second.contains(where: \.isWordLike) else {
      return space == .tying
    }
    let group = second.prefix { $0.isASCIIDigit }
    let head = first.reversed().prefix { $0.isASCIIDigit }
    return (1...3).contains(head.count) && group.count == 3
      && !second.dropFirst(3).contains(where: \.isWordLike)
  }

  /// Whether the next word starts a sentence: this one ends in `.`, `!`, `?` or `…`, perhaps
  /// within quotation marks or brackets.
  private static func endsSentence(_ word: ArraySlice<UInt8>) -> Bool {
    let scalars = Array(String(decoding: word, as: UTF8.self).unicodeScalars)
    guard let last = scalars.last(where: { !$0.isClosingMark }) else { return false }
    return ".!?…。！？؟।॥።".unicodeScalars.contains(last)
  }

  /// The runs of tokens, each starting where `starts` says.
  static func groups(of tokens: [Token], startingWhere starts: (Token) -> Bool) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    var first = 0
    for index in tokens.indices.dropFirst() where starts(tokens[index]) {
      groups.append(first..<index)
      first = index
    }
    if !tokens.isEmpty { groups.append(first..<tokens.count) }
    return groups
  }
}

/// What a character means for the words beside it.
enum SpaceKind: Int, Comparable {
  /// Part of a word.
  case none
  /// White space that ties what it parts: a no-break space.
  case tying
  /// White space between words.
  case breaking

  init(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\u{A0}", "\u{202F}", "\u{2007}": self = .tying
    case "\u{FEFF}": self = .breaking
    default: self = scalar.properties.isWhitespace ? .breaking : .none
    }
  }

  static func < (one: SpaceKind, other: SpaceKind) -> Bool { one.rawValue < other.rawValue }
}
