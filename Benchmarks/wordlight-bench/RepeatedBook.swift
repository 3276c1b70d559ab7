import Files
import Scoring

/// Pages of a book one after the other, again and again, as one recording of any length.
struct RepeatedBook {
  /// A recording that has been written.
  struct Output {
    var audioPath: String
    var textPath: String
    var seconds: Double
    var wordCount: Int
  }

  private struct Page {
    var samples: ArraySlice<UInt8>
    var text: String
  }

  private let format: WaveFormat
  private let pages: [Page]

  /// Reads the pages of a folder: 16-bit mono WAV files of one sample rate.
  init(folder: String) throws {
    var format: WaveFormat?
    pages = try Corpus(folder: folder).items.map { item in
      let bytes = try FileReader.bytes(of: item.audioPath)
      let wave = try WaveFormat.split(bytes, file: item.audioPath)
      guard format == nil || format == wave.format else {
        throw UsageFault.mixedFormats(item.audioPath)
      }
      format = wave.format
      return Page(samples: wave.samples, text: try FileReader.text(of: item.textPath))
    }
    self.format = format ?? WaveFormat(sampleRate: 16_000)
  }

  /// Writes whole pages until the audio is at least `seconds` long.
  func write(seconds: Double, into folder: String) throws -> Output {
    let wanted = Int(seconds * Double(format.bytesPerSecond))
    var chosen: [Page] = []
    var byteCount = 0
    while byteCount < wanted {
      let page = pages[chosen.count % pages.count]
      chosen.append(page)
      byteCount += page.samples.count
    }
    let audioPath = PathName.join(folder, "\(Int(seconds)).wav")
    var writer = try AtomicWriter(audioPath, waitsForDisk: false)
    try writer.write(format.header(sampleBytes: byteCount))
    for page in chosen { try writer.write(Array(page.samples)) }
    try writer.commit()
    let textPath = PathName.join(folder, "\(Int(seconds)).txt")
    let text = chosen.map(\.text).joined(separator: "\n")
    try AtomicWriter.write(text, to: textPath)
    return Output(
      audioPath: audioPath, textPath: textPath,
      seconds: Double(byteCount) / Double(format.bytesPerSecond),
      wordCount: SpokenToken.tokens(of: text).count)
  }
}
