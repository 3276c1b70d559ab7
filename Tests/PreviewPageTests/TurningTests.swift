import AudioInput
import Testing
import WordTimeline

@testable import PreviewPage

extension BrowserTests {
  @Suite struct TurningTests {
    @Test func keysArrowsAndSwipesTurn() throws {
      let tab = try BrowserTests.openBook()
      try tab.evaluate("wordlight.openBook(3, 'read-myself')")
      try tab.press("ArrowRight")
      #expect(try tab.place() == 4)
      try tab.press("ArrowLeft")
      #expect(try tab.place() == 3)
      try tab.click("#forward")
      #expect(try tab.place() == 4)
      try tab.click("#back")
      #expect(try tab.place() == 3)
      try tab.swipe(from: .init(x: 700, y: 500), to: .init(x: 400, y: 520))
      #expect(try tab.place() == 4)
      try tab.swipe(from: .init(x: 400, y: 500), to: .init(x: 700, y: 480))
      #expect(try tab.place() == 3)
      try tab.drag(from: .init(x: 700, y: 500), to: .init(x: 400, y: 500))
      #expect(try tab.place() == 4)
      // Up and down is for scrolling, and a short way is no swipe.
      try tab.drag(from: .init(x: 700, y: 300), to: .init(x: 640, y: 600))
      try tab.drag(from: .init(x: 700, y: 500), to: .init(x: 680, y: 500))
      #expect(try tab.place() == 4)
    }

    @Test func bothEndsOfTheBookLeadToTheTitle() throws {
      let tab = try BrowserTests.openBook()
      try tab.evaluate("wordlight.openBook(9, 'read-myself')")
      try tab.press("ArrowRight")
      #expect(try tab.isShown("title"))
      try tab.evaluate("wordlight.openBook(0, 'read-myself')")
      try tab.click("#back")
      #expect(try tab.isShown("title"))
    }

    /// However fast and during whatever, a page turns, and only the last one is heard.
    @Test func turningIsNeverBlocked() throws {
      let tab = try BrowserTests.openBook()
      try tab.evaluate("wordlight.openBook(1, 'read-to-me')")
      try tab.wait(for: "wordlight.narrator.isPlaying")
      for step in [1, 1, 1, -1, 1, 1] {
        try tab.press(step > 0 ? "ArrowRight" : "ArrowLeft")
      }
      #expect(try tab.place() == 5)
      #expect(
        try tab.evaluate("document.getElementById('text').textContent").asText.hasPrefix("They"))
      try tab.wait(for: "wordlight.narrator.isPlaying")
      #expect(try tab.evaluate("wordlight.narrator.page.id") == "page-05")
      #expect(try tab.takeTroubles().isEmpty)
    }

    @Test func aHebrewBookTurnsTheOtherWay() throws {
      let text = "גַּן קָטָן"
      var page = try FixtureBook.page(1)
      page.timeline.text = text
      page.timeline.words = [
        TimedWord(
          text: text, range: TextRange(0, text.utf8.count), status: .aligned,
          span: SampleSpan(start: 9_600, end: 24_000))
      ]
      let book = BookTimeline(title: text, language: "he", pages: [page, page, page])
      let file = try TemporaryPage(book)
      let tab = try BrowserTab(BrowserTests.browser(), file: file.path)
      try tab.evaluate("wordlight.openBook(0, 'read-myself')")
      try tab.press("ArrowLeft")
      #expect(try tab.place() == 1)
      try tab.swipe(from: .init(x: 300, y: 500), to: .init(x: 600, y: 500))
      #expect(try tab.place() == 2)
      let sides = try tab.evaluate(
        """
        [document.getElementById("panel").getBoundingClientRect().right > 900,
         document.getElementById("forward").getBoundingClientRect().left < 200]
        """)
      #expect(sides.asElements == [true, true])
    }
  }
}
