import Files

/// Books to be worked on, found at the paths that were named.
public struct Shelf: Sendable {
  /// A book, or what is wrong with it.
  public enum Entry: Sendable {
    /// A book that can be worked on.
    case book(BookSource)
    /// A book that cannot be read: a broken `book.json`, an unreadable folder.
    case unreadable(id: String, error: BookError)

    /// The book's name among other books.
    public var id: String {
      switch self {
      case .book(let book): book.id
      case .unreadable(let id, _): id
      }
    }
  }

  /// The books in order, with distinct names.
  public private(set) var entries: [Entry] = []
  /// Whether one path named one book, whose files need no folder of their own.
  public private(set) var isSingleBook = false

  /// Finds the books.
  ///
  /// A path is a `book.json`, a folder with one, a folder of recordings and texts, or a folder of
  /// such folders, down to three levels.
  ///
  /// - Throws: ``BookError`` when a path holds no book. A book inside a shelf that cannot be read
  ///   does not stop the others.
  public init(paths: [String]) throws(BookError) {
    for path in paths {
      let found = try Self.books(at: path, levels: 3)
      guard !found.isEmpty else {
        throw BookError(
          Diagnostic(
            .noInput, file: path, problem: "there is no book here",
            remedy:
              "name a folder of recordings and texts (page-01.wav, page-01.txt) or a book.json"))
      }
      entries += found
    }
    if paths.count == 1, entries.count == 1, case .unreadable(_, let error) = entries[0] {
      throw error
    }
    isSingleBook = paths.count == 1 && Self.isBook(paths[0])
    nameApart()
  }

  /// Whether the path itself is a book, not a shelf of books.
  private static func isBook(_ path: String) -> Bool {
    guard Folder.kind(of: path) == .folder else { return true }
    if Folder.kind(of: PathName.join(path, BookFile.name)) == .file { return true }
    guard let names = try? fileNames(in: path) else { return false }
    return BookFolder.book(id: "", folder: path, fileNames: names) != nil
  }

  private static func books(at path: String, levels: Int) throws(BookError) -> [Entry] {
    switch Folder.kind(of: path) {
    case nil:
      throw BookError(
        Diagnostic(
          .noInput, file: path, problem: "no such file or folder",
          remedy: "check the name and the folder"))
    case .folder: return try books(inFolder: path, levels: levels)
    case .file, .other: return [described(by: path)]
    }
  }

  private static func books(inFolder path: String, levels: Int) throws(BookError) -> [Entry] {
    let description = PathName.join(path, BookFile.name)
    if Folder.kind(of: description) == .file { return [described(by: description)] }
    do throws(FileError) {
      let names = try fileNames(in: path)
      if let book = BookFolder.book(id: name(ofFolder: path), folder: path, fileNames: names) {
        return [.book(book)]
      }
      var found: [Entry] = []
      if levels == 0 { return found }
      for name in try Folder.names(in: path) {
        let inner = PathName.join(path, name)
        guard Folder.kind(of: inner) == .folder else { continue }
        do throws(BookError) {
          found += try books(inFolder: inner, levels: levels - 1)
        } catch {
          found.append(.unreadable(id: name, error: error))
        }
      }
      return found
    } catch {
      throw BookError(error.diagnostic)
    }
  }

  private static func described(by path: String) -> Entry {
    let id = name(ofFolder: PathName.folder(of: path))
    do throws(BookError) {
      return .book(try BookFile.book(at: path, id: id))
    } catch {
      return .unreadable(id: id, error: error)
    }
  }

  private static func fileNames(in folder: String) throws(FileError) -> [String] {
    try Folder.names(in: folder).filter {
      Folder.kind(of: PathName.join(folder, $0)) == .file
    }
  }

  /// A folder's own name, where its path is `.` or ends in `..` too.
  private static func name(ofFolder path: String) -> String {
    let name = PathName.name(of: path)
    guard name == "." || name == ".." || name.allSatisfy({ $0 == "/" }) else { return name }
    return Folder.absolutePath(of: path).map(PathName.name) ?? "book"
  }

  /// Gives books of the same name a number, in their order.
  private mutating func nameApart() {
    var taken: Set<String> = []
    for index in entries.indices {
      let id = entries[index].id
      var (name, number) = (id, 1)
      // Compared without case because output folders are named so.
      while !taken.insert(name.lowercased()).inserted {
        number += 1
        name = "\(id)-\(number)"
      }
      switch entries[index] {
      case .book(var book):
        book.id = name
        entries[index] = .book(book)
      case .unreadable(_, let error): entries[index] = .unreadable(id: name, error: error)
      }
    }
  }
}
