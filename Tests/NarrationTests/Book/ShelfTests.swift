import Files
import Foundation
import Testing

@testable import Narration

@Suite struct ShelfTests {
  let folder: BookFolderFixture

  init() throws { folder = try BookFolderFixture() }

  private func pages(_ paths: [String]) throws -> [String] {
    try Shelf(paths: paths).entries.flatMap { entry -> [String] in
      guard case .book(let book) = entry else { return [entry.id + ": unreadable"] }
      return book.pages.map { "\(book.id)/\($0.id)" }
    }
  }

  @Test func readsPagesInNaturalOrder() throws {
    let names = ["page 10", "page 2", "page 1 🐢", "été 3", "ete 4", "Zoo"]
    for name in names { try folder.page("The Book/\(name)", "word") }
    #expect(
      try pages([folder["The Book"]]).map { $0.dropFirst(9) }
        == ["Zoo", "ete 4", "page 1 🐢", "page 2", "page 10", "été 3"])
  }

  @Test func findsBooksInFoldersOfFolders() throws {
    try folder.page("shelf/b 10/1", "word")
    try folder.page("shelf/b 9/1", "word")
    try folder.page("shelf/series/one/1", "word")
    #expect(try pages([folder["shelf"]]) == ["b 9/1", "b 10/1", "one/1"])
    #expect(try !Shelf(paths: [folder["shelf"]]).isSingleBook)
    #expect(try Shelf(paths: [folder["shelf/b 9"]]).isSingleBook)
    #expect(try Shelf(paths: [folder["shelf/b 9"] + "/"]).entries.map(\.id) == ["b 9"])
  }

  @Test func tellsBooksOfTheSameNameApart() throws {
    try folder.page("x/book/1", "word")
    try folder.page("y/Book/1", "word")
    #expect(
      try pages([folder["x/book"], folder["y/Book"], folder["x/book"]])
        == ["book/1", "Book-2/1", "book-3/1"])
  }

  @Test func oneRecordingBesideManyTextsIsTheWholeBook() throws {
    try folder.write("one", to: "b/1.txt")
    try folder.write("two", to: "b/2.txt")
    try folder.write(FakeRecording.content("one two"), to: "b/whole.wav")
    let shelf = try Shelf(paths: [folder["b"]])
    guard case .book(let book) = shelf.entries[0] else { throw CancellationError() }
    #expect(book.pages.map(\.audio.extent) == [.shared, .shared])
    #expect(book.notices.isEmpty)
  }

  @Test func namesFilesThatAreAlone() throws {
    try folder.page("b/1", "word")
    try folder.write("word", to: "b/2.txt")
    try folder.write(FakeRecording.content("word"), to: "b/3.wav")
    let shelf = try Shelf(paths: [folder["b"]])
    guard case .book(let book) = shelf.entries[0] else { throw CancellationError() }
    #expect(book.notices.map(\.file) == ["2.txt", "3.wav"])
    #expect(book.notices.map(\.kind.needsChecking) == [true, true])
  }

  @Test func refusesWhatHoldsNoBook() throws {
    try folder.write("", to: "empty/CREDITS.json")
    for (path, problem) in [
      ("empty", "there is no book here"), ("nowhere", "no such file or folder"),
    ] {
      let error = #expect(throws: BookError.self) { try Shelf(paths: [folder[path]]) }
      #expect(error?.diagnostic.problem == problem)
      #expect(error?.diagnostic.file == folder[path])
    }
  }

  @Test func brokenDescriptionDoesNotStopTheShelf() throws {
    try folder.page("shelf/a/1", "word")
    try folder.write("{\"pages\": [}", to: "shelf/b/book.json")
    #expect(try pages([folder["shelf"]]) == ["a/1", "b: unreadable"])
    let error = #expect(throws: BookError.self) { try Shelf(paths: [folder["shelf/b"]]) }
    #expect(error?.diagnostic.line == 1)
    #expect(error?.diagnostic.column == 12)
  }
}
