import Foundation
import Testing
import WordTimeline

extension BrowserTests {
  @Suite struct DeskTests {
    @Test func theLeastSureWordIsFirst() throws {
      let tab = try BrowserTests.openDesk()
      #expect(try tab.evaluate("wordlight.desk.chosen.index") == 2)
      let list = try tab.evaluate(
        "[...document.querySelectorAll('#desk-check button')].map((each) => each.innerText)")
      #expect(list.asElements.map(\.asText) == ["They\n41 %", "train\n72 %"])
      #expect(
        try tab.evaluate("document.querySelector('#desk-pages [aria-current]').innerText") == "62")
      #expect(try tab.takeTroubles().isEmpty)
    }

    @Test func keysNudgeUndoAndRedo() throws {
      let tab = try BrowserTests.openDesk()
      let start = try Self.samples(of: 2, in: tab).start
      let rate = try tab.evaluate("wordlight.desk.page.timeline.rate").asNumber
      try tab.press("ArrowRight")
      #expect(try Self.samples(of: 2, in: tab).start == start + (0.001 * rate).rounded())
      try tab.press("ArrowLeft", shift: true)
      let nudged = try Self.samples(of: 2, in: tab).start
      #expect(abs(nudged - (start - 0.009 * rate)) <= 2)
      try tab.evaluate("wordlight.desk.undo()")
      #expect(try Self.samples(of: 2, in: tab).start == start)
      #expect(try tab.evaluate("wordlight.desk.word.locked") == false)
      try tab.evaluate("wordlight.desk.redo()")
      #expect(try Self.samples(of: 2, in: tab).start == nudged)
      #expect(try tab.evaluate("wordlight.desk.word.locked") == true)
    }

    @Test func aMarkIsDraggedAndItsJoinedNeighbourFollows() throws {
      let tab = try BrowserTests.openDesk()
      // The end of “ride” and the start of “the” are one mark.
      try tab.evaluate(
        """
        wordlight.desk.choose(5, "end");
        wordlight.desk.moveTo(wordlight.desk.page.timeline.words[6].start);
        document.getElementById("desk-magnet").checked = false;
        wordlight.desk.choose(6, "start");
        """)
      let before = try Self.samples(of: 6, in: tab).start
      let grip = try tab.evaluate(
        """
        (() => {
          const box = document.getElementById("desk-sound").getBoundingClientRect();
          return [box.x + wordlight.desk.picture.xOf(wordlight.desk.chosenTime), box.y + 60];
        })()
        """)
      let start = BrowserTab.Point(x: grip.asElements[0].asNumber, y: grip.asElements[1].asNumber)
      try tab.drag(from: start, to: .init(x: start.x - 12, y: start.y))
      let moved = try Self.samples(of: 6, in: tab).start
      #expect(moved < before)
      #expect(try Self.samples(of: 5, in: tab).end == moved)
      try tab.evaluate("wordlight.desk.undo()")
      #expect(try Self.samples(of: 6, in: tab).start == before)
    }

    /// Marks cannot cross: every word keeps some length whatever is done.
    @Test func wordsStayInOrder() throws {
      let tab = try BrowserTests.openDesk()
      for (edge, time) in [("start", -5), ("start", 99), ("end", -5), ("end", 99)] {
        try tab.evaluate("wordlight.desk.choose(4, '\(edge)'); wordlight.desk.moveTo(\(time))")
      }
      let isInOrder = try tab.evaluate(
        """
        wordlight.desk.page.timeline.timed.every((word, index, all) =>
          word.startSample < word.endSample &&
          (index === 0 || all[index - 1].endSample <= word.startSample))
        """)
      #expect(isInOrder == true)
    }

    @Test func aMarkSnapsToTheOnset() throws {
      let tab = try BrowserTests.openDesk()
      // A tone that begins at 1 s, in the place of the page's sound.
      let landings = try tab.evaluate(
        """
        (() => {
          const { desk } = wordlight;
          const { samples } = desk.picture.soundscape;
          const { rate } = desk.page.timeline;
          for (let n = 0; n < samples.length; n += 1) {
            const noise = ((n * 7919) % 1000) / 1e6;
            samples[n] = noise + (n < rate ? 0 : 0.3 * Math.sin(n / 7));
          }
          desk.page.soundscape = null;
          return desk.open(5).then(() => [-0.015, 0.015].map((shift) => {
            desk.choose(1, "start");
            desk.moveTo(1 + shift);
            desk.snap();
            return desk.chosenTime;
          }));
        })()
        """)
      for landing in landings.asElements { #expect(abs(landing.asNumber - 1) < 0.006) }
    }

    @Test func soundIsPlayed() throws {
      let tab = try BrowserTests.openDesk()
      try tab.evaluate("document.getElementById('desk-sound').focus()")
      for key in [" ", "b", "p"] {
        try tab.press(key)
        try tab.wait(for: "wordlight.desk.player.passage !== null")
        try tab.evaluate("wordlight.desk.player.stop()")
      }
      try tab.press("l")
      try tab.press(" ")
      try tab.wait(for: "wordlight.desk.player.passage?.tempo.speed === 0.5")
    }

    /// What is saved is native JSON, with the touched words locked to the sample and all others as
    /// they were.
    @Test func correctionsAreSavedAndReadBack() throws {
      let folder = try Downloads()
      let tab = try BrowserTests.openDesk()
      try tab.allowDownloads(to: folder.path)
      try tab.evaluate(
        """
        wordlight.desk.choose(2, "start");
        wordlight.desk.nudge(-7);
        wordlight.desk.choose(8, "start");
        wordlight.desk.markRight();
        wordlight.desk.choose(10, "start");
        wordlight.desk.toggleSilent();
        """)
      let start = try Self.samples(of: 2, in: tab).start
      try tab.click("#desk-save-page")
      let saved = try NativeJSON.page(folder.wait(for: "page-05.json"))
      let original = try SharedPages.doubtfulBook().pages[5].timeline
      #expect(saved.words.indices.filter { saved.words[$0].isLocked } == [2, 8, 10])
      #expect(saved.words[2].span?.start == Int64(start))
      #expect(saved.words[2].confidence == 1)
      #expect(saved.words[8].span == original.words[8].span)
      #expect(saved.words[10].status == .notSpoken)
      #expect(saved.words[10].span == nil)
      #expect(saved.remarks.isEmpty)
      for index in original.words.indices where ![1, 2, 8, 10].contains(index) {
        #expect(saved.words[index] == original.words[index])
      }
      try tab.click("#desk-save-book")
      let book = try NativeJSON.book(folder.wait(for: "Maybe, Said Mo corrected.json"))
      #expect(book.pages[5].timeline == saved)
      #expect(book.pages[3] == (try SharedPages.doubtfulBook().pages[3]))
      #expect(try tab.takeTroubles().isEmpty)
    }

    @Test func correctionsSurviveAClosedWindow() throws {
      let tab = try BrowserTests.openDesk()
      try tab.evaluate("wordlight.desk.choose(2, 'start'); wordlight.desk.nudge(5)")
      let start = try Self.samples(of: 2, in: tab).start
      let again = try BrowserTab(
        BrowserTests.browser(), file: SharedPages.editable.get().path, isFresh: false)
      try again.evaluate("wordlight.desk.open(5)")
      #expect(try Self.samples(of: 2, in: again).start == start)
      try again.evaluate("localStorage.clear()")
    }

    @Test func aWordThatIsSpokenAfterAllGetsRoom() throws {
      let tab = try BrowserTests.openDesk()
      try tab.evaluate("wordlight.desk.choose(6, 'start')")
      let before = try Self.samples(of: 6, in: tab)
      try tab.press("x")
      #expect(try tab.evaluate("wordlight.desk.word.status") == "notSpoken")
      try tab.press("x")
      let after = try Self.samples(of: 6, in: tab)
      #expect(after.start >= before.start - 480 && after.end <= before.end + 480)
    }

    private static func samples(
      of index: Int, in tab: BrowserTab
    ) throws -> (start: Double, end: Double) {
      let word = try tab.evaluate(
        """
        (() => {
          const word = wordlight.desk.page.timeline.words[\(index)];
          return [word.startSample, word.endSample];
        })()
        """)
      return (word.asElements[0].asNumber, word.asElements[1].asNumber)
    }
  }
}
