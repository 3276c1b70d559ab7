import AudioInput
import Files
import Reports
import WordTimeline

/// Gets the sound of pages for a report that browsers play.
///
/// A whole recording that browsers can decode goes in as it is. Everything else (masters, which are
/// large, and parts of longer recordings) goes in as 16 kHz WAV, which is what the aligner heard.
struct PageSound {
  /// The recording that was read last: pages that share one follow each other.
  private var latest: (path: String, recording: Recording)?

  private static let playable = [
    "mp3": "audio/mpeg", "ogg": "audio/ogg", "oga": "audio/ogg", "opus": "audio/ogg",
    "m4a": "audio/mp4", "aac": "audio/aac", "webm": "audio/webm",
  ]

  /// The sound of a page; nil where its recording cannot be read.
  mutating func sound(of page: BookWork.Page) -> ReportDocument.Sound? {
    let path = page.source.audio.path
    let type = Self.playable[PathName.pathExtension(of: path)]
    if page.stretch == nil, let type, let bytes = try? FileReader.bytes(of: path) {
      return ReportDocument.Sound(mediaType: type, bytes: bytes)
    }
    if latest?.path != path {
      latest = (try? AudioReader.read(path: path)).map { (path, $0) }
    }
    guard let recording = latest?.recording else { return nil }
    let range = Self.range(of: page.stretch, in: recording)
    return ReportDocument.Sound(
      mediaType: "audio/wav", bytes: Self.wav(recording.waveform, range),
      startSeconds: Double(range.lowerBound) / Double(Waveform.sampleRate))
  }

  private static func range(of stretch: AudioStretch?, in recording: Recording) -> Range<Int> {
    let (rate, count) = (Double(Waveform.sampleRate), Double(recording.waveform.count))
    let start = min(count, ((stretch?.startSeconds ?? 0) * rate).rounded())
    let end = min(count, ((stretch?.endSeconds ?? .infinity) * rate).rounded())
    return Int(start)..<Int(max(start, end))
  }

  /// A WAV file of one channel and 16 bits.
  private static func wav(_ waveform: Waveform, _ range: Range<Int>) -> [UInt8] {
    var samples = [Float](repeating: 0, count: range.count)
    var span = samples.mutableSpan
    waveform.copySamples(range, into: &span)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(44 + 2 * samples.count)
    let append = { (value: Int, count: Int) in
      for place in 0..<count { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * place))) }
    }
    let (rate, size) = (Waveform.sampleRate, 2 * samples.count)
    bytes += Array("RIFF".utf8)
    append(36 + size, 4)
    bytes += Array("WAVEfmt ".utf8)
    for (value, count) in [(16, 4), (1, 2), (1, 2), (rate, 4), (2 * rate, 4), (2, 2), (16, 2)] {
      append(value, count)
    }
    bytes += Array("data".utf8)
    append(size, 4)
    for sample in samples { append(Int(max(-32_768, min(32_767, sample.rounded()))), 2) }
    return bytes
  }
}
