public import WordTimeline

/// One page to be aligned.
public struct PageInput: Sendable, Hashable {
  /// The page's name, such as `page-01`.
  public var id: String
  /// The path of the recording.
  public var audioPath: String
  /// The part of the recording that belongs to the page; nil for all of it.
  public var stretch: AudioStretch?
  /// The page's text.
  public var text: String
  /// The file that the text came from, named in errors; nil when it came from elsewhere.
  public var textPath: String?
  /// The language as a BCP 47 tag; nil for the aligner's own.
  public var language: String?

  /// Makes a page to be aligned.
  public init(
    id: String, audioPath: String, stretch: AudioStretch? = nil, text: String,
    textPath: String? = nil, language: String? = nil
  ) {
    self.id = id
    self.audioPath = audioPath
    self.stretch = stretch
    self.text = text
    self.textPath = textPath
    self.language = language
  }
}

/// A part of a recording, in seconds from its beginning.
public struct AudioStretch: Sendable, Hashable, Codable {
  /// Where it starts.
  public var startSeconds: Double
  /// Where it ends; nil for the recording's end.
  public var endSeconds: Double?

  /// Makes the part from one moment to another.
  ///
  /// - Precondition: `0 <= startSeconds`, and `startSeconds < endSeconds` where there is an end.
  public init(startSeconds: Double, endSeconds: Double? = nil) {
    precondition(startSeconds >= 0 && startSeconds < endSeconds ?? .infinity)
    self.startSeconds = startSeconds
    self.endSeconds = endSeconds
  }
}

/// Whatever can turn a recording and its text into word timings.
public protocol PageAligning: Sendable {
  /// Everything that a result depends on beside the page itself: the program's version, the
  /// options, and a hash of the content of the model and lexicon files. Aligners with the same
  /// fingerprint give the same page the same timings; saved timings are only used under the
  /// fingerprint that they were made with.
  var fingerprint: String { get }

  /// Aligns one page.
  ///
  /// Where the page is a stretch of its recording, nothing outside is looked at; the times still
  /// count from the recording's beginning, and the result's `extent` is the stretch.
  ///
  /// - Throws: a `DiagnosticError` when the page cannot be aligned at all (no such file, not
  ///   audio, no words). A page whose text is not what is spoken is returned with the verdict
  ///   `failed`, not thrown.
  func align(_ page: PageInput) throws -> PageTimeline

  /// The long silences of a recording, in its own samples and in rising order: half a second or
  /// more in which nobody can be speaking.
  ///
  /// They tell where pages meet in a recording of several.
  ///
  /// - Throws: a `DiagnosticError` when the recording cannot be read.
  func silences(inRecording path: String) throws -> [SampleSpan]
}
