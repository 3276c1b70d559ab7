public import WordTimeline

/// How well words are timed on pages that are not read as they are printed.
public struct DeviationScore: Sendable, Hashable {
  /// The number of pages.
  public private(set) var pageCount = 0
  /// Words that are spoken.
  public private(set) var spokenCount = 0
  /// Words that are printed and not spoken.
  public private(set) var unspokenCount = 0
  /// How many of those have no time, as they should.
  public private(set) var unspokenFound = 0
  /// How many of those have no time or are remarked as unsure, so that somebody looks at them.
  public private(set) var unspokenRemarked = 0
  /// How many pages ask for a look, or have failed.
  public private(set) var notGoodCount = 0
  /// How far each timed word is from the moment at which it is spoken, in milliseconds.
  private var errors: [Double] = []

  /// Makes a score of no page.
  public init() {}

  /// The share of the spoken words that start within so many milliseconds of the truth.
  public func share(within limit: Double) -> Double {
    Double(errors.count { $0 <= limit + 1e-6 }) / Double(max(1, spokenCount))
  }

  /// Words that are more than a second from where they are spoken: lost, to a reader.
  public var lostCount: Int { spokenCount - errors.count { $0 <= 1000 } }

  /// Adds a page.
  ///
  /// - Throws: ``ScoringError`` when the timings are not of this page's words.
  public mutating func add(
    _ timeline: PageTimeline, truth: [Deviation.PrintedWord]
  ) throws(ScoringError) {
    let words = timeline.words.enumerated().filter { $0.element.status != .unvoiced }
    guard words.map(\.element.text) == truth.map(\.text) else {
      throw ScoringError(
        file: timeline.id, problem: "the words are not those of the text",
        remedy: "use a corpus whose texts have a space between any two words")
    }
    pageCount += 1
    if timeline.verdict != .good { notGoodCount += 1 }
    for ((index, word), truth) in zip(words, truth) {
      guard !truth.starts.isEmpty else {
        unspokenCount += 1
        if word.span == nil { unspokenFound += 1 }
        let isRemarked = timeline.remarks.contains { $0.words?.contains(index) ?? false }
        if word.span == nil || isRemarked { unspokenRemarked += 1 }
        continue
      }
      spokenCount += 1
      guard let span = word.span else { continue }
      let start = timeline.audio.seconds(span.start)
      errors.append(1000 * (truth.starts.map { abs($0 - start) }.min() ?? 0))
    }
  }
}
