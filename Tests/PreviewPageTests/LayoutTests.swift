import AudioInput
import Testing
import WordTimeline

@testable import PreviewPage

extension BrowserTests {
  @Suite struct LayoutTests {
    static let sizes = [(320, 568), (390, 844), (844, 390), (1024, 768), (1440, 900)]

    /// Everything that is wrong with the controls that are seen: too small, too close to another,
    /// or out of the window.
    private static let faults = """
      (() => {
        const boxes = [...document.querySelectorAll("button, input, [role=slider]")]
          .filter((element) => element.checkVisibility() && element.type !== "radio")
          .map((element) => [element.id || element.textContent.trim(), element.getBoundingClientRect()])
          .filter(([, box]) => box.width > 0);
        const faults = [];
        boxes.forEach(([name, box], index) => {
          if (box.width < 44 || box.height < 44) faults.push(`${name} is ${box.width} x ${box.height}`);
          if (box.left < 0 || box.right > innerWidth) faults.push(`${name} is outside`);
          for (const [other, place] of boxes.slice(index + 1)) {
            const across = Math.max(box.left, place.left) - Math.min(box.right, place.right);
            const down = Math.max(box.top, place.top) - Math.min(box.bottom, place.bottom);
            if (Math.max(across, down) < 6) faults.push(`${name} touches ${other}`);
          }
        });
        return faults;
      })()
      """

    @Test(arguments: sizes)
    func controlsAreLargeAndApart(width: Int, height: Int) throws {
      let tab = try BrowserTests.openBook(width: width, height: height)
      #expect(try tab.evaluate(Self.faults).asElements.isEmpty)
      try tab.evaluate("wordlight.openBook(5, 'read-myself')")
      #expect(try tab.evaluate(Self.faults).asElements.isEmpty)
      try tab.evaluate("wordlight.showView('recorder')")
      #expect(try tab.evaluate(Self.faults).asElements.isEmpty)
    }

    @Test(arguments: sizes)
    func textIsLargeRegularAndAtTheTopLeft(width: Int, height: Int) throws {
      let tab = try BrowserTests.openBook(width: width, height: height)
      for place in 0..<10 {
        try tab.evaluate("wordlight.openBook(\(place), 'read-myself')")
        let style = try tab.evaluate(
          """
          [...document.querySelectorAll("#text, #text .word")].map((element) => {
            const style = getComputedStyle(element);
            return [parseFloat(style.fontSize), style.fontWeight, style.fontFamily].join("|");
          }).filter((each, index, all) => all.indexOf(each) === index)
          """)
        // One size, one weight, one face.
        let parts = try #require(style.asElements.first).asText.split(separator: "|")
        #expect(style.asElements.count == 1)
        #expect(try #require(Double(parts[0])) >= 22 * 96 / 72)
        #expect(parts[1] == "400")
        let corner = try tab.evaluate(
          """
          (() => {
            const box = document.getElementById("panel").getBoundingClientRect();
            const bar = document.getElementById("bar").getBoundingClientRect();
            return [box.left, box.top, box.right <= innerWidth && box.bottom <= bar.top];
          })()
          """)
        #expect(corner.asElements[0].asNumber <= 40)
        #expect(corner.asElements[1].asNumber <= 40)
        #expect(corner.asElements[2] == true)
      }
    }

    /// The text's contrast with its ground over the darkest and the brightest picture there is, as
    /// WCAG 2 counts it, lit and unlit; 7 is the highest grade.
    @Test(arguments: ["word", "trail", "underline", "sweep"])
    func textIsLegibleOverAnyPicture(style: String) throws {
      let folder = try PictureFixture()
      var page = try FixtureBook.page(5)
      page.picturePath = PictureFixture.name
      page.pictureDescription = "red bars on black"
      let book = BookTimeline(title: "Dark", language: "en", pages: [page])
      let file = try TemporaryPage(book, folder: folder.path)
      let tab = try BrowserTab(BrowserTests.browser(), file: file.path)
      try tab.evaluate("wordlight.settings.set('highlight', '\(style)')")
      try tab.evaluate("wordlight.openBook(0, 'read-myself')")
      try tab.wait(for: "document.getElementById('picture').naturalWidth > 0")
      try tab.evaluate(
        "wordlight.narrator.text.light(wordlight.reader.page.timeline.words[4], 0.5)")
      #expect(try tab.evaluate("document.getElementById('picture').alt") == "red bars on black")
      let worst = try tab.evaluate(
        """
        (() => {
          const numbers = (colour) => colour.match(/[\\d.]+/g).map(Number);
          const over = ([r, g, b, a = 1], ground) =>
            [r, g, b].map((value, n) => value * a + ground[n] * (1 - a));
          const light = (rgb) => rgb.map((value) => value / 255)
            .map((value) => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
            .reduce((sum, value, n) => sum + value * [0.2126, 0.7152, 0.0722][n], 0);
          const contrast = (one, other) => {
            const [high, low] = [light(one), light(other)].sort((a, b) => b - a);
            return (high + 0.05) / (low + 0.05);
          };
          const panel = numbers(getComputedStyle(document.getElementById("panel")).backgroundColor);
          const grounds = [[0, 0, 0], [255, 255, 255], [255, 0, 0], [0, 0, 255]]
            .map((picture) => over(panel, picture));
          return Math.min(...[...document.querySelectorAll("#text .word")].flatMap((word) => {
            const style = getComputedStyle(word);
            return grounds.map((ground) =>
              contrast(numbers(style.color), over(numbers(style.backgroundColor), ground)));
          }));
        })()
        """)
      #expect(worst.asNumber >= 7)
    }

    @Test func controlsDoNotCoverThePicture() throws {
      let folder = try PictureFixture()
      var page = try FixtureBook.page(5)
      page.picturePath = PictureFixture.name
      let book = BookTimeline(title: "Dark", language: "en", pages: [page])
      let file = try TemporaryPage(book, folder: folder.path)
      let tab = try BrowserTab(BrowserTests.browser(), file: file.path, width: 390, height: 844)
      try tab.evaluate("wordlight.openBook(0, 'read-myself')")
      try tab.wait(for: "document.getElementById('picture').naturalWidth > 0")
      let covered = try tab.evaluate(
        """
        [...document.querySelectorAll("#bar button")].filter((button) =>
          button.getBoundingClientRect().top < document.getElementById("picture").getBoundingClientRect().bottom)
          .length
        """)
      #expect(covered == 0)
    }
  }
}
