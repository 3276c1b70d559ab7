import Testing
import WordTimeline

@testable import Scoring

@Suite struct CalibrationTests {
  private func start(_ confidence: Double?, error: Double) -> Boundary {
    Boundary(
      word: "Mo", edge: .start, place: .neighbour, phones: PhonePair(.stop, .vowel), error: error,
      confidence: confidence)
  }

  @Test func honestConfidenceHasNoDistance() {
    let boundaries =
      (0..<10).map { start(0.9, error: $0 == 0 ? 0.06 : -0.05) }
      + (0..<4).map { start(0.5, error: $0 < 2 ? 0.2 : 0) }
    let calibration = Calibration(boundaries)
    #expect(calibration.bins.map(\.count) == [4, 10])
    #expect(calibration.bins.map(\.shareWithin50) == [0.5, 0.9])
    #expect(calibration.expectedError < 1e-12)
  }

  @Test func boastingIsMeasured() {
    let calibration = Calibration((0..<4).map { start(1, error: $0 == 0 ? 0.3 : 0) })
    #expect(calibration.expectedError == 0.25)
  }

  @Test func wordsWithoutConfidenceAreLeftOut() {
    #expect(Calibration([start(nil, error: 0)]).bins == [])
    #expect(Calibration([]).expectedError == 0)
  }
}
