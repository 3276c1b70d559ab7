import Files
public import WordTimeline

/// What became of a page. Times are in microseconds from its recording's beginning.
public struct PageReport: Sendable, Hashable {
  /// Something that a producer must look at.
  public struct Finding: Sendable, Hashable {
    /// What kind of thing it is.
    public var kind: Remark.Kind
    /// A sentence for the producer.
    public var message: String
    /// The words it is about, as indices; nil where it is about none.
    public var words: Range<Int>?
    /// When it is heard; nil where it is about the whole page.
    public var time: Range<Int64>?
  }

  /// A word whose time is unsure.
  public struct UnsureWord: Sendable, Hashable {
    /// Its index among the page's words.
    public var index: Int
    /// The word as printed.
    public var text: String
    /// When it is heard.
    public var time: Range<Int64>
    /// The probability that its start is right, as estimated.
    public var confidence: Double
  }

  /// The page's name.
  public var id: String
  /// Whether the page can be used.
  public var verdict: Verdict
  /// The name of its recording, without folders.
  public var recording: String?
  /// The length of its narration.
  public var microseconds: Int64
  /// How many words are printed on it.
  public var wordCount: Int
  /// How many of them have a time.
  public var alignedCount: Int
  /// What must be looked at.
  public var findings: [Finding]
  /// The words to listen to, the least sure first.
  public var unsureWords: [UnsureWord]
  /// Why there are no timings; nil where there are.
  public var failure: Failure?

  /// A word whose start is less probably right than this is to be listened to.
  public static let sureConfidence = 0.8

  /// What must be looked at beside ``unsureWords``, which have a list of their own.
  var otherFindings: [Finding] {
    let listed = Set(unsureWords.map(\.index))
    return findings.filter { finding in
      finding.kind != .unsureWord || !(finding.words?.allSatisfy(listed.contains) ?? false)
    }
  }

  /// Tells about a page that has timings.
  public init(_ page: PageTimeline) {
    let clock = { (span: SampleSpan) in
      page.audio.ticks(
        span.start, perSecond: 1_000_000)..<page.audio.ticks(span.end, perSecond: 1_000_000)
    }
    let extent = clock(page.extent)
    id = page.id
    verdict = page.verdict
    recording = page.audio.name
    microseconds = extent.upperBound - extent.lowerBound
    wordCount = page.words.count
    alignedCount = page.words.count { $0.status == .aligned }
    findings = page.remarks.map { remark in
      Finding(
        kind: remark.kind, message: remark.message, words: remark.words,
        time: remark.span.map(clock))
    }
    unsureWords = page.words.enumerated().compactMap { index, word in
      guard let span = word.span, let confidence = word.confidence,
        confidence < Self.sureConfidence, !word.isLocked
      else { return nil }
      return UnsureWord(
        index: index, text: word.text, time: clock(span), confidence: confidence)
    }.sorted { one, other in
      one.confidence == other.confidence
        ? one.index < other.index : one.confidence < other.confidence
    }
  }

  /// Tells about a page that could not be aligned.
  public init(id: String, recording: String?, failure: Failure) {
    self.id = id
    self.recording = recording
    self.failure = failure
    verdict = .failed
    microseconds = 0
    wordCount = 0
    alignedCount = 0
    findings = []
    unsureWords = []
  }
}
