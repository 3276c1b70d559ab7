internal import Files
internal import PageText
public import TimingFormats
public import WordTimeline

extension FormatSource {
  /// The largest file of timings that is read: a book of many hours.
  private static let limit = 256 << 20

  /// A file of timings with what is known of its page.
  ///
  /// - Parameters:
  ///   - path: the file; what it refers to is looked for beside it.
  ///   - printed: the page's text, and its file where that may be of another kind than plain text.
  ///   - language: the page's language, as a BCP 47 tag.
  ///   - audio: its recording.
  public init(
    path: String, printed: (text: String, path: String?)?, language: String?,
    audio: AudioReference?
  ) throws {
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
    self.init(
      name: path == "-" ? nil : path,
      bytes: try FileReader.bytes(of: path, limit: FormatSource.limit), known: known
    ) { try? FileReader.bytes(of: PathName.join(folder, $0), limit: FormatSource.limit) }
  }
}
