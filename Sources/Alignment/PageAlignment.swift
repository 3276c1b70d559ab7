public import WordTimeline

/// What was found out about a page: its phones, and how far they can be trusted.
public struct PageAlignment: Sendable {
  /// A spoken word and how sure it is.
  public struct Word: Sendable, Equatable {
    /// Its phones, as indices into ``phones``.
    public var phones: Range<Int>
    /// Which of its readings was spoken.
    public var choice: Int
    /// The estimated probability that its start is within 50 ms of the truth.
    public var confidence: Double
    /// The estimated standard error of its start, in milliseconds.
    public var uncertainty: Double
  }

  /// Something that a producer must look at; positions are samples at 16 kHz.
  public struct Finding: Sendable, Equatable {
    /// What kind of thing it is.
    public var kind: Remark.Kind
    /// The printed words it is about.
    public var words: Range<Int>?
    /// Where it starts and ends.
    public var place: Range<Double>?
  }

  /// The phones of the page in order, with pauses and extra speech between them.
  public internal(set) var phones: [SpokenPhone] = []
  /// What became of each printed word; nil for a word that is not spoken.
  public internal(set) var words: [Word?]
  /// What a producer must look at, in no particular order.
  public internal(set) var findings: [Finding] = []
  /// Whether the page can be used as it is.
  public internal(set) var verdict = Verdict.good

  init(wordCount: Int) { words = [Word?](repeating: nil, count: wordCount) }

  /// A page of which no word could be timed.
  static func failed(_ kind: Remark.Kind, wordCount: Int) -> PageAlignment {
    var page = PageAlignment(wordCount: wordCount)
    page.findings = [Finding(kind: kind)]
    page.verdict = .failed
    return page
  }
}
