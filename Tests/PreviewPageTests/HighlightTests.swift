import Foundation
import Testing
import WordTimeline

extension BrowserTests {
  @Suite struct HighlightTests {
    /// At forty moments of a page, the word that is lit is the one that is heard, give or take two
    /// frames of the screen; at every speed. And each word lights up within a frame or so of its
    /// sound: the figures are printed for the record, and judged unless the machine was too busy to
    /// draw sixty frames a second, which says nothing about the page.
    @Test(arguments: [(1.0, 40), (0.5, 20), (1.5, 12)])
    func theWordThatIsHeardIsLit(speed: Double, moments: Int) throws {
      let tab = try BrowserTests.openBook()
      let page = try FixtureBook.page(5).timeline
      try tab.evaluate(Self.stopwatch)
      try tab.evaluate("wordlight.settings.set('speed', \(speed))")
      try tab.evaluate("wordlight.openBook(5, 'read-to-me')")
      try tab.wait(for: "wordlight.narrator.position > 0.1")
      var wrong: [String] = []
      for _ in 0..<moments {
        tab.pause(0.17)
        let sample = try tab.evaluate(
          "[wordlight.narrator.position, document.querySelector('.lit')?.textContent ?? '']")
        let position = sample.asElements[0].asNumber
        guard !position.isNaN else { break }
        let lit = sample.asElements[1].asText
        let allowed = [-0.034, 0, 0.034].map { Self.lit(at: position + $0 * speed, in: page) }
        if !allowed.contains(lit) { wrong.append("\(position) s: “\(lit)”, not \(allowed)") }
      }
      #expect(wrong.isEmpty)
      try Self.judgeLags(in: tab, at: speed)
      #expect(try tab.takeTroubles().isEmpty)
      #expect(tab.requestedAddresses().isEmpty)
    }

    /// What should be lit, by the display policy that the page follows.
    private static func lit(at seconds: Double, in page: PageTimeline) -> String {
      let track = HighlightTrack(page, policy: DisplayPolicy(hold: .milliseconds(300)))
      return track.lit(atSeconds: seconds).map { page.spelling(of: track.highlights[$0].segment) }
        ?? ""
    }

    /// A slower or faster recording keeps time over minutes: clicks stay where the page says.
    @Test(arguments: [0.5, 0.7, 1.3, 1.5])
    func noSpeedDrifts(speed: Double) throws {
      let tab = try BrowserTests.openBook()
      let worst = try tab.evaluate(
        """
        (async () => {
          const rate = 16000, seconds = 60;
          const buffer = new AudioBuffer({ length: rate * seconds, sampleRate: rate });
          const samples = buffer.getChannelData(0);
          for (let t = 1; t < seconds; t += 1)
            for (let n = 0; n < 400; n += 1)
              samples[t * rate + n] = Math.sin(n * 0.4) * Math.exp(-n / 80);
          const recording = await wordlight.recordings.of(wordlight.reader.pages[0].audio);
          const clicks = Object.create(Object.getPrototypeOf(recording));
          Object.assign(clicks, { buffer, begin: 0, tempos: new Map() });
          const tempo = await clicks.atSpeed(\(speed));
          const out = tempo.buffer.getChannelData(0);
          let worst = 0;
          for (let t = 1; t < seconds; t += 1) {
            const due = Math.round(tempo.stretched(t) * rate);
            let best = due;
            for (let n = due - 800; n < due + 800; n += 1)
              if (Math.abs(out[n]) > Math.abs(out[best])) best = n;
            worst = Math.max(worst, Math.abs(tempo.original(best / rate) - t));
          }
          return worst;
        })()
        """)
      #expect(worst.asNumber < 0.02)
    }

    /// Notes how late each word lights up, by the audio clock, and how long frames take.
    private static let stopwatch = """
      window.lags = []; window.frames = [];
      let before = performance.now();
      const tick = (now) => { frames.push(now - before); before = now; requestAnimationFrame(tick); };
      requestAnimationFrame(tick);
      new MutationObserver((changes) => {
        for (const { target, oldValue } of changes) {
          if (!target.classList.contains("lit") || (oldValue ?? "").includes("lit")) continue;
          const { narrator, reader, settings } = wordlight;
          const word = reader.page.timeline.words[target.dataset.word];
          lags.push(1000 * (narrator.position - word.start) / settings.get("speed"));
        }
      }).observe(document.getElementById("text"), {
        subtree: true, attributes: true, attributeFilter: ["class"], attributeOldValue: true,
      });
      """

    private static func judgeLags(in tab: BrowserTab, at speed: Double) throws {
      let lags = try tab.evaluate("lags").asElements.map { abs($0.asNumber) }.sorted()
      let frames = try tab.evaluate("frames").asElements.map(\.asNumber).sorted()
      try #require(lags.count >= 3)
      let median = lags[lags.count / 2]
      let high = lags[lags.count * 95 / 100]
      print("highlight lag at speed \(speed): median \(median) ms, 95th percentile \(high) ms")
      guard frames[frames.count * 95 / 100] < 25 else { return }
      #expect(median <= 20)
      #expect(high <= 35)
    }
  }
}
