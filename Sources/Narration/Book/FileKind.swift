/// What a file is to a book, by the end of its name.
enum FileKind: Hashable {
  /// A recording; a lower rank is preferred where a page has several.
  case recording(rank: Int)
  /// A text; a lower rank is preferred where a page has several.
  case text(rank: Int)
  /// A picture.
  case picture(rank: Int)

  /// The kind of a file; nil for one that has no part in a book, such as a hidden file.
  init?(fileName: String) {
    guard !fileName.hasPrefix("."), let dot = fileName.lastIndex(of: ".") else { return nil }
    let ending = fileName[fileName.index(after: dot)...].lowercased()
    if let rank = Self.recordings.firstIndex(of: ending) {
      self = .recording(rank: rank)
    } else if let rank = Self.texts.firstIndex(of: ending) {
      self = .text(rank: rank)
    } else if let rank = Self.pictures.firstIndex(of: ending) {
      self = .picture(rank: rank)
    } else {
      return nil
    }
  }

  /// Masters come before what is made from them: times on a master are exact, while decoders
  /// disagree about a lossy file's first samples.
  private static let recordings = [
    "wav", "wave", "bwf", "w64", "rf64", "aif", "aiff", "aifc", "caf", "au", "flac", "opus", "ogg",
    "oga", "m4a", "m4b", "mp4", "aac", "mp3", "wma", "webm", "mka", "amr", "3gp",
  ]

  private static let texts = ["txt", "text", "md", "markdown", "html", "xhtml", "htm"]

  private static let pictures = [
    "png", "jpg", "jpeg", "webp", "avif", "gif", "svg", "heic", "tif", "tiff", "bmp",
  ]

  /// The place in the order of preference among files of the same kind.
  var rank: Int {
    switch self {
    case .recording(let rank), .text(let rank), .picture(let rank): rank
    }
  }

  /// Whether the file is a recording.
  var isRecording: Bool {
    if case .recording = self { true } else { false }
  }

  /// Whether the file is a text.
  var isText: Bool {
    if case .text = self { true } else { false }
  }

  /// Whether the file is a picture.
  var isPicture: Bool {
    if case .picture = self { true } else { false }
  }
}
