import Files
import Narration
import Testing

/// Which pages of books are learned from.
struct TrainingShelfTests {
  @Test func findsThePagesOfAFolderOfBooks() throws {
    let shelf = try BookFolderFixture()
    try shelf.page("hen/page-1", "Kuku")
    try shelf.page("hen/page-2", "Mwewe")
    try shelf.page("goat/p1", "Mbuzi")
    try shelf.write("Peke yake", to: "goat/p2.txt")
    let training = try TrainingShelf(paths: [shelf.path])
    #expect(training.pages.map(\.id) == ["goat/p1", "hen/page-1", "hen/page-2"])
    #expect(training.pages.map(\.text) == ["Mbuzi", "Kuku", "Mwewe"])
    #expect(training.notices.map(\.file) == [shelf["goat/p2.txt"]])
  }

  @Test func pagesThatShareARecordingAreOne() throws {
    let book = try BookFolderFixture()
    try book.write("Kuku", to: "page-1.txt")
    try book.write("Mwewe", to: "page-2.txt")
    try book.write("Kuku Mwewe", to: "whole.ogg")
    let training = try TrainingShelf(paths: [book.path])
    #expect(training.pages.map(\.text) == ["Kuku\n\nMwewe"])
    #expect(training.pages.map(\.audioPath) == [book["whole.ogg"]])
  }

  @Test func aFolderWithoutPairsIsAnError() throws {
    let folder = try BookFolderFixture()
    try folder.write("Habari", to: "page.txt")
    #expect(throws: BookError.self) { try TrainingShelf(paths: [folder.path]) }
  }
}
