import Files
import TimingFormats
import WordTimeline

/// The corrected timings of a book's pages.
///
/// They are a book's file, whose pages are found by their names, or a folder with a file for each
/// corrected page. Beside a shelf of several books, a folder holds such a file or folder for each of
/// them, called by the book's name:
///
/// ```
/// story.json                       one book
/// corrected/page-03.json           one book, some pages
/// corrected/hen-and-eagle.json     a shelf
/// corrected/decision/page-03.json
/// ```
struct BookCorrections: Sendable {
  /// Where a page's corrections are.
  private enum Source {
    case file(String)
    case page(CorrectedPage)
  }

  private var sources: [String: Source] = [:]
  /// Corrections that were not used, and why.
  private(set) var notices: [BookNotice] = []

  /// No corrections.
  init() {}

  /// Finds the corrections of a book at a path.
  ///
  /// - Throws: ``BookError`` when there is nothing at the path, or a book's file cannot be read.
  init(at path: String, of book: BookSource) throws(BookError) {
    do {
      switch Folder.kind(of: path) {
      case .folder: try readFolder(path, of: book)
      case .file, .other: try readBook(path, of: book)
      case nil: throw FileError(BookCorrections.missing(path))
      }
    } catch {
      throw BookError(diagnostic(of: error))
    }
  }

  /// The corrections of a page; nil where there are none, or none of its words is locked.
  func page(_ input: PageInput) throws -> CorrectedPage? {
    let page: CorrectedPage
    switch sources[input.id] {
    case nil: return nil
    case .page(let known): page = known
    case .file(let path): page = try CorrectedPage(path: path, for: input)
    }
    return page.keepsAnything ? page : nil
  }

  private mutating func readBook(_ path: String, of book: BookSource) throws {
    let source = try FormatSource(path: path, printed: nil, language: nil, audio: nil)
    guard source.isBook else { throw FileError(BookCorrections.noBook(path)) }
    let known = Set(book.pages.map(\.id))
    for page in try FormatRegistry.standard.readBook(source).pages.map(\.timeline) {
      let corrected = CorrectedPage(page)
      if known.contains(page.id) {
        sources[page.id] = .page(corrected)
      } else if corrected.keepsAnything {
        note(PathName.name(of: path), "\(page.id) of \(path) corrects no page of this book")
      }
    }
  }

  private mutating func readFolder(_ folder: String, of book: BookSource) throws {
    let known = Set(book.pages.map(\.id))
    let names = try Folder.names(in: folder).sorted(by: NaturalOrder.isBefore)
    // JSON comes first: it alone says which words are locked, and others may be made from it.
    for name in names.filter(BookCorrections.isJSON) + names.filter({ !BookCorrections.isJSON($0) })
    where !name.hasPrefix(".") {
      let path = PathName.join(folder, name)
      let id = PathName.stem(of: name)
      if !known.contains(id) {
        note(name, "\(path) corrects no page of this book")
      } else if case .file(let other) = sources[id] {
        if !BookCorrections.isJSON(other) {
          note(name, "\(path) is not used, since \(PathName.name(of: other)) corrects that page")
        }
      } else {
        sources[id] = .file(path)
      }
    }
  }

  private mutating func note(_ file: String, _ message: String) {
    notices.append(BookNotice(kind: .unusedCorrections, file: file, message: message))
  }

  private static func isJSON(_ name: String) -> Bool {
    PathName.pathExtension(of: name) == "json"
  }

  private static func missing(_ path: String) -> Diagnostic {
    Diagnostic(
      .noInput, file: path, problem: "no such file or folder",
      remedy: "name the corrected timings of the book")
  }

  private static func noBook(_ path: String) -> Diagnostic {
    Diagnostic(
      .badData, file: path, problem: "is not the timings of a book",
      remedy: "name a book's JSON, or a folder with a file for each corrected page")
  }
}

extension BookCorrections {
  /// Where the corrections of one of a shelf's books are; nil when there are none.
  static func path(of book: BookSource, among path: String, isSingleBook: Bool) -> String? {
    guard !isSingleBook else { return path }
    let folder = PathName.join(path, book.id)
    return [folder, folder + ".json"].first { Folder.kind(of: $0) != nil }
  }

  /// Makes sure that everything in the folder of a shelf's corrections is of one of its books.
  static func check(_ path: String, for shelf: Shelf) throws(BookError) {
    guard Folder.kind(of: path) != nil else { throw BookError(missing(path)) }
    guard !shelf.isSingleBook else { return }
    let known = Set(shelf.entries.flatMap { [$0.id, $0.id + ".json"] })
    do throws(FileError) {
      for name in try Folder.names(in: path) where !name.hasPrefix(".") && !known.contains(name) {
        throw FileError(
          Diagnostic(
            .badData, file: PathName.join(path, name), problem: "corrects no book of this shelf",
            remedy: "call it by the book, such as \(shelf.entries.first?.id ?? "book").json"))
      }
    } catch {
      throw BookError(error.diagnostic)
    }
  }
}
