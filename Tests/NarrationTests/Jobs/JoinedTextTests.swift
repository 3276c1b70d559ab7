import Testing
import WordTimeline

@testable import Narration

@Suite struct JoinedTextTests {
  /// Times of the words of three pages, in milliseconds; a page without times is not heard.
  private func stretches(_ times: [[Range<Int64>]]) -> [AudioStretch?] {
    let pages = times.map { Array(repeating: "word", count: max(1, $0.count)) }
    let joined = JoinedText(pages: pages.map { $0.joined(separator: " ") })
    var words: [TimedWord] = []
    for (page, range) in joined.ranges.enumerated() {
      for index in pages[page].indices {
        let start = range.lowerBound + 5 * index
        let time = times[page].isEmpty ? nil : times[page][index]
        words.append(
          TimedWord(
            text: "word", range: TextRange(start, start + 4),
            status: time == nil ? .notSpoken : .aligned,
            span: time.map { SampleSpan(start: $0.lowerBound, end: $0.upperBound) }))
      }
    }
    return joined.stretches(
      in: PageTimeline(
        id: "all", language: "en", text: joined.text,
        audio: AudioReference(name: nil, sampleRate: 1000, sampleCount: 9000), words: words))
  }

  private func stretch(_ start: Double, _ end: Double?) -> AudioStretch {
    AudioStretch(startSeconds: start, endSeconds: end)
  }

  @Test func shortPauseIsCutInItsMiddle() {
    #expect(
      stretches([[500..<900, 950..<1000], [1200..<2000]]) == [stretch(0, 1.1), stretch(1.1, nil)])
  }

  @Test func longPauseBelongsToThePageBefore() {
    #expect(stretches([[500..<1000], [3000..<4000]]) == [stretch(0, 2.75), stretch(2.75, nil)])
  }

  @Test func pageWithoutSpeechHasNoPart() {
    #expect(
      stretches([[], [500..<1000], [], [1000..<1500], []])
        == [nil, stretch(0, 1), nil, stretch(1, nil), nil])
    #expect(stretches([[], []]) == [nil, nil])
  }

  @Test func partsOfOneAnotherNeverOverlap() {
    let parts = stretches([[0..<10], [10..<20], [20..<9000]])
    #expect(parts == [stretch(0, 0.01), stretch(0.01, 0.02), stretch(0.02, nil)])
  }
}
