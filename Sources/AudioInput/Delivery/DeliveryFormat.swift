import CSndFile

/// A kind of file in which a page's narration is handed to players.
public enum DeliveryFormat: String, Sendable, Hashable, Codable, CaseIterable {
  /// Opus in Ogg, about 48 kbit a second: the smallest. Browsers since 2025 play it.
  case opus
  /// MP3 of variable bit rate, about 60 kbit a second: played by everything.
  case mp3
  /// 16-bit samples in WAV: exact, and ten times as large.
  case wav

  /// The media type, as a browser wants it.
  public var mediaType: String {
    switch self {
    case .opus: "audio/ogg; codecs=opus"
    case .mp3: "audio/mpeg"
    case .wav: "audio/wav"
    }
  }

  /// The rate in which the format holds a recording of `rate`: the same where it can, else 48 kHz.
  func sampleRate(for rate: Int) -> Int {
    let known =
      switch self {
      case .opus: [8_000, 12_000, 16_000, 24_000, 48_000]
      case .mp3: [8_000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000]
      case .wav: rate <= 48_000 ? [rate] : []
      }
    return known.contains(rate) ? rate : 48_000
  }

  /// The format in libsndfile's terms.
  var code: Int32 {
    switch self {
    case .opus: Int32(SF_FORMAT_OGG) | Int32(SF_FORMAT_OPUS)
    case .mp3: Int32(SF_FORMAT_MPEG) | Int32(SF_FORMAT_MPEG_LAYER_III)
    case .wav: Int32(SF_FORMAT_WAV) | Int32(SF_FORMAT_PCM_16)
    }
  }

  /// How hard to compress, 0 (large) to 1 (small); nil where there is nothing to choose. libsndfile
  /// spreads an Opus mono stream from 256 to 6 kbit a second over it, so this one is 48 kbit.
  var compression: Double? {
    switch self {
    case .opus: 1 - (48.0 - 6) / (256 - 6)
    case .mp3: 0.3
    case .wav: nil
    }
  }
}
