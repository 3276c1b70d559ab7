import Testing
import WordTimeline

@testable import Narration

@Suite struct JoinedTextTests {
  /// Times of the words of three pages, in milliseconds; a page without times is not heard.
  private func stretches(
    _ times: [[Range<Int64>]], silences: [Range<Int64>] = []
  ) -> [AudioStretch?] {
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
        audio: AudioReference(name: nil, sampleRate: 1000, sampleCount: 9000), words: words),
      silences: silences.map { SampleSpan(start: $0.lowerBound, end: $0.upperBound) })
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

  /// Two words of the second page were put into the end of the first one's sound.
  @Test func silenceInsideAPagesFirstWordsIsTheJoint() {
    let times: [[Range<Int64>]] = [[100..<1000], [1000..<1100, 1100..<2000, 3100..<3500]]
    #expect(stretches(times) == [stretch(0, 1), stretch(1, nil)])
    #expect(
      stretches(times, silences: [1400..<3000]) == [stretch(0, 2.75), stretch(2.75, nil)])
  }

  @Test func silenceInsideAPagesLastWordIsTheJoint() {
    #expect(
      stretches([[100..<500, 600..<3000], [3100..<4000]], silences: [900..<2900])
        == [stretch(0, 2.65), stretch(2.65, nil)])
  }

  @Test func silenceBetweenWordsOfAPageIsNoJoint() {
    #expect(
      stretches([[100..<1000], [1000..<1200, 2600..<3000]], silences: [1190..<2600])
        == [stretch(0, 1), stretch(1, nil)])
  }

  @Test func jointThatIsSilentStays() {
    #expect(
      stretches([[100..<1000], [2000..<4000]], silences: [1000..<2000, 2500..<3900])
        == [stretch(0, 1.75), stretch(1.75, nil)])
  }

  @Test func silenceBelongsToTheNearestJoint() {
    let times: [[Range<Int64>]] = [[0..<1000], [1000..<1200, 1200..<3000], [3000..<4000]]
    #expect(
      stretches(times, silences: [1300..<2500])
        == [stretch(0, 2.25), stretch(2.25, 3), stretch(3, nil)])
    #expect(
      stretches(times, silences: [1800..<2900])
        == [stretch(0, 1), stretch(1, 2.65), stretch(2.65, nil)])
    #expect(
      stretches([[0..<1000], [1000..<7000], [7000..<8000]], silences: [3000..<5000])
        == [stretch(0, 1), stretch(1, 7), stretch(7, nil)])
  }
}
