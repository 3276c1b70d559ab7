public import WordTimeline

/// One page to be aligned.
public struct PageInput: Sendable, Hashable {
  /// The page's name, such as `page-01`.
  public var id: String
  /// The path of the recording.
  public var audioPath: String
  /// The page's text.
  public var text: String
  /// The file that the text came from, named in errors; nil when it came from elsewhere.
  public var textPath: String?
  /// The language as a BCP 47 tag; nil for the aligner's own.
  public var language: String?

  /// Makes a page to be aligned.
  public init(
    id: String, audioPath: String, text: String, textPath: String? = nil, language: String? = nil
  ) {
    self.id = id
    self.audioPath = audioPath
    self.text = text
    self.textPath = textPath
    self.language = language
  }
}

/// Whatever can turn a recording and its text into word timings.
public protocol PageAligning: Sendable {
  /// Aligns one page.
  ///
  /// - Throws: a `DiagnosticError` when the page cannot be aligned at all (no such file, not
  ///   audio, no words). A page whose text is not what is spoken is returned with the verdict
  ///   `failed`, not thrown.
  func align(_ page: PageInput) throws -> PageTimeline
}
