import Foundation
import SpeechFeatures
import Testing

@testable import Alignment

@Suite struct SpeechLevelTests {
  /// Every other row is speech, at these powers of its bands; the rest is silence.
  private func recording(_ powers: [Float], rows: Int = 200) -> FrameMatrix {
    var bands = FrameMatrix(count: rows, width: powers.count)
    for row in 0..<rows {
      for (band, power) in powers.enumerated() {
        bands[row, band] = row % 2 == 0 ? power : -6.9
      }
    }
    return bands
  }

  @Test func floorsLieElevenNepersUnderLoudSpeech() {
    let bands = recording([16, 12, 8])
    let floors = SpeechLevel(bands: bands).floors(bandCount: 3)
    #expect(floors.allSatisfy { abs(log($0) - (12 - 11)) < 1e-4 })
  }

  @Test func aLoudBandHasAHigherFloorOfItsOwn() {
    let bands = recording([16, 12, 8])
    let floors = SpeechLevel(bands: bands).floorsOfEachBand(bands)
    // Its own floor comes on top of that of all bands.
    for (floor, power) in zip(floors, [16.0, 12, 8]) {
      #expect(abs(Double(floor) - (exp(power - 11) + exp(12 - 11))) < 1e-3 * Double(floor))
    }
  }

  @Test(arguments: [-1 as Float, 0, 3]) func floorsFollowTheLoudnessOfTheRecording(gain: Float) {
    let (plain, louder) = (recording([16, 12, 8]), recording([16, 12, 8].map { $0 + gain }))
    let before = SpeechLevel(bands: plain).floorsOfEachBand(plain)
    let after = SpeechLevel(bands: louder).floorsOfEachBand(louder)
    for (before, after) in zip(before, after) {
      #expect(abs(log(after) - log(before) - gain) < 1e-4)
    }
  }

  @Test func minutesHaveTheFloorsOfTheirSeconds() {
    let (short, long) = (recording([16, 12, 8]), recording([16, 12, 8], rows: 20_001))
    #expect(
      SpeechLevel(bands: long).floorsOfEachBand(long)
        == SpeechLevel(bands: short).floorsOfEachBand(short))
  }

  @Test func digitalSilenceHasTheLeastFloor() {
    var bands = FrameMatrix(count: 50, width: 2)
    for index in bands.values.indices { bands.values[index] = log(SpeechLevel.leastPower) }
    let floors = SpeechLevel(bands: bands).floorsOfEachBand(bands)
    #expect(floors.allSatisfy { $0 >= SpeechLevel.leastPower && $0 <= 2 * SpeechLevel.leastPower })
  }
}
