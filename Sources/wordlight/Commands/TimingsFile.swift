import AudioInput
import CommandLineKit
import Files
import Narration
import TimingFormats
import WordTimeline

/// How the commands read a file of timings.
enum TimingsFile {
  static let textFile = Option.text(
    "text", value: "file", help: "the text as printed, for formats that do not hold it")
  static let language = Option.text(
    "language", short: "l", value: "tag", help: "the language, for formats that do not hold it")

  /// A file of timings with what is known of its page.
  static func source(
    _ path: String, text: String? = nil, language: String? = nil, audio: AudioReference? = nil
  ) throws -> FormatSource {
    try FormatSource(
      path: path, printed: text.map { (try FileReader.text(of: $0), nil) }, language: language,
      audio: audio)
  }

  /// The recording at a path.
  static func recording(_ path: String) throws -> (recording: Recording, reference: AudioReference)
  {
    let recording = try AudioReader.read(path: path)
    let reference = AudioReference(
      name: PathName.name(of: path), sampleRate: recording.clock.sampleRate,
      sampleCount: recording.clock.sampleCount)
    return (recording, reference)
  }
}
