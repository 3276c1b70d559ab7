import Testing
import WordTimeline

@testable import Scoring

@Suite struct PageScoreTests {
  @Test func theTruthScoresZero() throws {
    let report = try Oracle.report([Oracle.page()])
    let starts = try #require(report.starts)
    #expect(starts.mean == 0 && starts.median == 0 && starts.bias == 0)
    #expect(starts.count == Oracle.truth.count)
    #expect(starts.shares.allSatisfy { $0 == 1 })
    #expect(report.missing == [] && report.overlapping == 0 && report.zeroLength == 0)
  }

  @Test(arguments: [-250, -50, -10, 10, 20, 25, 50, 100, 250] as [Int64])
  func aShiftScoresExactlyItself(milliseconds: Int64) throws {
    let page = Oracle.page { _, word in word.shift(milliseconds: milliseconds) }
    let report = try Oracle.report([page])
    for figures in [report.starts, report.ends] {
      let figures = try #require(figures)
      let size = Double(abs(milliseconds))
      for value in [figures.mean, figures.median, figures.p90, figures.p95] {
        #expect(abs(value - size) < 1e-9)
      }
      #expect(abs(figures.bias - Double(milliseconds)) < 1e-9)
      for (limit, share) in zip(ErrorFigures.limits, figures.shares) {
        #expect(share == (size <= Double(limit) ? 1 : 0))
      }
    }
    #expect(report.noticeablyLate == (milliseconds > 60 ? Oracle.truth.count : 0))
  }

  @Test func aDroppedWordIsMissingAndWithinNoLimit() throws {
    let page = Oracle.page { index, word in
      guard index == 2 else { return }
      word.span = nil
      word.status = .notSpoken
    }
    let report = try Oracle.report([page])
    #expect(report.missing == ["page-01: said"])
    let starts = try #require(report.starts)
    #expect(starts.count == 6 && starts.missing == 1)
    #expect(starts.mean == 0)
    #expect(starts.share(within: 250) == 6.0 / 7)
  }

  @Test func oneWordIsWrongAlone() throws {
    let page = Oracle.page { index, word in
      if index == 5 { word.span = SampleSpan(start: 1530 * 48, end: 1600 * 48) }
    }
    let score = try PageScore(page, reference: Oracle.reference)
    let wrong = score.boundaries.filter { abs($0.error) > 1e-9 }
    #expect(wrong.count == 1)
    let boundary = try #require(wrong.first)
    #expect(boundary.edge == .start && boundary.place == .pause)
    #expect(abs(boundary.error - 0.03) < 1e-9)
  }

  @Test func sortsBoundariesByWhatIsBesideThem() throws {
    let score = try PageScore(Oracle.page(), reference: Oracle.reference)
    func count(_ edge: Boundary.Edge, _ place: Boundary.Place) -> Int {
      score.boundaries.count { $0.edge == edge && $0.place == place }
    }
    #expect(count(.start, .pageEdge) == 1 && count(.end, .pageEdge) == 1)
    #expect(count(.start, .pause) == 1 && count(.end, .pause) == 1)
    #expect(count(.start, .neighbour) == 5 && count(.end, .neighbour) == 5)
    let pairs = Dictionary(grouping: score.boundaries.filter { $0.edge == .start }, by: \.phones)
    #expect(pairs[PhonePair(.silence, .stop)]?.count == 2)
    #expect(pairs[PhonePair(.stop, .stop)]?.count == 5)
  }

  @Test func countsDisorder() throws {
    let overlap = Oracle.page { index, word in
      if index == 1 { word.span = SampleSpan(start: 290 * 48, end: 500 * 48) }
    }
    #expect(try Oracle.report([overlap]).overlapping == 1)
    #expect(try Oracle.report([overlap]).outOfOrder == 0)
    let backwards = Oracle.page { index, word in
      if index == 3 { word.span = SampleSpan(start: 0, end: 10) }
    }
    #expect(try Oracle.report([backwards]).outOfOrder == 1)
    let empty = Oracle.page { index, word in
      if index == 6 { word.span = SampleSpan(start: 1600 * 48, end: 1600 * 48) }
    }
    #expect(try Oracle.report([empty]).zeroLength == 1)
  }

  @Test func joinsWordsThatTheReferenceHasInOneToken() throws {
    var page = Oracle.page()
    let index = try #require(page.words.firstIndex { $0.text == "said" })
    let word = page.words[index]
    var (left, right) = (word, word)
    (left.text, right.text) = ("sa", "id")
    left.range.upperBound -= 2
    right.range.lowerBound += 2
    left.span = SampleSpan(start: 510 * 48, end: 600 * 48)
    right.span = SampleSpan(start: 600 * 48, end: 700 * 48)
    page.words.replaceSubrange(index...index, with: [left, right])
    #expect(try Oracle.report([page]).starts?.mean == 0)
    #expect(try Oracle.report([page]).ends?.mean == 0)
  }

  @Test func aWordWhoseTruthIsUnknownIsNotCounted() throws {
    var reference = Oracle.reference
    (reference[2].start, reference[2].end) = (nil, nil)
    let page = Oracle.page { index, word in if index == 2 { word.shift(milliseconds: 99) } }
    let score = try PageScore(page, reference: reference)
    #expect(score.wordCount == Oracle.truth.count - 1)
    #expect(score.boundaries.count == 2 * score.wordCount)
    #expect(score.boundaries.allSatisfy { abs($0.error) < 1e-9 })
  }

  @Test func refusesTheReferenceOfAnotherText() {
    let other = Oracle.reference.dropLast()
    #expect(throws: ScoringError.self) { try PageScore(Oracle.page(), reference: Array(other)) }
  }
}
