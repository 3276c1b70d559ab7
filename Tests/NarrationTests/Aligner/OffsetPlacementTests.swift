import AcousticModel
import Testing
import WordTimeline

@testable import Narration

/// Word starts that are moved as labels have taught.
struct OffsetPlacementTests {
  private static let kindred = ["T": "T", "a": "AA", "N": "N"]

  private static func page(_ spans: [(Int64, Int64, [String])?]) -> PageTimeline {
    let words = spans.map { span -> TimedWord in
      guard let (start, end, phones) = span else {
        return TimedWord(text: "w", range: TextRange(0, 1), status: .notSpoken)
      }
      let length = Double(end - start) / Double(phones.count)
      let timed = phones.indices.map { index in
        TimedPhone(
          name: phones[index],
          span: SampleSpan(
            start: start + Int64(Double(index) * length),
            end: index + 1 == phones.count ? end : start + Int64(Double(index + 1) * length)))
      }
      return TimedWord(
        text: "w", range: TextRange(0, 1), status: .aligned,
        span: SampleSpan(start: start, end: end), confidence: 0.9, phones: timed)
    }
    return PageTimeline(
      id: "p", language: "en", text: "w",
      audio: AudioReference(name: nil, sampleRate: 1000, sampleCount: 10_000), words: words)
  }

  private static func placement(_ text: String) throws -> OffsetPlacement {
    OffsetPlacement(try BoundaryOffsets(text, file: "offsets"), kindred: kindred)
  }

  @Test func knowsWhatMeetsAtAStart() throws {
    let page = Self.page([
      (100, 300, ["T", "a"]), (300, 500, ["N", "a"]), nil, (510, 700, ["a"]), (900, 999, ["T"]),
    ])
    let found = try Self.placement("").boundaries(of: page)
    #expect(
      found == [
        .init(before: .pause, after: .stop), .init(before: .vowel, after: .nasal), nil,
        .init(before: .vowel, after: .vowel), .init(before: .pause, after: .stop),
      ])
  }

  @Test func movesStartsAndTheEndsThatTouchThem() throws {
    let page = Self.page([
      (100, 300, ["T", "a"]), (300, 500, ["N", "a"]), (900, 990, ["T", "a"]),
    ])
    let moved = try Self.placement("any any 9 -20\npause any 9 10\n").moved(page)
    #expect(moved.words.map { $0.span?.start } == [110, 280, 910])
    #expect(moved.words.map { $0.span?.end } == [280, 500, 990])
    #expect(moved.words.map { $0.phones.last?.span.end } == [280, 500, 990])
    #expect(moved.words.map { $0.phones.first?.span.start } == [110, 280, 910])
    #expect(moved.words.map(\.confidence) == page.words.map(\.confidence))
    let later = try Self.placement("any any 9 20\npause any 9 0\n").moved(page)
    #expect(later.words.map { $0.span?.end } == [320, 500, 990])
  }

  @Test(arguments: [Remark.Kind.unsureWord, .unreadWord])
  func whatIsSaidOfAWordMovesWithIt(kind: Remark.Kind) throws {
    var page = Self.page([(100, 300, ["T", "a"]), (300, 500, ["N", "a"])])
    let between = SampleSpan(start: 600, end: 900)
    page.remarks = [
      Remark(kind: kind, words: 1..<2, span: page.words[1].span, message: ""),
      Remark(kind: .extraSpeech, span: between, message: ""),
    ]
    let moved = try Self.placement("any any 9 -20\n").moved(page)
    #expect(moved.words[1].span?.start == 280)
    #expect(moved.remarks.map(\.span) == [moved.words[1].span, between])
  }

  @Test func withoutOffsetsNothingMoves() throws {
    let page = Self.page([(0, 10, ["T"]), (10, 11, ["a"])])
    #expect(try Self.placement("").moved(page) == page)
  }

  /// Words of any length, many of them shorter than what they are moved by.
  @Test(arguments: [-250, -60, -5, 5, 60, 250]) func keepsOrderAndLosesNoWord(offset: Int) throws {
    let placement = try Self.placement("any any 9 \(offset)\npause any 9 \(-offset)\n")
    var state: UInt64 = 7
    func next(_ limit: Int64) -> Int64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int64(state >> 33) % limit
    }
    for _ in 0..<200 {
      var end: Int64 = next(50)
      let page = Self.page(
        (0..<12).map { _ in
          let start = end + (next(3) == 0 ? next(300) : 0)
          end = start + 1 + next(next(2) == 0 ? 20 : 300)
          return (start, end, end - start > 20 ? ["T", "a", "N"] : ["a"])
        })
      let moved = placement.moved(page)
      var last: Int64 = 0
      for word in moved.words {
        let span = try #require(word.span)
        #expect(span.start >= last && span.end > span.start)
        #expect(word.phones.first?.span.start == span.start)
        #expect(word.phones.last?.span.end == span.end)
        #expect(
          zip(word.phones, word.phones.dropFirst()).allSatisfy { $0.span.end == $1.span.start })
        last = span.end
      }
      #expect(moved.words.last?.span?.end == page.words.last?.span?.end)
    }
  }
}
