import AudioInput
import Testing

/// The samples of `range`, through the one way there is to get them.
func samples(of waveform: Waveform, _ range: Range<Int>) -> [Float] {
  var values = [Float](repeating: .nan, count: range.count)
  var span = values.mutableSpan
  waveform.copySamples(range, into: &span)
  return values
}

/// The largest difference between two signals, or infinity when their lengths differ.
///
/// A failed comparison of whole arrays would print them.
func largestDifference(_ one: [Float], _ other: [Float]) -> Float {
  guard one.count == other.count else { return .infinity }
  return zip(one, other).reduce(0) { max($0, abs($1.0 - $1.1)) }
}

@Suite struct WaveformTests {
  /// Values that a 16-bit file can hold, the extremes among them, over several blocks.
  private static let integers = (0..<20_001).map { Float(Int16(truncatingIfNeeded: $0 * 7_919)) }

  @Test func sixteenBitSamplesAreHeldExactly() {
    let extremes: [Float] = [-32_768, 32_767, 0, 1, -1]
    let all = Self.integers + extremes
    let waveform = Waveform(samples: all)
    #expect(waveform.count == all.count)
    #expect(largestDifference(samples(of: waveform, 0..<all.count), all) == 0)
  }

  @Test(arguments: [1e-6, 0.01, 1, 700, 32_768, 1e9] as [Float])
  func roundingNoiseIsNinetyDecibelsBelowThePeak(peak: Float) {
    let all = Self.integers.map { $0 / 32_768 * peak }
    let held = samples(of: Waveform(samples: all), 0..<all.count)
    #expect(largestDifference(held, all) <= peak / 32_767)
  }

  @Test(arguments: [
    -10..<0, -5..<7, 0..<1, 4_090..<4_100, 4_096..<8_192, 19_990..<20_050, 30_000..<30_003, 7..<7,
    -3..<20_500,
  ])
  func anyRangeIsCopiedAndOutsideIsSilence(range: Range<Int>) {
    let waveform = Waveform(samples: Self.integers)
    let expected = range.map { Self.integers.indices.contains($0) ? Self.integers[$0] : 0 }
    #expect(largestDifference(samples(of: waveform, range), expected) == 0)
  }

  @Test func rangesAcrossPagesAreCopied() {
    let all = (0..<600_000).map { Float($0 % 1_000) }
    let waveform = Waveform(samples: all)
    let range = 262_100..<524_300
    #expect(largestDifference(samples(of: waveform, range), Array(all[range])) == 0)
  }

  @Test func whatIsNotFiniteIsSilence() {
    let held = samples(of: Waveform(samples: [1, .nan, -.infinity, .infinity, 2]), 0..<5)
    #expect(held == [1, 0, 0, 0, 2])
  }

  @Test func nothingIsHeldOfNothing() {
    let waveform = Waveform(samples: [])
    #expect(waveform.count == 0)
    #expect(samples(of: waveform, 0..<2) == [0, 0])
  }
}
