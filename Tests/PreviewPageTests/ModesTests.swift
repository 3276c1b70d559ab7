import Testing
import WordTimeline

extension BrowserTests {
  @Suite struct ModesTests {
    @Test func theTitlePageOffersEverything() throws {
      let tab = try BrowserTests.openBook()
      #expect(try tab.isShown("title"))
      let names = try tab.evaluate(
        """
        [...document.querySelectorAll("#title-view button")]
          .filter((button) => !button.hidden).map((button) => button.textContent.trim())
        """)
      let expected = [
        "Read to me", "Read it myself", "Auto play", "Pick a page", "Sound on", "Options", "Record",
      ]
      #expect(names.asElements.map(\.asText) == expected)
    }

    @Test func readToMeReadsAndWaitsForTheReaderToTurn() throws {
      let tab = try BrowserTests.openBook()
      try tab.click("[data-mode='read-to-me']")
      try tab.wait(for: "wordlight.narrator.isPlaying")
      try tab.wait(for: "!wordlight.narrator.isPlaying")
      tab.pause(0.6)
      #expect(try tab.place() == 0)
    }

    @Test func readItMyselfIsSilentUntilAsked() throws {
      let tab = try BrowserTests.openBook()
      try tab.click("[data-mode='read-myself']")
      tab.pause(0.8)
      #expect(try !tab.isPlaying())
      try tab.click("#play")
      try tab.wait(for: "wordlight.narrator.isPlaying")
    }

    @Test func autoPlayTurnsAndComesBackToTheTitle() throws {
      let tab = try BrowserTests.openBook()
      try tab.evaluate("wordlight.settings.set('pause', 0.5); wordlight.settings.set('speed', 1.5)")
      try tab.evaluate("wordlight.openBook(9, 'auto-play')")
      try tab.wait(for: "wordlight.narrator.isPlaying")
      try tab.wait(for: "!document.getElementById('title-view').hidden", seconds: 30)
      #expect(try tab.takeTroubles().isEmpty)
    }

    @Test func aPageIsPicked() throws {
      let tab = try BrowserTests.openBook()
      try tab.click("#pick-page")
      try tab.wait(for: "document.querySelectorAll('#picker .thumb').length === 10")
      try tab.evaluate("document.querySelectorAll('#picker .thumb')[6].click()")
      #expect(try tab.place() == 6)
      #expect(try tab.isShown("book"))
    }

    @Test func soundIsTurnedOffAndOn() throws {
      let tab = try BrowserTests.openBook()
      try tab.evaluate("localStorage.clear()")
      try tab.click("#sound")
      #expect(try tab.evaluate("document.getElementById('sound').ariaPressed") == "false")
      try tab.evaluate("wordlight.openBook(2, 'read-to-me')")
      // The words go on lighting up.
      try tab.wait(for: "document.querySelector('.lit') !== null")
      #expect(try tab.evaluate("wordlight.narrator.loudspeaker.volume.gain.value < 0.01") == true)
      try tab.evaluate("wordlight.settings.set('sound', true)")
      try tab.wait(for: "wordlight.narrator.loudspeaker.volume.gain.value > 0.99")
    }

    @Test(arguments: ["word", "trail", "underline", "sweep"])
    func everyStyleShows(style: String) throws {
      let tab = try BrowserTests.openBook()
      try tab.evaluate("wordlight.settings.set('highlight', '\(style)')")
      try tab.evaluate("wordlight.openBook(5, 'read-myself')")
      try tab.evaluate(
        "wordlight.narrator.text.light(wordlight.reader.page.timeline.words[4], 0.5)")
      // Colours fade in.
      tab.pause(0.3)
      let looks = try tab.evaluate(
        """
        (() => {
          const look = (element) => {
            const style = getComputedStyle(element);
            return style.backgroundColor + style.backgroundImage + style.boxShadow;
          };
          const words = [...document.querySelectorAll("#text .word")];
          const lit = words.findIndex((word) => word.classList.contains("lit"));
          return [look(words[lit]) !== look(words.at(-1)), look(words[0]) !== look(words.at(-1))];
        })()
        """)
      #expect(looks.asElements == [true, .bool(style == "trail")])
    }

    @Test func leadAndSpeedTakeEffectAtOnce() throws {
      let tab = try BrowserTests.openBook()
      try tab.evaluate("wordlight.openBook(5, 'read-to-me')")
      try tab.wait(for: "wordlight.narrator.position > 0.5")
      try tab.evaluate("wordlight.settings.set('speed', 0.75)")
      try tab.wait(for: "wordlight.narrator.isPlaying")
      #expect(try tab.evaluate("wordlight.narrator.passage.tempo.speed") == 0.75)
      #expect(try tab.evaluate("wordlight.narrator.position").asNumber > 0.4)
    }

    @Test func stillnessAndContrastAreRespected() throws {
      let tab = try BrowserTests.openBook(
        media: ["prefers-reduced-motion": "reduce", "prefers-contrast": "more"])
      try tab.evaluate("wordlight.openBook(0, 'read-myself'); wordlight.reader.turn(1)")
      #expect(try tab.evaluate("document.getElementById('stage').getAnimations().length") == 0)
      let colour = try tab.evaluate(
        "getComputedStyle(document.getElementById('panel')).backgroundColor")
      #expect(colour == "rgb(255, 255, 255)")
    }
  }
}
