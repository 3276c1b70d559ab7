/// How pages are aligned.
public struct AlignerOptions: Codable, Sendable, Equatable {
  /// The language of pages that do not say theirs, as a BCP 47 tag.
  public var language: String
  /// The folder of a Sphinx acoustic model; nil for the installed one of the language, or the
  /// English one, to which the phones of other languages are mapped.
  public var acousticModel: String?
  /// The program that decodes what libsndfile cannot: a name on the PATH, or a path; nil for none.
  public var ffmpeg: String?

  /// The files of lexicons that say how some words are spoken (see `PageLexicon`); where several
  /// have a word, the last one's ways come first.
  public var lexicons: [String]

  /// Makes the options; without arguments, English with the installed model.
  public init(
    language: String = "en", acousticModel: String? = nil, ffmpeg: String? = "ffmpeg",
    lexicons: [String] = []
  ) {
    self.language = language
    self.acousticModel = acousticModel
    self.ffmpeg = ffmpeg
    self.lexicons = lexicons
  }
}
