import Testing
import WordTimeline

@testable import Scoring

/// Pages of passages whose samples say which passage they come from, at 100 samples a second.
@Suite struct DeviationTests {
  private static let passages = (0..<3).map { index in
    Passage(
      samples: [Float](repeating: Float(index + 1), count: 100),
      words: [
        ReferenceWord(text: "a\(index)", start: 0.1, end: 0.2),
        ReferenceWord(text: "b\(index)", start: 0.5, end: 0.6),
      ])
  }
  private static let stranger = Passage(
    samples: [Float](repeating: 9, count: 50),
    words: [
      ReferenceWord(text: "x", start: 0, end: 0.1),
      ReferenceWord(text: "long", start: 0.2, end: 0.3),
    ])

  private func page(_ deviation: Deviation) -> Deviation.Page {
    deviation.page(Self.passages, stranger: Self.stranger, sampleRate: 100)
  }

  /// The passages heard, in order.
  private func heard(_ page: Deviation.Page) -> [Float] {
    page.samples.filter { $0 != 0 }.reduce(into: []) { heard, sample in
      if heard.last != sample { heard.append(sample) }
    }
  }

  @Test(arguments: [
    (Deviation.none, [1, 2, 3], ["a0", "b0", "a1", "b1", "a2", "b2"]),
    (.sentenceLeftOut, [1, 3], ["a0", "b0", "a1", "b1", "a2", "b2"]),
    (.sentenceAdded, [1, 2, 3], ["a0", "b0", "a2", "b2"]),
    (.wordAdded, [1, 2, 3], ["a0", "b0", "a1", "a2", "b2"]),
    (.wordLeftOut, [1, 2, 3], ["a0", "b0", "a1", "long", "b1", "a2", "b2"]),
    (.introduction, [9, 1, 2, 3], ["a0", "b0", "a1", "b1", "a2", "b2"]),
  ])
  func says(_ deviation: Deviation, _ sound: [Float], _ text: [String]) {
    let page = page(deviation)
    #expect(heard(page) == sound)
    #expect(page.words.map(\.text) == text)
  }

  @Test(arguments: [
    (Deviation.none, [[10], [50], [145], [185], [280], [320]]),
    (.sentenceLeftOut, [[10], [50], [], [], [145], [185]]),
    (.sentenceAdded, [[10], [50], [280], [320]]),
    (.sentenceRepeated, [[10], [50], [145, 280], [185, 320], [415], [455]]),
    (.wordLeftOut, [[10], [50], [145], [], [185], [280], [320]]),
    (.wordAdded, [[10], [50], [145], [280], [320]]),
    (.introduction, [[95], [135], [230], [270], [365], [405]]),
  ])
  func knowsWhenEachWordIsSpoken(_ deviation: Deviation, _ hundredths: [[Int]]) {
    let starts = page(deviation).words.map(\.starts)
    #expect(starts.map { $0.map { Int((100 * $0).rounded()) } } == hundredths)
  }

  @Test func aTimelineIsScoredAgainstTheNearestSaying() throws {
    let truth = page(.sentenceRepeated).words
    let timeline = { (starts: [Double?]) in
      PageTimeline(
        id: "p", language: "en", text: truth.map(\.text).joined(separator: " "),
        audio: AudioReference(name: nil, sampleRate: 1000, sampleCount: 9000),
        words: zip(truth, starts).enumerated().map { index, word in
          TimedWord(
            text: word.0.text, range: TextRange(3 * index, 3 * index + 2),
            status: word.1 == nil ? .notSpoken : .aligned,
            span: word.1.map { SampleSpan(start: Int64($0 * 1000), end: Int64($0 * 1000) + 9) })
        })
    }
    var score = DeviationScore()
    try score.add(timeline([0.1, 0.5, 2.8, 1.85, 4.35, nil]), truth: truth)
    #expect(score.spokenCount == 6 && score.unspokenCount == 0 && score.lostCount == 1)
    #expect(score.share(within: 100) == 4.0 / 6 && score.share(within: 250) == 5.0 / 6)
    var missing = DeviationScore()
    try missing.add(
      timeline([0.1, 0.5, nil, 1.85, 2.9, 3.2]), truth: page(.sentenceLeftOut).words)
    #expect(missing.unspokenCount == 2 && missing.unspokenFound == 1)
    #expect(missing.unspokenRemarked == 1)
  }
}
