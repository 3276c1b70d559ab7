import AudioInput
import Testing

@Suite struct SourceClockTests {
  @Test(arguments: [4_000, 8_000, 11_025, 16_000, 22_050, 44_100, 48_000, 96_000, 192_000])
  func thereAndBackIsTheSameSampleEvenAfterTwelveHours(rate: Int) {
    let count = Int64(rate) * 12 * 3_600
    let clock = SourceClock(sampleRate: rate, sampleCount: count)
    for sample in [0, 1, 2, 12_345, count / 3, count - 1, count] {
      #expect(clock.sourceSample(nearest: clock.position(ofSourceSample: sample)) == sample)
    }
    #expect(clock.position(ofSourceSample: count) == 12 * 3_600 * 16_000)
    #expect(clock.duration == 12 * 3_600)
  }

  @Test(arguments: [(-1.0, 0), (0.4, 1), (1.0, 3), (15_999.9, 44_100), (1e12, 44_100)])
  func samplesStayInsideTheSource(position: Double, sample: Int64) {
    let clock = SourceClock(sampleRate: 44_100, sampleCount: 44_100)
    #expect(clock.sourceSample(nearest: position) == sample)
  }

  @Test func placesBetweenSamplesAreKept() {
    let clock = SourceClock(sampleRate: 48_000, sampleCount: 100)
    #expect(clock.sourcePosition(of: 0.5) == 1.5)
  }
}
