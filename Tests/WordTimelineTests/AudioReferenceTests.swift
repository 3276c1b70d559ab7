import Testing
import WordTimeline

@Suite struct AudioReferenceTests {
  @Test(arguments: [(-1.0, 0), (0.5, 24_000), (2.0, 48_000), (1e300, 48_000)])
  func sampleStaysInsideTheRecording(seconds: Double, sample: Int64) {
    let audio = AudioReference(name: "page.wav", sampleRate: 48_000, sampleCount: 48_000)
    #expect(audio.sample(at: seconds) == sample)
  }
}
