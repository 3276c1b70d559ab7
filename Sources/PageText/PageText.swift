import WordTimeline

/// The text of one page: its printed words, and how they group into sentences and paragraphs.
///
/// A printed word is a run of characters between white space, punctuation included. Punctuation
/// that a no-break space ties to a word (`« Bonjour ! »`) stays with that word, and so do the
/// groups of one number (`1 000`). Runs of a script that is written without spaces are divided by
/// a dictionary. Every character that is not white space belongs to exactly one word.
public struct PageText: Sendable, Hashable {
  /// How a page's text is to be read.
  public struct Options: Sendable, Hashable, Codable {
    /// The page's language as a BCP 47 tag, such as `en`, `en-GB` or `sw`.
    public var language: String

    /// Makes the options; without arguments, English.
    public init(language: String = "en") {
      self.language = language
    }
  }

  /// The printed text, which every word's range counts in.
  public let text: String
  /// The language it was read in.
  public let language: String
  /// One record per printed word, in reading order.
  public let words: [PrintedWord]
  /// The words of each sentence, in order; together they are all words.
  public let sentences: [Range<Int>]
  /// The words of each paragraph (text parted by blank lines), in order; together all words.
  public let paragraphs: [Range<Int>]

  /// Reads a page.
  ///
  /// - Parameters:
  ///   - source: the page's text, in any Unicode normal form.
  ///   - options: how to read it.
  /// - Throws: ``PageTextError`` when a rule that the text needs is not installed.
  public init(parsing source: String, options: Options = Options()) throws(PageTextError) {
    let bytes = Array(source.utf8)
    let tokens = try Tokenizer(language: options.language).tokens(of: bytes)
    let maker = ReadingMaker(language: options.language)
    let cores = tokens.map { TokenCore(bytes[$0.range]) }
    var words: [PrintedWord] = []
    words.reserveCapacity(tokens.count)
    for (index, token) in tokens.enumerated() {
      words.append(
        PrintedWord(
          text: String(decoding: bytes[token.range], as: UTF8.self),
          range: TextRange(token.range.lowerBound, token.range.upperBound),
          readings: try maker.readings(of: index, in: cores)))
    }
    self.text = source
    self.language = options.language
    self.words = words
    self.sentences = Tokenizer.groups(of: tokens, startingWhere: \.startsSentence)
    self.paragraphs = Tokenizer.groups(of: tokens, startingWhere: \.startsParagraph)
  }

  /// Whether nothing on the page is to be spoken.
  public var isSilent: Bool { !words.contains(where: \.isVoiced) }
}
