import Testing
import WordTimeline

@testable import TimingFormats

@Suite struct TimelineComparisonTests {
  private static let old = Samples.page(
    "a — b c", [("a", 0, 100), ("—", nil, nil), ("b", 100, 200), ("c", nil, nil)],
    milliseconds: 1000)

  private func changes(
    _ threshold: Double = 1, _ change: (inout PageTimeline) -> Void
  ) -> [TimelineComparison.Change] {
    var new = Self.old
    change(&new)
    return TimelineComparison(old: Self.old, new: new, threshold: threshold).changes
  }

  @Test func samePagesDoNotDiffer() {
    #expect(changes { _ in }.isEmpty)
  }

  @Test func findsMovedWords() throws {
    func move(_ page: inout PageTimeline) {
      page.words[2].span = SampleSpan(start: 112 * 48, end: 200 * 48)
      page.words[2].isLocked = true
    }
    let change = try #require(changes(1, move).first)
    #expect(abs((change.start ?? 0) - 12) < 1e-9)
    #expect(change.end == 0)
    #expect(change.notes == ["now locked"])
    #expect(changes(20, move).map(\.notes) == [["now locked"]])
    let small = changes(20) { $0.words[2].span?.start += 480 }
    #expect(small.isEmpty)
  }

  @Test func findsWordsThatCameAndWent() {
    let found = changes { page in
      page.words.remove(at: 0)
      page.words[0].text = "–"
      page.words[2].status = .aligned
      page.words[2].span = SampleSpan(start: 20_000, end: 30_000)
    }
    #expect(found.map(\.text) == ["–", "a", "—", "c"])
    #expect(found.map(\.notes) == [["new"], ["gone"], ["gone"], ["now spoken"]])
  }

  /// Times are compared in seconds, whatever samples they count in.
  @Test func comparesAcrossRates() {
    var new = Self.old
    new.audio = AudioReference(name: nil, sampleRate: 96_000, sampleCount: 96_000)
    for index in new.words.indices {
      guard let span = new.words[index].span else { continue }
      new.words[index].span = SampleSpan(start: span.start * 2, end: span.end * 2)
    }
    let comparison = TimelineComparison(old: Self.old, new: new, threshold: 0)
    #expect(comparison.changes.isEmpty)
    #expect(comparison.startShifts == [0, 0])
  }
}
