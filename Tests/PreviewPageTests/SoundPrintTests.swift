import AudioInput
import Testing

@testable import PreviewPage

@Suite struct SoundPrintTests {
  @Test func theLoudestPartIsTaken() throws {
    var samples = [Float](repeating: 0, count: 44_100)
    for index in 20_000..<31_025 { samples[index] = index % 40 < 20 ? 0.5 : -0.5 }
    let print = try #require(SoundPrint(of: MonoAudio(samples: samples, sampleRate: 44_100)))
    #expect(abs(print.start - 20_000 / 44_100) < 0.002)
    #expect(print.samples.count == 2_000)
    #expect(print.samples.max() == 127)
  }

  @Test func silenceAndSnippetsHaveNone() {
    #expect(SoundPrint(of: MonoAudio(samples: [], sampleRate: 44_100)) == nil)
    #expect(SoundPrint(of: MonoAudio(samples: [0.5], sampleRate: 44_100)) == nil)
    let silence = [Float](repeating: 0, count: 44_100)
    #expect(SoundPrint(of: MonoAudio(samples: silence, sampleRate: 44_100)) == nil)
  }
}
