public import Files

/// The pages of books as something to learn from. Books are found as for timing (``Shelf``): in
/// folders of recordings and texts, by a `book.json`, or in a folder of such folders.
public struct TrainingShelf: Sendable {
  /// The pages in order; pages that share a recording are one, since all of it is learned from.
  public private(set) var pages: [PageInput] = []
  /// What is left out, and why: a recording without a text, a book that cannot be read.
  public private(set) var notices: [Diagnostic] = []

  /// Finds the pages of the books at some paths.
  ///
  /// - Throws: a `DiagnosticError` when a path holds no book, or no page is left.
  public init(paths: [String]) throws {
    let shelf = try Shelf(paths: paths)
    for entry in shelf.entries {
      switch entry {
      case .book(let book): add(book, prefix: shelf.entries.count > 1 ? book.id + "/" : "")
      case .unreadable(_, let error): notices.append(error.diagnostic)
      }
    }
    guard !pages.isEmpty else { throw NarrationError.nothingToTrainOn(paths) }
  }

  private mutating func add(_ book: BookSource, prefix: String) {
    for notice in book.notices {
      notices.append(
        Diagnostic(
          .badData, file: PathName.join(book.origin, notice.file), problem: notice.message))
    }
    var sharing: [String: Int] = [:]
    for source in book.pages {
      do throws(FileError) {
        var page = try PageInput(source, id: prefix + source.id)
        page.language = source.language ?? book.language
        guard source.audio.extent == .shared else {
          pages.append(page)
          continue
        }
        if let index = sharing[page.audioPath] {
          pages[index].text += "\n\n" + page.text
        } else {
          sharing[page.audioPath] = pages.count
          pages.append(page)
        }
      } catch {
        notices.append(error.diagnostic)
      }
    }
  }
}

extension PageInput {
  fileprivate init(_ source: PageSource, id: String) throws(FileError) {
    self.init(id: id, audioPath: source.audio.path, text: "")
    switch source.text {
    case .inline(let text): self.text = text
    case .file(let path):
      text = try FileReader.text(of: path)
      textPath = path
    }
    if case .stretch(let stretch) = source.audio.extent { self.stretch = stretch }
  }
}
