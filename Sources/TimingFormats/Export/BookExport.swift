public import WordTimeline

/// A book ready to be written.
public struct BookExport: Sendable {
  /// The book.
  public let book: BookTimeline
  /// How it is written.
  public let options: ExportOptions

  /// Makes a book ready to be written.
  public init(_ book: BookTimeline, options: ExportOptions) {
    self.book = book
    self.options = options
  }
}
