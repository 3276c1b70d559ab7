public import WordTimeline

/// What a run over books came to: the answer to “is this book ready?”.
///
/// It holds nothing that differs from one run to the next (no clock, no speed, no count of
/// threads), so that the same books give the same report, byte by byte.
public struct ShelfReport: Sendable, Hashable {
  /// Which share of a shelf a report is about.
  public struct Share: Sendable, Hashable {
    /// Which share it is, counted from 1.
    public var number: Int
    /// How many shares there are.
    public var count: Int

    /// Makes a share.
    public init(number: Int, count: Int) {
      self.number = number
      self.count = count
    }
  }

  /// What made the timings: program, version, options and model. Reports of different makes
  /// cannot be merged.
  public var maker: String
  /// How many books there are on the whole shelf.
  public var shelfCount: Int
  /// The share that this report is about; nil for the whole shelf.
  public var share: Share?
  /// The books, by their place on the shelf.
  public var books: [BookReport]

  /// Makes a report.
  public init(maker: String, shelfCount: Int, share: Share? = nil, books: [BookReport]) {
    self.maker = maker
    self.shelfCount = shelfCount
    self.share = share
    self.books = books
  }

  /// The worst of the books' verdicts; `good` when there is no book.
  public var verdict: Verdict { books.map(\.verdict).max() ?? .good }

  /// How many pages have a verdict.
  public func pageCount(_ verdict: Verdict) -> Int {
    books.reduce(0) { sum, book in sum + book.pages.count { $0.verdict == verdict } }
  }
}

/// What became of a book.
public struct BookReport: Sendable, Hashable {
  /// Something about the book's files that its producer should know.
  public struct Notice: Sendable, Hashable {
    /// The name of the file.
    public var file: String
    /// What is odd about it, as a sentence.
    public var message: String
    /// Whether the book cannot be called good because of it.
    public var needsChecking: Bool

    /// Makes a notice.
    public init(file: String, message: String, needsChecking: Bool) {
      self.file = file
      self.message = message
      self.needsChecking = needsChecking
    }
  }

  /// The book's place on the shelf, counted from 0.
  public var place: Int
  /// The book's name among other books.
  public var id: String
  /// Its title; nil where it is not known.
  public var title: String?
  /// Why nothing could be done with the book as a whole (a broken `book.json`); nil otherwise.
  public var failure: Failure?
  /// What is odd about its files.
  public var notices: [Notice]
  /// Its pages in reading order.
  public var pages: [PageReport]

  /// Makes a report.
  public init(
    place: Int, id: String, title: String? = nil, failure: Failure? = nil,
    notices: [Notice] = [], pages: [PageReport] = []
  ) {
    self.place = place
    self.id = id
    self.title = title
    self.failure = failure
    self.notices = notices
    self.pages = pages
  }

  /// Failed where a page is, or the book as a whole; to be checked where a page or a file is.
  public var verdict: Verdict {
    if failure != nil { return .failed }
    let worst = pages.map(\.verdict).max() ?? .good
    return notices.contains { $0.needsChecking } ? max(worst, .check) : worst
  }

  /// The length of all pages' narration in microseconds.
  public var microseconds: Int64 { pages.reduce(0) { $0 + $1.microseconds } }
}
