import AudioInput
import Foundation
import Testing
import WordTimeline

@testable import PreviewPage

extension BrowserTests {
  /// Books that are not as they should be.
  @Suite struct BadInputTests {
    private static let silence = AudioReference(name: nil, sampleRate: 16_000, sampleCount: 0)

    private static func page(
      _ text: String, id: String = "page", audio: AudioReference = silence, verdict: Verdict = .good
    ) -> PageTimeline {
      var offset = 0
      var words: [TimedWord] = []
      for word in text.split(whereSeparator: \.isWhitespace) {
        let start = text.utf8.distance(from: text.startIndex, to: word.startIndex)
        offset = start + word.utf8.count
        words.append(
          TimedWord(
            text: String(word), range: TextRange(start, offset), status: .notSpoken))
      }
      return PageTimeline(
        id: id, language: "en", text: text, audio: audio, words: words, verdict: verdict)
    }

    static let hostile = [
      "</script><script>window.hacked = true</script>", "<img src=x onerror='window.hacked = 1'>",
      "<!-- <script> --> {{data}} {{script}}", "javascript:window.hacked=1 &lt;b&gt; \"'`${1}\\",
      "👩‍👩‍👧 🐊 a\u{0301} \u{202E}mirrored\u{202C} שָׁלוֹם العربية", "]]> \u{2028} \u{0} \u{FFFE}",
    ]

    @Test(arguments: hostile)
    func textIsShownAndNeverRun(text: String) throws {
      let book = BookTimeline(
        title: text, author: text, narrator: text, language: "en\"><script>hacked=1</script>",
        pages: [BookPage(timeline: Self.page(text, id: text), audioPath: text, picturePath: text)])
      let file = try TemporaryPage(book)
      let tab = try BrowserTab(BrowserTests.browser(), file: file.path)
      #expect(try tab.evaluate("document.getElementById('book-title').textContent").asText == text)
      try tab.evaluate("wordlight.openBook(0, 'read-myself')")
      #expect(try tab.evaluate("document.getElementById('text').textContent").asText == text)
      #expect(try tab.evaluate("typeof window.hacked") == "undefined")
      #expect(try tab.takeTroubles().isEmpty)
      #expect(tab.requestedAddresses().isEmpty)
    }

    /// Even markup that found its way into the page could neither run nor fetch anything.
    @Test func thePolicyForbidsWhatIsNotOurs() throws {
      let tab = try BrowserTests.openBook()
      try tab.evaluate(
        """
        document.body.insertAdjacentHTML("beforeend",
          `<img src="x" onerror="window.hacked = 1"><img src="https://example.invalid/x.png">`);
        """)
      tab.pause(0.3)
      #expect(try tab.evaluate("typeof window.hacked") == "undefined")
      #expect(
        try tab.evaluate("fetch('https://example.invalid/').then(() => 'out', () => 'in')") == "in")
    }

    @Test func whatIsMissingIsSaid() throws {
      var noPicture = try FixtureBook.page(1)
      noPicture.picturePath = "mo.png"
      var noAudio = try FixtureBook.page(2)
      noAudio.audioPath = "nobody.wav"
      var notAudio = try FixtureBook.page(3)
      notAudio.audioPath = "page-03.txt"
      let book = BookTimeline(
        title: "Gaps", language: "en", pages: [noPicture, noAudio, notAudio])
      let document = PreviewDocument(book: book, folder: FixtureBook.folder)
      #expect(document.notes.map(\.page) == ["page-01", "page-02", "page-03"])
      let file = try TemporaryPage(book)
      let tab = try BrowserTab(BrowserTests.browser(), file: file.path)
      let expected = [
        "mo.png” is missing", "nobody.wav” is missing", "page-03.txt” cannot be used",
      ]
      for (place, note) in expected.enumerated() {
        try tab.evaluate("wordlight.openBook(\(place), 'read-to-me')")
        #expect(
          try tab.evaluate("document.getElementById('page-note').innerText").asText.contains(note))
        #expect(try tab.evaluate("document.getElementById('text').innerText.length > 10") == true)
      }
      #expect(try tab.evaluate("document.getElementById('play').disabled") == true)
      #expect(try tab.takeTroubles().isEmpty)
    }

    @Test func autoPlayGoesOnPastAPageWithoutSound() throws {
      let book = BookTimeline(
        title: "Quiet", language: "en",
        pages: [BookPage(timeline: Self.page("Hush.")), try FixtureBook.page(1)])
      let file = try TemporaryPage(book)
      let tab = try BrowserTab(BrowserTests.browser(), file: file.path)
      try tab.evaluate("wordlight.openBook(0, 'auto-play')")
      try tab.wait(for: "wordlight.reader.place === 1 && wordlight.narrator.isPlaying")
    }

    @Test func aFailedPageIsMarkedAndDoesNotLight() throws {
      var page = try FixtureBook.page(5)
      page.timeline.verdict = .failed
      let book = BookTimeline(
        title: "Failed", language: "en", pages: [try FixtureBook.page(1), page])
      let file = try TemporaryPage(book)
      let tab = try BrowserTab(BrowserTests.browser(), file: file.path)
      #expect(
        try tab.evaluate("document.getElementById('book-note').innerText").asText.contains("Page 2")
      )
      try tab.evaluate("wordlight.openBook(1, 'read-to-me')")
      #expect(
        try tab.evaluate("document.getElementById('page-note').innerText").asText
          .contains("could not be matched"))
      try tab.wait(for: "wordlight.narrator.position > 1")
      #expect(try tab.evaluate("document.querySelector('.lit')") == .null)
    }

    @Test func twoThousandWordsScroll() throws {
      let text = (0..<2_000).map { "word\($0)" }.joined(separator: " ")
      var timeline = Self.page(text, audio: try FixtureBook.page(5).timeline.audio)
      for index in 0..<200 {
        timeline.words[index].status = .aligned
        timeline.words[index].span = SampleSpan(
          start: Int64(index) * 1_200, end: Int64(index) * 1_200 + 1_200)
      }
      let book = BookTimeline(
        title: "Long", language: "en",
        pages: [BookPage(timeline: timeline, audioPath: "page-05.wav")])
      let file = try TemporaryPage(book)
      let tab = try BrowserTab(BrowserTests.browser(), file: file.path, width: 390, height: 844)
      try tab.evaluate("wordlight.openBook(0, 'read-to-me')")
      try tab.wait(for: "document.querySelector('.lit')?.dataset.word > 70")
      let isSeen = try tab.evaluate(
        """
        (() => {
          const word = document.querySelector(".lit").getBoundingClientRect();
          const panel = document.getElementById("panel").getBoundingClientRect();
          return word.bottom > panel.top && word.top < panel.bottom;
        })()
        """)
      #expect(isSeen == true)
      #expect(try tab.takeTroubles().isEmpty)
    }

    @Test func anEmptyBookOpens() throws {
      let file = try TemporaryPage(BookTimeline(title: "Nothing", language: "en", pages: []))
      let tab = try BrowserTab(BrowserTests.browser(), file: file.path)
      #expect(try tab.isShown("title"))
      try tab.click("[data-mode='read-to-me']")
      #expect(try tab.takeTroubles().isEmpty)
    }
  }
}
