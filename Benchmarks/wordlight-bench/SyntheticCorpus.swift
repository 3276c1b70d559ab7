#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import Files
import Pronunciation
import Scoring

/// Pages that eSpeak NG reads, written as a corpus with exactly known times.
struct SyntheticCorpus {
  /// The language, a BCP 47 tag.
  var language: String
  /// The pages' texts.
  var pages: [String]
  /// How far under the speech the noise of the room lies, in decibels; nil for none.
  var noiseDepth: Int?

  /// Silence before and after each page, in seconds.
  private static let margin = 0.25

  /// Reads a text file whose name is its language; blank lines part its pages.
  init(path: String, noiseDepth: Int?) throws(FileError) {
    language = PathName.stem(of: path)
    pages = try FileReader.text(of: path).split(separator: "\n\n")
      .map { $0.split(separator: "\n").joined(separator: "\n") }.filter { !$0.isEmpty }
    self.noiseDepth = noiseDepth
  }

  /// Writes `page-1.wav`, `page-1.txt`, `page-1.words.json` and so on.
  ///
  /// - Returns: how many words have no known time.
  func write(into folder: String) throws -> Int {
    try Folder.make(folder)
    var unknown = 0
    for (index, text) in pages.enumerated() {
      var speech = try SyntheticSpeech(reading: text, language: language)
      let margin = Int(Self.margin * Double(speech.sampleRate))
      speech.pad(margin)
      if let noiseDepth { speech.addNoise(depth: Double(noiseDepth), seed: UInt64(index)) }
      let words = ReferenceWord.words(of: text, in: speech)
      unknown += words.count { $0.start == nil }
      let stem = PathName.join(folder, "page-\(index + 1)")
      let format = WaveFormat(sampleRate: speech.sampleRate)
      try AtomicWriter.write(format.file(speech.samples), to: stem + ".wav")
      try AtomicWriter.write(text, to: stem + ".txt")
      try AtomicWriter.write(ReferenceWord.text(words), to: stem + ".words.json")
    }
    return unknown
  }
}

extension SyntheticSpeech {
  /// Adds silence before and after.
  fileprivate mutating func pad(_ count: Int) {
    let silence = [Int16](repeating: 0, count: count)
    samples = silence + samples + silence
    for index in events.indices { events[index].sample += count }
  }

  /// Adds the noise of a room: white, normally distributed, the same for the same seed.
  ///
  /// - Parameter depth: how far below the mean power of what is not silent, in decibels.
  fileprivate mutating func addNoise(depth: Double, seed: UInt64) {
    let loud = samples.lazy.filter { $0 != 0 }.map { Double($0) * Double($0) }
    let power = loud.reduce(0, +) / Double(max(1, loud.count))
    let deviation = (power * pow(10, -depth / 10)).squareRoot()
    var random = SplitMix64(state: seed)
    samples = samples.map { sample in
      // The sum of twelve uniform numbers is close enough to a normal one.
      let normal = (0..<12).reduce(-6) { sum, _ in sum + Double.random(in: 0..<1, using: &random) }
      let value = Double(sample) + deviation * normal
      return Int16(clamping: Int(value.rounded()))
    }
  }
}

/// The generator of G. Steele, D. Lea and C. Flood (2014).
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
