extension PageText {
  /// What a page's text is written in.
  public enum Format: String, Sendable, Hashable, Codable, CaseIterable {
    /// Text as it is printed.
    case plain
    /// Markdown (CommonMark).
    case markdown
    /// HTML or XHTML.
    case html
    /// The Speech Synthesis Markup Language of the W3C.
    case ssml

    /// The format that a file's name tells.
    public init(fileName: String) {
      let ending = fileName.split(separator: ".").last.map { $0.lowercased() } ?? ""
      self =
        switch ending {
        case "md", "markdown": .markdown
        case "html", "htm", "xhtml", "xht": .html
        case "ssml": .ssml
        default: .plain
        }
    }
  }

  /// How a page's text is to be read.
  public struct Options: Sendable, Hashable {
    /// The page's language as a BCP 47 tag, such as `en`, `en-GB` or `sw`.
    public var language: String
    /// What the text is written in.
    public var format: Format
    /// The file that it came from, for errors; nil when it came from none.
    public var file: String?
    /// How some words are spoken whatever the rules say.
    public var lexicon: PageLexicon

    /// Makes the options; without arguments, plain English text.
    public init(
      language: String = "en", format: Format = .plain, file: String? = nil,
      lexicon: PageLexicon = PageLexicon()
    ) {
      self.language = language
      self.format = format
      self.file = file
      self.lexicon = lexicon
    }
  }
}
