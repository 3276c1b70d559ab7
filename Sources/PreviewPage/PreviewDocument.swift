public import Files
public import WordTimeline

/// A book as one web page that needs nothing but itself: player, words, recordings and pictures.
///
/// The page's own scripts and styles are known to it by their hashes, and it forbids itself the
/// network, so that no text of a book can run or fetch anything.
public struct PreviewDocument: Sendable {
  private let book: BookTimeline
  private let options: PreviewOptions
  private let pages: [PreparedPage]

  /// What is not as it should be, for the producer: a missing picture, a page that failed.
  public let notes: [Note]

  /// Something about one page.
  public struct Note: Sendable, Hashable {
    /// The page's name.
    public var page: String
    /// A sentence.
    public var message: String
  }

  /// Reads the recordings and pictures of a book and codes them for the page.
  ///
  /// A recording or picture that is missing or cannot be read does not stop the book: the page says
  /// so in its place.
  ///
  /// - Parameters:
  ///   - book: the book; a page without words or recording shows what there is.
  ///   - folder: the folder that the book's paths start from.
  public init(book: BookTimeline, folder: String, options: PreviewOptions = PreviewOptions()) {
    self.book = book
    self.options = options
    let preparer = PagePreparer(folder: folder, options: options)
    let pages = book.pages.enumerated().map { preparer.prepare($1, number: $0) }
    self.pages = pages
    notes = zip(book.pages, pages).flatMap { page, prepared in
      prepared.notes.map { Note(page: page.timeline.id, message: $0) }
    }
  }

  /// Writes the page; `-` is standard output.
  ///
  /// - Returns: the number of bytes written.
  /// - Throws: ``FileError`` when it cannot be written; what was there before stays.
  @discardableResult
  public func write(to path: String) throws(FileError) -> Int {
    var writer = try AtomicWriter(path)
    var count = 0
    for piece in pieces {
      count += piece.utf8.count
      try writer.write(piece)
    }
    try writer.commit()
    return count
  }

  /// The whole page as text.
  public var html: String { pieces.joined() }

  private var pieces: [String] {
    let style = PlayerSources.style(isEditable: options.isEditable)
    let script = PlayerSources.script(isEditable: options.isEditable)
    let parts = pages.flatMap(\.parts).map { part in
      "<script type=\"text/plain\" id=\"part-\(part.name)\">\(Base64.text(part.bytes))</script>\n"
    }
    return PlayerSources.page.pieces([
      "language": [HTMLText.escaped(book.language)],
      "policy": [SecurityPolicy.text(script: script, style: style)],
      "title": [HTMLText.escaped(book.title)],
      "style": [style],
      "views": [PlayerSources.views(isEditable: options.isEditable)],
      "data": [JSONWriter.compact.text(data)],
      "script": [script],
      "parts": parts,
    ])
  }

  /// What the scripts are told of the book. The writer of JSON escapes every `<`, so that no text
  /// can end the element that it stands in.
  private var data: JSONValue {
    var object: JSONObject = ["title": .string(book.title), "language": .string(book.language)]
    object["author"] = book.author.map(JSONValue.string)
    object["narrator"] = book.narrator.map(JSONValue.string)
    object["editable"] = .bool(options.isEditable)
    object["book"] = options.isEditable ? NativeJSON.value(withoutPages) : nil
    object["pages"] = .array(pages.map { .object($0.data) })
    return .object(object)
  }

  /// The book's own members, to which the desk adds the corrected pages when it saves.
  private var withoutPages: BookTimeline {
    var book = book
    book.pages = []
    return book
  }
}
