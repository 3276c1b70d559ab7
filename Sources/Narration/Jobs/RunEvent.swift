public import WordTimeline

/// What happens in a run, as it happens.
public enum RunEvent: Sendable {
  /// The run knows what is to be done.
  case began(books: Int, pages: Int)
  /// A page has its verdict.
  case page(PageProgress)
  /// A book's files are written.
  case book(id: String, verdict: Verdict)
}

/// A page that has just got its verdict.
public struct PageProgress: Sendable, Hashable {
  /// The book's name.
  public var book: String
  /// The page's name.
  public var page: String
  /// Whether the page can be used.
  public var verdict: Verdict
  /// The length of its narration in seconds.
  public var seconds: Double
  /// Whether its timings were made by an earlier run.
  public var wasCached: Bool
  /// Why it failed, or what must be looked at; nil for a good page.
  public var reason: String?
}
