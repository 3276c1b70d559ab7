import AudioInput
import Foundation
import Testing
import WordTimeline

@testable import PreviewPage

extension BrowserTests {
  @Suite struct SoundTests {
    /// What the browser makes of a coded recording stands where the original stood: the two are
    /// laid against each other sample by sample.
    @Test(arguments: DeliveryFormat.allCases)
    func codingMovesNothing(format: DeliveryFormat) throws {
      let page = try FixtureBook.page(4)
      let book = BookTimeline(title: "One", language: "en", pages: [page])
      let file = try TemporaryPage(book, options: PreviewOptions(audio: format))
      let tab = try BrowserTab(BrowserTests.browser(), file: file.path)
      let decoded = try tab.evaluate(
        """
        wordlight.recordings.of(wordlight.reader.pages[0].audio).then(({ buffer }) =>
          [...buffer.getChannelData(0).subarray(20000, 40000)])
        """)
      let heard = decoded.asElements.map { Float($0.asNumber) }
      let original = try AudioReader.readMono(path: "\(FixtureBook.folder)/page-04.wav").samples
      #expect(Lag.between(Array(original[20_000..<40_000]), heard, reach: 40) == 0)
    }

    /// Without the delay that the coder states, a decoder is late; the page finds out by how much.
    @Test func aDelayIsMeasured() throws {
      let page = try FixtureBook.page(4)
      let book = BookTimeline(title: "One", language: "en", pages: [page])
      let file = try TemporaryPage(book, options: PreviewOptions(audio: .mp3))
      let tab = try BrowserTab(BrowserTests.browser(), file: file.path)
      for late in [0, 1105, 1600] {
        let measured = try tab.evaluate(
          """
          (async () => {
            const { audio } = wordlight.reader.pages[0];
            const { buffer } = await wordlight.recordings.of(audio);
            const shifted = new AudioBuffer({
              length: buffer.length + \(late), sampleRate: buffer.sampleRate });
            shifted.copyToChannel(buffer.getChannelData(0), 0, \(late));
            return wordlight.measureDelay(shifted, audio.print) * buffer.sampleRate;
          })()
          """)
        #expect(abs(measured.asNumber - Double(late)) < 1)
      }
    }

    /// A page that is part of a longer recording plays its own part, at the right moments.
    @Test func aPartOfARecordingKeepsItsClock() throws {
      var page = try FixtureBook.page(5)
      let rate = Int64(page.timeline.audio.sampleRate)
      page.timeline.extent = SampleSpan(start: 3 * rate, end: 7 * rate)
      for index in page.timeline.words.indices {
        let span = page.timeline.words[index].span
        if let span, span.start < 3 * rate || span.end > 7 * rate {
          page.timeline.words[index].span = nil
          page.timeline.words[index].status = .notSpoken
        }
      }
      let book = BookTimeline(title: "Part", language: "en", pages: [page])
      let file = try TemporaryPage(book)
      let tab = try BrowserTab(BrowserTests.browser(), file: file.path)
      try tab.evaluate("wordlight.openBook(0, 'read-to-me')")
      try tab.wait(for: "wordlight.narrator.position > 3.5")
      let state = try tab.evaluate(
        """
        [wordlight.narrator.position, wordlight.narrator.passage.tempo.buffer.duration,
         document.querySelector(".lit")?.textContent ?? ""]
        """)
      #expect(state.asElements[0].asNumber < 5)
      #expect(abs(state.asElements[1].asNumber - 4) < 0.001)
    }
  }
}

/// How far one signal is behind another.
enum Lag {
  /// The shift in samples, up to `reach` either way, at which the two correlate most.
  static func between(_ one: [Float], _ other: [Float], reach: Int) -> Int {
    func likeness(_ lag: Int) -> Float {
      var sum: Float = 0
      for index in stride(from: reach, to: min(one.count, other.count) - reach, by: 5) {
        sum += one[index] * other[index + lag]
      }
      return sum
    }
    return (-reach...reach).max { likeness($0) < likeness($1) } ?? 0
  }
}
