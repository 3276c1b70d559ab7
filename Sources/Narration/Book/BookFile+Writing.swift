import Files
import WordTimeline

extension BookFile {
  /// Writes a `book.json` into each folder that is a book, from its files' names.
  ///
  /// - Returns: the paths of what was written.
  /// - Throws: ``BookError`` when a path holds no book, or one has a description already.
  public static func initialise(_ paths: [String]) throws(BookError) -> [String] {
    var books: [BookSource] = []
    for entry in try Shelf(paths: paths).entries {
      switch entry {
      case .unreadable(_, let error): throw error
      case .book(let book): books.append(book)
      }
    }
    for book in books where PathName.pathExtension(of: book.origin) == "json" {
      throw BookError(
        Diagnostic(
          .cannotCreate, file: book.origin, problem: "is there already",
          remedy: "edit it, or move it away"))
    }
    var written: [String] = []
    for book in books {
      let path = PathName.join(book.origin, name)
      do throws(FileError) {
        try AtomicWriter.write(file(of: book), to: path)
      } catch {
        throw BookError(error.diagnostic)
      }
      written.append(path)
    }
    return written
  }

  /// A book as a description to be completed by hand: what is not known is there, and empty.
  static func file(of book: BookSource) -> [UInt8] {
    let local = { (path: String) in JSONValue.string(PathName.name(of: path)) }
    var object: JSONObject = [
      "version": .integer(version), "title": .string(book.title ?? book.id),
      "authors": .array(book.authors.map(JSONValue.string)),
      "language": .string(book.language ?? "en"),
    ]
    object["narrator"] = book.narrator.map(JSONValue.string)
    object["licence"] = book.licence.map(JSONValue.string)
    let whole = book.pages.first { $0.audio.extent == .shared }?.audio.path
    object["recording"] = whole.map(local)
    object["pages"] = .array(
      book.pages.map { page in
        var value: JSONObject = ["id": .string(page.id)]
        switch page.text {
        case .inline(let text): value["text"] = .string(text)
        case .file(let path): value["textFile"] = local(path)
        }
        if page.audio.path != whole { value["audio"] = local(page.audio.path) }
        value["picture"] = page.picture.map(local)
        return .object(value)
      })
    return JSONWriter(spreadDepth: 2).file(.object(object))
  }
}
