import AudioInput

/// Finds the long silences of a recording by its level alone.
///
/// Loud speech is the level that a twentieth of the frames exceed. What lies 25 dB below it for
/// long is no speech: single sounds are as weak, but none of them lasts half a second. In a
/// recording whose noise is louder than that nothing is found.
struct SilenceFinder {
  /// The length of a frame: 10 ms of samples at 16 kHz.
  private static let frame = 160
  /// The power of loud speech over that of what counts as silence: 25 dB.
  private static let depth: Float = 316
  /// How many frames are read at a time.
  private static let block = 1000

  /// The shortest silence that is found, in seconds. Closures of stops and pauses inside a word
  /// are shorter than 0.2 s, and pauses where a page is turned last a second or more.
  var shortest = 0.5

  /// The silences in samples at 16 kHz, to the frame, in rising order.
  func silences(in waveform: Waveform) -> [Range<Int>] {
    let powers = SilenceFinder.powers(of: waveform)
    guard !powers.isEmpty else { return [] }
    let limit = powers.sorted()[powers.count * 19 / 20] / SilenceFinder.depth
    let fewest = Int((shortest * Double(Waveform.sampleRate)).rounded(.up))
    var silences: [Range<Int>] = []
    var start = 0
    for place in 0...powers.count where place == powers.count || powers[place] > limit {
      let silence = start * SilenceFinder.frame..<place * SilenceFinder.frame
      if silence.count >= fewest { silences.append(silence) }
      start = place + 1
    }
    return silences
  }

  /// The mean power of each whole frame.
  private static func powers(of waveform: Waveform) -> [Float] {
    let count = waveform.count / frame
    var powers: [Float] = []
    powers.reserveCapacity(count)
    var samples = [Float](repeating: 0, count: block * frame)
    while powers.count < count {
      let start = powers.count
      let end = min(count, start + block)
      var span = samples.mutableSpan
      waveform.copySamples(start * frame..<end * frame, into: &span)
      for place in 0..<end - start {
        var sum: Float = 0
        for sample in samples[place * frame..<(place + 1) * frame] { sum += sample * sample }
        powers.append(sum / Float(frame))
      }
    }
    return powers
  }
}
