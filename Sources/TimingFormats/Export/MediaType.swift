/// The media types of files by their names.
enum MediaType {
  /// The type of a recording; nil where its extension is none of a recording's.
  static func audio(_ path: String) -> String? {
    switch fileExtension(path) {
    case "mp3": "audio/mpeg"
    case "m4a", "mp4", "aac": "audio/mp4"
    case "ogg", "oga", "opus": "audio/ogg"
    case "wav": "audio/wav"
    case "flac": "audio/flac"
    default: nil
    }
  }

  /// The type of a picture; nil where its extension is none of a picture's.
  static func picture(_ path: String) -> String? {
    switch fileExtension(path) {
    case "jpg", "jpeg": "image/jpeg"
    case "png": "image/png"
    case "gif": "image/gif"
    case "svg": "image/svg+xml"
    case "webp": "image/webp"
    default: nil
    }
  }

  private static func fileExtension(_ path: String) -> String {
    path.lastIndex(of: ".").map { path[path.index(after: $0)...].lowercased() } ?? ""
  }
}
