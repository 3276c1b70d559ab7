import AudioInput
import WordTimeline

/// A short excerpt of a recording, coarse enough to be small and distinct enough to be found again.
///
/// Decoders disagree about the samples that a coder puts in front (an MP3 decoder that does not
/// honour the delay its file states is up to 2257 samples late). The page lays what its browser
/// has decoded against this excerpt of the original, and takes away the shift that it finds.
struct SoundPrint: Sendable, Hashable {
  /// The rate of the excerpt, in samples a second.
  static let sampleRate = 8_000
  /// The length of the excerpt in seconds: a few pitch periods with their changes.
  static let seconds = 0.25

  /// Where in the recording the excerpt begins, in seconds.
  let start: Double
  /// Its samples, the loudest at full scale.
  let samples: [Int8]

  /// Takes the loudest excerpt of a recording; nil when there is no sound.
  init?(of audio: MonoAudio) {
    let step = Double(audio.sampleRate) / Double(SoundPrint.sampleRate)
    let length = Int(SoundPrint.seconds * Double(SoundPrint.sampleRate))
    let coarse = SoundPrint.averages(audio.samples, step: step)
    guard coarse.count >= length else { return nil }
    let first = SoundPrint.loudest(coarse, length: length)
    let excerpt = coarse[first..<first + length]
    let peak = excerpt.map(\.magnitude).max() ?? 0
    guard peak > 0.001 else { return nil }
    start = Double(first) / Double(SoundPrint.sampleRate)
    samples = excerpt.map { Int8(($0 / peak * 127).rounded()) }
  }

  /// The print as the page's script reads it.
  var value: JSONValue {
    [
      "start": .double(start), "rate": .integer(SoundPrint.sampleRate),
      "samples": .string(Base64.text(samples.map { UInt8(bitPattern: $0) })),
    ]
  }

  /// Each value the mean of the samples around its moment, exactly as the page's script does it.
  private static func averages(_ samples: [Float], step: Double) -> [Float] {
    let count = Int(Double(samples.count) / step)
    return (0..<count).map { index in
      let centre = Double(index) * step
      let first = Int((centre - step / 2).rounded(.up))
      let last = Int((centre + step / 2).rounded(.up))
      let inside = samples[max(0, first)..<min(last, samples.count)]
      return inside.reduce(0, +) / Float(max(1, last - first))
    }
  }

  /// Where the stretch of `length` with the most power begins.
  private static func loudest(_ samples: [Float], length: Int) -> Int {
    var power = samples[..<length].reduce(0) { $0 + Double($1 * $1) }
    var best = (place: 0, power: power)
    for place in 0..<samples.count - length {
      let (old, new) = (samples[place], samples[place + length])
      power += Double(new * new) - Double(old * old)
      if power > best.power { best = (place + 1, power) }
    }
    return best.place
  }
}
