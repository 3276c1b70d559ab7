import Testing
import WordTimeline

@testable import Scoring

@Suite struct ComparisonTests {
  private func json(shift: Int64) throws -> JSONValue {
    try Oracle.report([Oracle.page { _, word in word.shift(milliseconds: shift) }]).json
  }

  @Test func theSameIsNotWorse() throws {
    let comparison = try Comparison(baseline: json(shift: 10), now: json(shift: 10), file: "b")
    #expect(!comparison.isWorse)
  }

  @Test func betterIsNotWorse() throws {
    let comparison = try Comparison(baseline: json(shift: 10), now: json(shift: 9), file: "b")
    #expect(!comparison.isWorse)
  }

  @Test func aMillisecondIsWorse() throws {
    let comparison = try Comparison(baseline: json(shift: 10), now: json(shift: 11), file: "b")
    #expect(comparison.isWorse)
    let worse = Set(comparison.lines.filter(\.isWorse).map(\.name))
    #expect(worse.isSuperset(of: ["starts.median", "starts.mean", "ends.median"]))
  }

  @Test func aMissingWordIsWorse() throws {
    let now = try Oracle.report([
      Oracle.page { index, word in
        if index == 0 { word.span = nil }
      }
    ])
    let comparison = try Comparison(baseline: json(shift: 0), now: now.json, file: "b")
    #expect(comparison.lines.first { $0.name == "missing" }?.isWorse == true)
  }

  @Test func otherRecordingsCannotBeCompared() throws {
    let two = try Oracle.report([Oracle.page(), Oracle.page(id: "page-02")])
    #expect(throws: ScoringError.self) {
      try Comparison(baseline: json(shift: 0), now: two.json, file: "b")
    }
    #expect(throws: ScoringError.self) {
      try Comparison(baseline: ["corpus": "oracle"], now: json(shift: 0), file: "b")
    }
  }
}
