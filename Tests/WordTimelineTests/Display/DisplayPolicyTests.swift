import Testing
import WordTimeline

@Suite struct DisplayPolicyTests {
  /// One sample is 100 ms: the recording is 10 s, the page's part of it 0.5 to 9 s.
  static let page = makePage(
    "", [], extent: SampleSpan(start: 5, end: 90))

  @Test(arguments: [
    (DisplayPolicy(), [10, 20, 20, 21, 40, 50]),
    (DisplayPolicy(leadMilliseconds: 100), [9, 19, 19, 21, 39, 50]),
    (DisplayPolicy(hold: .untilNext), [10, 20, 20, 40, 40, 90]),
    (DisplayPolicy(hold: .milliseconds(500)), [10, 20, 20, 26, 40, 55]),
    (DisplayPolicy(minimumMilliseconds: 300), [10, 20, 20, 23, 40, 50]),
    (DisplayPolicy(gapMilliseconds: 1900), [10, 20, 20, 40, 40, 50]),
    (DisplayPolicy(gapMilliseconds: 1800), [10, 20, 20, 21, 40, 50]),
    (DisplayPolicy(tiles: true), [5, 20, 20, 40, 40, 90]),
  ])
  func shapesHighlights(policy: DisplayPolicy, bounds: [Int64]) {
    let spans = [(10, 20), (20, 21), (40, 50)].map { SampleSpan(start: $0, end: $1) }
    let lit = policy.highlights(of: spans, in: Self.page)
    #expect(lit.flatMap { [$0.start, $0.end] } == bounds)
  }

  @Test func beginsEarlierWhereTheNextWordComesTooSoon() {
    let spans = [(10, 11), (11, 12), (12, 20)].map { SampleSpan(start: $0, end: $1) }
    let lit = DisplayPolicy(minimumMilliseconds: 300).highlights(of: spans, in: Self.page)
    #expect(lit.flatMap { [$0.start, $0.end] } == [6, 9, 9, 12, 12, 20])
  }

  @Test func endsTheFirstOfTwoThatOverlap() {
    let spans = [(10, 30), (20, 40)].map { SampleSpan(start: $0, end: $1) }
    let lit = DisplayPolicy.asSpoken.highlights(of: spans, in: Self.page)
    #expect(lit.flatMap { [$0.start, $0.end] } == [10, 20, 20, 40])
  }

  /// Whatever the policy and the words: never late, no overlap, and a tiled page without a gap.
  @Test(arguments: 0..<200) func neverLateNeverTwo(seed: UInt64) {
    var random = SplitMix(seed: seed)
    func pick(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }
    var position = Int64(pick(0...3))
    let spans = (0..<pick(1...12)).map { _ in
      let start = position
      let end = start + Int64(pick(0...30))
      position = end + Int64(pick(-5...40))
      position = max(position, start)
      return SampleSpan(start: start, end: end)
    }
    let last = spans.map(\.end).max() ?? 0
    let page = makePage("", [], samples: last + Int64(pick(0...50)), rate: 100)
    let policy = DisplayPolicy(
      leadMilliseconds: pick(0...120),
      hold: [.none, .untilNext, .milliseconds(pick(0...900))][pick(0...2)],
      minimumMilliseconds: pick(0...200), gapMilliseconds: pick(0...300),
      tiles: .random(using: &random))
    let lit = policy.highlights(of: spans, in: page)
    for (highlight, spoken) in zip(lit, spans) { #expect(highlight.start <= spoken.start) }
    for (one, next) in zip(lit, lit.dropFirst()) {
      #expect(one.end <= next.start)
      if policy.tiles { #expect(one.end == next.start) }
    }
    if policy.tiles {
      #expect(lit.first?.start == 0)
      #expect(lit.last?.end == max(page.extent.end, spans.last?.end ?? 0))
    }
  }

  @Test func appliesOnlyTheChangesAsked() {
    var changes = DisplayPolicy.Changes()
    changes.gapMilliseconds = 40
    #expect(
      DisplayPolicy.tiled.applying(changes) == DisplayPolicy(gapMilliseconds: 40, tiles: true))
  }
}
