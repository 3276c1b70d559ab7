import AudioInput
import CommandLineKit
import Files
import PageText
import TimingFormats
import WordTimeline

/// How the commands read a file of timings.
enum TimingsFile {
  static let textFile = Option.text(
    "text", value: "file", help: "the text as printed, for formats that do not hold it")
  static let language = Option.text(
    "language", short: "l", value: "tag", help: "the language, for formats that do not hold it")

  /// The largest file of timings that is read: a book of many hours.
  private static let limit = 256 << 20

  /// A file of timings with what is known of its page.
  static func source(
    _ path: String, text: String? = nil, language: String? = nil, audio: AudioReference? = nil
  ) throws -> FormatSource {
    try source(
      path, printed: text.map { (try FileReader.text(of: $0), nil) }, language: language,
      audio: audio)
  }

  /// A file of timings with what is known of its page, whose text has been read already.
  ///
  /// - Parameter printed: the text, and its file where that may be of another kind than plain text.
  static func source(
    _ path: String, printed: (text: String, path: String?)?, language: String?,
    audio: AudioReference?
  ) throws -> FormatSource {
    var known = KnownPage()
    known.audio = audio
    known.language = language
    if let printed {
      let format = printed.path.map(PageText.Format.init(fileName:)) ?? .plain
      let text = try PageText(
        parsing: printed.text, options: .init(language: language ?? "en", format: format))
      known.text = text.text
      known.words = text.words.map(\.range)
    }
    let folder = PathName.folder(of: path)
    return FormatSource(
      name: path == "-" ? nil : path, bytes: try FileReader.bytes(of: path, limit: limit),
      known: known
    ) { try? FileReader.bytes(of: PathName.join(folder, $0), limit: limit) }
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
