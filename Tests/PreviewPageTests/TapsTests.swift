import AudioInput
import Testing
import WordTimeline

@testable import PreviewPage

extension BrowserTests {
  @Suite struct TapsTests {
    @Test func aWordIsSaidAlone() throws {
      let tab = try BrowserTests.openBook()
      let words = try FixtureBook.page(5).timeline
      try tab.evaluate("wordlight.openBook(5, 'read-myself')")
      try tab.click("[data-word='7']")
      try tab.wait(for: "wordlight.narrator.isPlaying")
      #expect(try tab.evaluate("document.querySelector('.lit').textContent") == "10:30")
      let passage = try tab.evaluate(
        """
        (() => {
          const { passage } = wordlight.narrator;
          const from = passage.tempo.original(passage.offset);
          return [from, from + passage.length];
        })()
        """)
      let span = try #require(words.words[7].span)
      #expect(abs(passage.asElements[0].asNumber - words.audio.seconds(span.start)) <= 0.021)
      #expect(abs(passage.asElements[1].asNumber - words.audio.seconds(span.end)) <= 0.061)
      try tab.wait(for: "!wordlight.narrator.isPlaying")
      #expect(try tab.evaluate("document.querySelector('.lit')") == .null)
      #expect(try tab.place() == 5)
    }

    @Test func aTapBesideAWordFindsIt() throws {
      let tab = try BrowserTests.openBook()
      try tab.evaluate("wordlight.openBook(5, 'read-myself')")
      var point = try tab.middle(of: "[data-word='0']")
      point.y -= 30
      try tab.mouse("mousePressed", point)
      try tab.mouse("mouseReleased", point)
      try tab.wait(for: "document.querySelector('.lit')?.dataset.word === '0'")
    }

    @Test func pauseGoesOnAndReplayBeginsAgain() throws {
      let tab = try BrowserTests.openBook()
      try tab.evaluate("wordlight.openBook(5, 'read-to-me')")
      try tab.wait(for: "wordlight.narrator.position > 1.5")
      try tab.click("#play")
      #expect(try !tab.isPlaying())
      tab.pause(0.3)
      try tab.press(" ")
      try tab.wait(for: "wordlight.narrator.isPlaying")
      #expect(try tab.evaluate("wordlight.narrator.position").asNumber > 1.4)
      try tab.click("#replay")
      try tab.wait(for: "wordlight.narrator.isPlaying")
      #expect(try tab.evaluate("wordlight.narrator.position").asNumber < 1)
    }

    @Test func homeMustBeHeld() throws {
      let tab = try BrowserTests.openBook()
      try tab.evaluate("wordlight.openBook(2, 'read-myself')")
      try tab.click("#home")
      tab.pause(0.1)
      #expect(try tab.isShown("book"))
      #expect(try tab.evaluate("document.getElementById('hint').textContent") == "Hold to go home")
      try tab.press("Escape")
      #expect(try tab.isShown("book"))
      let home = try tab.middle(of: "#home")
      try tab.mouse("mousePressed", home)
      try tab.wait(for: "!document.getElementById('title-view').hidden")
      try tab.mouse("mouseReleased", home)
      #expect(try tab.isShown("title"))
      try tab.evaluate("wordlight.openBook(2, 'read-myself')")
      try tab.press("Escape", heldFor: 1.2)
      #expect(try tab.isShown("title"))
      // A screen reader clicks without pressing.
      tab.pause(0.6)
      try tab.evaluate("wordlight.openBook(2, 'read-myself')")
      try tab.evaluate("document.getElementById('home').click()")
      #expect(try tab.isShown("title"))
    }

    @Test func theKeyboardChoosesWords() throws {
      let tab = try BrowserTests.openBook()
      try tab.evaluate("wordlight.openBook(5, 'read-myself')")
      try tab.evaluate("document.getElementById('panel').focus()")
      for _ in 0..<3 { try tab.press("ArrowDown") }
      try tab.press("ArrowUp")
      #expect(try tab.evaluate("document.querySelector('.chosen').textContent") == "bounce.")
      #expect(try tab.evaluate("document.getElementById('announcer').textContent") == "bounce.")
      try tab.press("Enter")
      try tab.wait(for: "document.querySelector('.lit')?.textContent === 'bounce.'")
    }

    @Test func namesAndPicturesPlayTheirCues() throws {
      var page = try FixtureBook.page(2)
      page.picturePath = PictureFixture.name
      page.cues = [
        TapCue(name: "Gran", sound: .file("page-07.wav")),
        TapCue(name: "Mo", sound: .words(5..<9), area: [0.5, 0.5, 0.4, 0.4]),
      ]
      let folder = try PictureFixture()
      let book = BookTimeline(title: "Cues", language: "en", pages: [page])
      let file = try TemporaryPage(book, folder: folder.path)
      let tab = try BrowserTab(BrowserTests.browser(), file: file.path)
      try tab.evaluate("wordlight.openBook(0, 'read-myself')")
      try tab.wait(for: "document.getElementById('picture').naturalWidth > 0")
      try tab.click("[data-word='10']")
      try tab.wait(for: "wordlight.narrator.isPlaying")
      let whole = try tab.evaluate("wordlight.narrator.passage.tempo.buffer.duration")
      let cue = try FixtureBook.page(7).timeline.audio.duration
      #expect(abs(whole.asNumber - cue) < 0.001)
      // In the picture, which stands at the bottom right.
      try tab.evaluate("wordlight.reader.rest()")
      let spot = try tab.evaluate(
        """
        (() => {
          const box = document.getElementById("stage").getBoundingClientRect();
          const size = Math.min(box.width, box.height);
          return [box.right - 0.3 * size, box.bottom - 0.3 * size];
        })()
        """)
      let point = BrowserTab.Point(
        x: spot.asElements[0].asNumber, y: spot.asElements[1].asNumber)
      try tab.mouse("mousePressed", point)
      try tab.mouse("mouseReleased", point)
      try tab.wait(for: "wordlight.narrator.isPlaying")
      let words = try FixtureBook.page(2).timeline
      let start = words.audio.seconds(try #require(words.words[5].span).start)
      #expect(try tab.evaluate("wordlight.narrator.position").asNumber >= start - 0.01)
      #expect(try tab.takeTroubles().isEmpty)
    }
  }
}
