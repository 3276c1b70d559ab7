import Testing

@testable import SpeechFeatures

@Suite struct DynamicFeaturesTests {
  /// One cepstrum that rises by one unit a row.
  private func ramp(_ count: Int) -> FrameMatrix {
    var cepstra = FrameMatrix(count: count, width: 1)
    for row in 0..<count { cepstra[row, 0] = Float(row) }
    return cepstra
  }

  @Test(arguments: [1, 2]) func aRampHasConstantDeltasAndNoAcceleration(lag: Int) {
    let joined = DynamicFeatures.join(ramp(40), frames: 10..<30, mean: [5], lag: lag)
    #expect(joined.count == 20 && joined.width == 3)
    for row in 0..<20 {
      #expect(joined[row, 0] == Float(row + 10) - 5)
      #expect(joined[row, 1] == Float(4 * lag))
      #expect(joined[row, 2] == 0)
    }
  }

  @Test func theOutermostFrameIsRepeatedBeyondTheEnds() {
    let joined = DynamicFeatures.join(ramp(8), frames: 0..<8, mean: [0], lag: 1)
    #expect(joined[0, 1] == 2)
    #expect(joined[7, 1] == 2)
    #expect(joined[3, 1] == 4)
  }
}
