/// How a recording is read.
public struct AudioReaderOptions: Sendable, Hashable, Codable {
  /// The `ffmpeg` that decodes what libsndfile cannot: a program's name, looked for in the folders
  /// of `PATH`, or a path with a slash; nil to do without.
  public var ffmpeg: String?
  /// The longest recording that is read, in seconds. A file that says or proves longer is refused
  /// before it fills the memory (an hour takes 115 MB). 12 hours.
  public var maximumSeconds: Double

  /// Makes options; what is not given has its documented default.
  public init(ffmpeg: String? = "ffmpeg", maximumSeconds: Double = 12 * 3600) {
    self.ffmpeg = ffmpeg
    self.maximumSeconds = maximumSeconds
  }
}
