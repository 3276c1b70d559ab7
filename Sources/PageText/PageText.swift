/// The text of one page: its printed words, and how they group into sentences and paragraphs.
///
/// A printed word is a run of characters between white space, punctuation included. Punctuation
/// that a no-break space ties to a word (`« Bonjour ! »`) stays with that word, and so do the
/// groups of one number (`1 000`) and what one hint covers (`{10 000|ten thousand}`). Runs of a
/// script that is written without spaces are divided by a dictionary. Every character that is not
/// white space belongs to exactly one word.
///
/// In every format but SSML the page's author may set marks between the words:
///
/// * `{1984|nineteen eighty-four}` is printed `1984` and spoken so; `{1984|one|other}` offers two
///   ways; `{Zyx|/zɪks/}` gives phones in IPA or ARPAbet; `{oui|lang:fr}` gives the language;
/// * `[not read]` is printed and not spoken; `<!-- comment -->` is neither;
/// * `\{`, `\[`, `\}` and `\]` are the characters themselves. Braces without a bar are printed.
///
/// HTML and XHTML keep the ids of their elements; `lang`, `ruby` and EPUB's `ssml:ph` count. SSML
/// says `sub`, `phoneme` and `say-as` (`characters`, `cardinal`, `ordinal`, `digits`).
public struct PageText: Sendable, Hashable {
  /// The printed text, without markup, which every word's range counts in.
  public let text: String
  /// The language it was read in.
  public let language: String
  /// One record per printed word, in reading order.
  public let words: [PrintedWord]
  /// The words of each sentence, in order; together they are all words.
  public let sentences: [Range<Int>]
  /// The words of each line, in order; together they are all words.
  public let lines: [Range<Int>]
  /// The words of each paragraph (text parted by blank lines, an element of its own in HTML), in
  /// order; together they are all words.
  public let paragraphs: [Range<Int>]

  /// Reads a page.
  ///
  /// - Parameters:
  ///   - source: the page's text, in any Unicode normal form.
  ///   - options: how to read it.
  /// - Throws: ``PageTextError`` with line and column where markup or a hint is broken, and when a
  ///   rule that the text needs is not installed.
  public init(parsing source: String, options: Options = Options()) throws(PageTextError) {
    let marked = try Self.printedText(of: SourceText(source, file: options.file), options.format)
    let marks = TextMarks(marked)
    let rules = LanguageRules(for: options.language)
    let tokenizer = Tokenizer(
      language: options.language, groupsBySpaces: rules.groupsBySpaces, units: marks.units)
    let tokens = try tokenizer.tokens(of: marked.bytes)
    var reader = WordReader(marked: marked, marks: marks, tokens: tokens, options: options)
    self.words = try reader.words()
    self.text = String(decoding: marked.bytes, as: UTF8.self)
    self.language = options.language
    self.sentences = Tokenizer.groups(of: tokens, startingWhere: \.startsSentence)
    self.lines = Tokenizer.groups(of: tokens, startingWhere: \.startsLine)
    self.paragraphs = Tokenizer.groups(of: tokens, startingWhere: \.startsParagraph)
  }

  /// Whether nothing on the page is to be spoken.
  public var isSilent: Bool { !words.contains(where: \.isVoiced) }

  private static func printedText(of source: SourceText, _ format: Format) throws(PageTextError)
    -> MarkedText
  {
    switch format {
    case .plain:
      var text = MarkedText()
      try InlineHints(source: source).read(0..<source.bytes.count, into: &text)
      return text
    case .markdown: return try MarkdownReader.text(of: source)
    case .html: return try MarkupReader.text(of: source, dialect: .html)
    case .ssml: return try MarkupReader.text(of: source, dialect: .ssml)
    }
  }
}
