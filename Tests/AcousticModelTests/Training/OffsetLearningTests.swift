import Testing

@testable import AcousticModel

/// Offsets from labels whose convention is known.
struct OffsetLearningTests {
  private typealias Sound = BoundaryOffsets.Sound

  /// Words between all kinds of sound in turn, labelled off by `bias` with a spread.
  private static func samples(
    _ count: Int, spread: Double, seed: UInt64, bias: (BoundaryOffsets.Boundary) -> Double
  ) -> [OffsetLearning.Sample] {
    var random = NormalNumbers(seed: seed)
    let afters = Sound.allCases.filter { $0 != .pause }
    return (0..<count).map { index in
      let boundary = BoundaryOffsets.Boundary(
        before: Sound.allCases[index % Sound.allCases.count],
        after: afters[index / Sound.allCases.count % afters.count])
      return OffsetLearning.Sample(
        boundary, milliseconds: bias(boundary) + spread * Double(random.next()))
    }
  }

  @Test func findsAConstantBias() {
    let outcome = OffsetLearning().learn(
      from: Self.samples(200, spread: 15, seed: 1) { _ in -30 })
    let all = Self.samples(30, spread: 0, seed: 1) { _ in 0 }.map(\.boundary)
    for boundary in all {
      #expect(abs(outcome.offsets.milliseconds(at: boundary) + 30) < 5)
    }
    #expect(outcome.words == 200 && outcome.slips == 0)
    #expect(outcome.distanceBefore > 28 && outcome.distanceAfter < 14)
  }

  @Test func tellsClassesApartWhereLabelsBearItOut() {
    let outcome = OffsetLearning().learn(
      from: Self.samples(600, spread: 10, seed: 2) {
        $0.before == .pause ? 20 : $0.after == .vowel ? -40 : -10
      })
    func moved(_ before: Sound, _ after: Sound) -> Double {
      outcome.offsets.milliseconds(at: .init(before: before, after: after))
    }
    #expect(abs(moved(.pause, .stop) - 20) < 5)
    #expect(abs(moved(.nasal, .vowel) + 40) < 6)
    #expect(abs(moved(.nasal, .stop) + 10) < 6)
  }

  /// Where labels only scatter, and where they are biased, over many narrators of ten words each:
  /// other words of the same narrators come no further from their labels.
  @Test(arguments: [0.0, -10, -30]) func tenWordsDoNoHarm(bias: Double) {
    var (before, after) = (0.0, 0.0)
    for seed in 0..<200 as Range<UInt64> {
      let learned = OffsetLearning().learn(
        from: Self.samples(10, spread: 20, seed: seed) { _ in bias }
      ).offsets
      for word in Self.samples(60, spread: 20, seed: seed + 1000, bias: { _ in bias }) {
        before += abs(word.milliseconds)
        after += abs(word.milliseconds - learned.milliseconds(at: word.boundary))
      }
    }
    #expect(after < before * 1.02)
    if bias == -30 { #expect(after < before * 0.75) }
  }

  @Test func slipsAreNotLearnedFrom() {
    var samples = Self.samples(60, spread: 1, seed: 3) { _ in -20 }
    for index in stride(from: 0, to: 60, by: 6) { samples[index].milliseconds = 1500 }
    let outcome = OffsetLearning().learn(from: samples)
    #expect(outcome.slips == 10 && outcome.words == 50)
    #expect(abs(outcome.offsets.milliseconds(at: samples[1].boundary) + 20) < 3)
  }

  @Test(arguments: [0, 1]) func tooFewWordsMoveNothing(count: Int) {
    let outcome = OffsetLearning().learn(
      from: Self.samples(count, spread: 0, seed: 4) { _ in -50 })
    #expect(outcome.offsets.isEmpty && outcome.words == count)
  }
}
