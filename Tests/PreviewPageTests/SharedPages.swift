import AudioInput
import Testing
import WordTimeline

@testable import PreviewPage

/// Pages that several tests open; each is made once.
enum SharedPages {
  static let book = Result { try TemporaryPage(FixtureBook.book()) }

  static let editable = Result {
    try TemporaryPage(doubtfulBook(), options: PreviewOptions(isEditable: true))
  }

  /// The fixture with a few words that are less sure than the rest.
  static func doubtfulBook() throws -> BookTimeline {
    var book = try FixtureBook.book()
    book.pages[5].timeline.words[2].confidence = 0.41
    book.pages[5].timeline.words[8].confidence = 0.72
    book.pages[5].timeline.remarks = [
      Remark(kind: .unsureWord, words: 2..<3, message: "this word is unsure")
    ]
    return book
  }
}

extension BrowserTests {
  /// Opens the fixture book.
  static func openBook(
    width: Int = 1024, height: Int = 768, media: [String: String] = [:]
  ) throws -> BrowserTab {
    try BrowserTab(
      browser(), file: SharedPages.book.get().path, width: width, height: height, media: media)
  }

  /// Opens the fixture book's desk at its sixth page, ready to be worked at.
  static func openDesk() throws -> BrowserTab {
    let tab = try BrowserTab(
      browser(), file: SharedPages.editable.get().path, width: 1280, height: 900)
    try tab.evaluate("localStorage.clear()")
    try tab.evaluate("wordlight.desk.open(5)")
    return tab
  }
}

extension BrowserTab {
  /// The number of the page that is shown, counted from 0.
  func place() throws -> Int { Int(try evaluate("wordlight.reader.place").asNumber) }

  func isShown(_ view: String) throws -> Bool {
    try evaluate("!document.getElementById('\(view)-view').hidden") == true
  }

  func isPlaying() throws -> Bool { try evaluate("wordlight.narrator.isPlaying") == true }
}

extension JSONValue {
  var asNumber: Double { Optional(self).number }
  var asText: String { Optional(self).text }
  var asElements: [JSONValue] { Optional(self).elements }
}
