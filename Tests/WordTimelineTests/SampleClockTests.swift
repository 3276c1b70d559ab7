import Testing
import WordTimeline

@Suite struct SampleClockTests {
  @Test(arguments: [
    (44_100, 44_100, 1000, 1000), (44_100, 22, 1000, 0), (44_100, 23, 1000, 1), (8, 1, 4, 1),
    (48_000, 48_000 * 10_800, 1_000_000, 10_800_000_000),
    // A year at 768 kHz in nanoseconds: the product needs more than 64 bits.
    (768_000, 768_000 * 31_536_000, 1_000_000_000, 31_536_000_000_000_000),
  ])
  func roundsOnceToTheNearestTick(rate: Int, sample: Int64, perSecond: Int64, ticks: Int64) {
    let audio = AudioReference(name: nil, sampleRate: rate, sampleCount: sample)
    #expect(audio.ticks(sample, perSecond: perSecond) == ticks)
  }

  @Test(arguments: [8000, 16_000, 22_050, 44_100, 48_000, 192_000])
  func microsecondsReadBackToTheSameSample(rate: Int) {
    let audio = AudioReference(name: nil, sampleRate: rate, sampleCount: .max)
    for sample in stride(from: Int64(0), to: 10_000_000, by: 7919) {
      let ticks = audio.ticks(sample, perSecond: 1_000_000)
      #expect(audio.sample(atTicks: ticks, perSecond: 1_000_000) == sample)
    }
  }
}
