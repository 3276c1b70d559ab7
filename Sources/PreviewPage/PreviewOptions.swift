public import AudioInput

/// How a book becomes a page.
public struct PreviewOptions: Sendable, Hashable, Codable {
  /// The kind of file in which the narration is put into the page.
  public var audio: DeliveryFormat
  /// Whether the page has the desk, at which its times are corrected.
  public var isEditable: Bool
  /// The `ffmpeg` that decodes what libsndfile does not know; nil for none.
  public var ffmpeg: String?

  /// Makes options; MP3 because every browser plays it.
  public init(
    audio: DeliveryFormat = .mp3, isEditable: Bool = false, ffmpeg: String? = "ffmpeg"
  ) {
    self.audio = audio
    self.isEditable = isEditable
    self.ffmpeg = ffmpeg
  }
}
