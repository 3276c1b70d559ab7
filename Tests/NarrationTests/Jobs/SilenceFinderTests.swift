import AudioInput
import Testing

@testable import Narration

@Suite struct SilenceFinderTests {
  /// A recording whose seconds have the given levels in decibels of full scale.
  private func waveform(_ levels: [(seconds: Double, level: Float)]) -> Waveform {
    var samples: [Float] = []
    for (seconds, level) in levels {
      let amplitude = Waveform.fullScale * level.power
      let count = Int(seconds * Double(Waveform.sampleRate))
      samples += (0..<count).map { $0 % 2 == 0 ? amplitude : -amplitude }
    }
    return Waveform(samples: samples)
  }

  private func silences(_ levels: [(seconds: Double, level: Float)]) -> [Range<Double>] {
    SilenceFinder().silences(in: waveform(levels)).map {
      Double($0.lowerBound) / 16_000..<Double($0.upperBound) / 16_000
    }
  }

  @Test func longSilencesAreFound() {
    #expect(
      silences([(1, -90), (2, -20), (0.6, -60), (1, -30), (0.4, -90), (1, -20), (0.5, -50)])
        == [0..<1, 3..<3.6, 6..<6.5])
  }

  @Test func weakSoundsAreNoSilence() {
    #expect(silences([(1, -20), (1, -40), (1, -20)]).isEmpty)
  }

  @Test func loudNoiseHidesSilence() {
    #expect(silences([(1, -20), (5, -43), (1, -20)]).isEmpty)
  }

  @Test func nothingIsOneSilence() {
    #expect(silences([]).isEmpty)
    #expect(silences([(0.005, -20)]).isEmpty)
    #expect(
      SilenceFinder().silences(in: Waveform(samples: [Float](repeating: 0, count: 16_000))) == [
        0..<16_000
      ])
  }
}

extension Float {
  /// The amplitude of a level in decibels, to the precision of a table.
  fileprivate var power: Float {
    var amplitude: Float = 1
    for _ in 0..<Int(-self) { amplitude *= 0.891_250_94 }
    return amplitude
  }
}
