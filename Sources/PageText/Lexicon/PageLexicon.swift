import Files

/// How some words are spoken in a book, whatever the rules say: names, and noises of one's own.
///
/// A lexicon's file has a word and how it is spoken on each line; `#` and `;;;` begin a comment:
///
/// ```
/// Zyx         /zɪks/            IPA
/// Tafiti      T AH F IY T IY    ARPAbet, as in Sphinx dictionaries
/// Mo-o        moe oh            a respelling in the page's language
/// Lwanga      lwɑŋɡɑ            IPA, if it cannot be anything else
/// Lwanga(2)   l w a ŋ ɡ a       another way to say it
/// word    0.99    0.5   1.0    1.0    w ɜ d    as in dictionaries of the Montreal Forced Aligner
/// ```
public struct PageLexicon: Sendable, Hashable {
  private var entries: [String: [SpokenForm]] = [:]

  /// A lexicon without words.
  public init() {}

  /// Reads a lexicon.
  ///
  /// - Parameters:
  ///   - text: the lexicon's text.
  ///   - file: its file's name, for errors.
  /// - Throws: ``PageTextError`` with line and column where a line is broken.
  public init(parsing text: String, file: String? = nil) throws(PageTextError) {
    let source = SourceText(text, file: file)
    var start = 0
    while start < source.bytes.count {
      let end = source.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? source.bytes.count
      try read(start..<end, of: source)
      start = end + 1
    }
  }

  /// How a printed word is spoken; empty when the lexicon does not say. A word in the lexicon with
  /// a capital letter is still found when the page prints it in small ones, and the other way.
  public func forms(of word: String) -> [SpokenForm] { entries[Self.key(word)] ?? [] }

  /// How the printed word with that core is spoken.
  func forms(ofCore core: String) -> [SpokenForm] {
    entries.isEmpty ? [] : entries[core.lowercased()] ?? []
  }

  /// Whether it has no words.
  public var isEmpty: Bool { entries.isEmpty }

  /// Adds the words of another lexicon; where both have a word, the other's ways come first.
  public mutating func add(_ other: PageLexicon) {
    entries.merge(other.entries) { mine, others in others + mine }
  }

  private static func key(_ word: String) -> String {
    TokenCore(Array(word.utf8)[...]).text.lowercased()
  }

  private mutating func read(_ line: Range<Int>, of source: SourceText) throws(PageTextError) {
    let text = source.string(line)
    let trimmed = text.trimmed
    if trimmed.isEmpty || trimmed.hasPrefix("#") || trimmed.hasPrefix(";;;") { return }
    let fields = Self.fields(of: source, line)
    let word = source.string(fields[0])
    let bare = word.hasSuffix(")") ? String(word.prefix { $0 != "(" }) : word
    let key = Self.key(bare)
    guard !key.isEmpty else {
      throw source.error(
        at: fields[0].lowerBound, "“\(word)” is no word", remedy: "begin the line with a word")
    }
    guard fields.count > 1 else {
      throw source.error(
        at: fields[0].upperBound, "“\(word)” has no pronunciation",
        remedy: "write it behind the word: \(word) /…/ in IPA, ARPAbet or other words")
    }
    entries[key, default: []].append(try Self.form(of: Array(fields.dropFirst()), source))
  }

  /// What stands behind the word.
  private static func form(of fields: [Range<Int>], _ source: SourceText) throws(PageTextError)
    -> SpokenForm
  {
    let phonetic = PhoneticText(source: source)
    // Dictionaries of the Montreal Forced Aligner have probabilities before the phones.
    let rest = fields.drop { isProbability(source.string($0)) }
    guard let first = rest.first, let last = rest.last else {
      throw source.error(
        at: fields[0].lowerBound, "there are no phones behind the probabilities",
        remedy: "write them behind the word")
    }
    let text = source.string(first.lowerBound..<last.upperBound)
    let words = rest.map { source.string($0) }
    let isBracketed = text.hasPrefix("/") || text.hasPrefix("[")
    if isBracketed { return try phonetic.form(of: text, at: first.lowerBound) }
    let isUpper = words.allSatisfy {
      $0.count <= 4 && $0 == $0.uppercased() && $0.allSatisfy(\.isASCII)
    }
    if isUpper, words.contains(where: { PhoneticText.arpabet($0) != nil }), words.count > 1 {
      if let wrong = rest.first(where: { PhoneticText.arpabet(source.string($0)) == nil }) {
        throw source.error(
          at: wrong.lowerBound, "“\(source.string(wrong))” is no ARPAbet phone",
          remedy: "use the phones of the CMU dictionary, such as AA, B, CH")
      }
      return .phones(words.compactMap(PhoneticText.arpabet))
    }
    let isIPA = text.unicodeScalars.allSatisfy(PhoneticText.isIPA)
    let isSure =
      text.unicodeScalars.contains { $0.value > 0xFF && PhoneticText.letters.contains($0) }
      || text.unicodeScalars.contains { "ˈˌː".unicodeScalars.contains($0) }
    let isSpaced = words.count > 1 && words.allSatisfy { $0.count <= 2 }
    if isIPA, isSure || isSpaced || rest.count < fields.count { return .phones(words) }
    return try phonetic.form(of: text, at: first.lowerBound)
  }

  private static func isProbability(_ field: String) -> Bool {
    field.contains(".") && Double(field) != nil
  }

  /// The fields of a line, parted by white space.
  private static func fields(of source: SourceText, _ line: Range<Int>) -> [Range<Int>] {
    var fields: [Range<Int>] = []
    var start: Int?
    for place in line {
      if source.bytes[place] > 0x20 {
        start = start ?? place
      } else if let first = start {
        fields.append(first..<place)
        start = nil
      }
    }
    if let first = start { fields.append(first..<line.upperBound) }
    return fields
  }
}
