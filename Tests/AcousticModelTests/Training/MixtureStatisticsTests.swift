import Testing

@testable import AcousticModel

/// Estimation from samples of known distributions.
struct MixtureStatisticsTests {
  private static let wide = DiagonalMixture(mean: [0, 0], variance: [100, 100])
  private static let floor: [Float] = [1e-4, 1e-4]

  private static func estimate(
    _ samples: [[Float]], from start: DiagonalMixture, passes: Int, priorWeight: Double = 1e-3
  ) -> DiagonalMixture {
    var mixture = start
    for _ in 0..<passes {
      var statistics = MixtureStatistics(mixture)
      for sample in samples { statistics.add(sample[...], to: mixture) }
      mixture = statistics.estimate(prior: mixture, weight: priorWeight, floor: floor)
    }
    return mixture
  }

  @Test func findsTheGaussianThatSamplesWereDrawnFrom() {
    var random = NormalNumbers(seed: 1)
    let samples = (0..<4000).map { _ in [3 + 2 * random.next(), -1 + 0.5 * random.next()] }
    let found = Self.estimate(samples, from: Self.wide, passes: 1)
    #expect(abs(found.means[0] - 3) < 0.1 && abs(found.means[1] + 1) < 0.03)
    #expect(abs(found.variances[0] - 4) < 0.3 && abs(found.variances[1] - 0.25) < 0.02)
  }

  @Test func findsBothGaussiansOfAMixtureOnceItIsSplit() throws {
    var random = NormalNumbers(seed: 2)
    let samples = (0..<4000).map { index in
      [(index % 4 == 0 ? -5 : 5) + random.next(), random.next()]
    }
    let single = Self.estimate(samples, from: Self.wide, passes: 1)
    let found = Self.estimate(samples, from: single.split { _ in true }, passes: 20)
    let left = try #require(found.weights.indices.first { found.means[2 * $0] < 0 })
    #expect(found.count == 2)
    #expect(abs(found.weights[left] - 0.25) < 0.02)
    #expect(abs(found.means[2 * left] + 5) < 0.1 && abs(found.means[2 - 2 * left] - 5) < 0.1)
    #expect(abs(found.variances[2 * left] - 1) < 0.15)
  }

  @Test func keepsWhatWasBelievedWhereNothingIsHeard() {
    let believed = DiagonalMixture(mean: [7, 8], variance: [2, 3])
    let found = MixtureStatistics(believed).estimate(
      prior: believed, weight: 30, floor: Self.floor)
    #expect(found == believed)
  }

  @Test func weighsWhatWasBelievedAgainstWhatIsHeard() {
    let believed = DiagonalMixture(mean: [0, 0], variance: [1, 1])
    var statistics = MixtureStatistics(believed)
    for _ in 0..<30 { statistics.add([4, 0], to: believed) }
    let found = statistics.estimate(prior: believed, weight: 10, floor: Self.floor)
    #expect(abs(found.means[0] - 3) < 1e-5)
  }

  @Test func noVarianceFallsBelowTheFloor() {
    let found = Self.estimate(
      [[Float]](repeating: [1, 2], count: 1000), from: Self.wide, passes: 1)
    #expect(found.variances.allSatisfy { $0 >= 1e-4 })
  }
}

/// Normally distributed numbers from a seed (sums over SplitMix64).
struct NormalNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func uniform() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return (Double((bits ^ (bits >> 31)) >> 11) + 0.5) * 0x1p-53
  }

  /// The sum of twelve uniform numbers is normal enough to recover its moments.
  mutating func next() -> Float {
    Float((0..<12).reduce(-6) { sum, _ in sum + uniform() })
  }
}
