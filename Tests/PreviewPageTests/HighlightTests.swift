import Foundation
import Testing
import WordTimeline

extension BrowserTests {
  @Suite struct HighlightTests {
    /// At forty moments of a page, the word that is lit is the one that is heard, give or take a
    /// frame of the screen.
    @Test func theWordThatIsHeardIsLit() throws {
      let book = try FixtureBook.book()
      let page = try TemporaryPage(book)
      let tab = try BrowserTab(BrowserTests.browser(), file: page.path)
      try tab.evaluate("wordlight.openBook(5, 'read-to-me')")
      try tab.wait(for: "wordlight.narrator.isPlaying")
      let words = book.pages[5].timeline.words
      let audio = book.pages[5].timeline.audio
      var wrong: [String] = []
      for _ in 0..<40 {
        tab.pause(0.2)
        let sample = try tab.evaluate(
          "[wordlight.narrator.position, document.querySelector('.lit')?.textContent ?? '']")
        let position = Optional(sample).elements[0].number
        let lit = Optional(Optional(sample).elements[1]).text
        guard !position.isNaN else { break }
        let near = [-0.03, 0, 0.03].map { shift in
          words.last { audio.seconds($0.span?.start ?? 0) <= position + shift }
        }
        let fits = near.contains { word in
          guard let word, let span = word.span else { return lit.isEmpty }
          let isOver = position > audio.seconds(span.end)
          return lit == word.text || (lit.isEmpty && isOver)
        }
        if !fits { wrong.append("\(position): \(lit)") }
      }
      #expect(wrong.isEmpty)
      #expect(try tab.takeTroubles().isEmpty)
      #expect(tab.requestedAddresses().isEmpty)
    }
  }
}
extension JSONValue {
  fileprivate var number: Double { Optional(self).number }
}
