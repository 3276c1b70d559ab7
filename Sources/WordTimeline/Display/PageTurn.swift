/// The moment at which a book that reads itself may turn a page.
public struct PageTurn: Sendable, Hashable {
  /// The page that is turned, as an index; the last page turns to the end of the book.
  public var page: Int
  /// The moment, counted in samples of that page's recording.
  public var sample: Int64
  /// The moment in seconds of that page's recording.
  public var seconds: Double
}

extension DisplayPolicy {
  /// When a page may turn: at the end of its part of the recording, for what follows the last word
  /// there (music, a breath) belongs to the page; never before the last word has been spoken.
  public func pageTurn(of page: PageTimeline) -> Int64 {
    max(page.extent.end, page.words.compactMap(\.span?.end).max() ?? 0)
  }
}

extension BookTimeline {
  /// When each page may turn: where the book says, else where the policy does.
  public func pageTurns(policy: DisplayPolicy = .asSpoken) -> [PageTurn] {
    pages.enumerated().map { index, page in
      let sample = page.turn ?? policy.pageTurn(of: page.timeline)
      return PageTurn(page: index, sample: sample, seconds: page.timeline.audio.seconds(sample))
    }
  }
}
