/// A recording that was read: what the aligner hears, how its time maps to the source file's
/// samples, and what was noticed on the way.
public struct Recording: Sendable {
  /// The sound: one channel at 16 kHz.
  public let waveform: Waveform
  /// The map between positions in ``waveform`` and samples of the source.
  public let clock: SourceClock
  /// What was noticed.
  public let notes: RecordingNotes

  /// Makes a recording.
  public init(waveform: Waveform, clock: SourceClock, notes: RecordingNotes) {
    self.waveform = waveform
    self.clock = clock
    self.notes = notes
  }

  /// Makes a recording of samples at 16 kHz whose full scale is 32,768, such as a synthetic signal.
  public init(samples: [Float]) {
    self.init(
      waveform: Waveform(samples: samples),
      clock: SourceClock(sampleRate: Waveform.sampleRate, sampleCount: Int64(samples.count)),
      notes: RecordingNotes(container: "samples", decoder: .none, channels: 1))
  }
}

/// What was noticed while a recording was read.
public struct RecordingNotes: Sendable, Hashable {
  /// Who decoded the file.
  public enum Decoder: String, Sendable, Hashable, Codable {
    /// Nobody: the samples were given.
    case none
    /// libsndfile.
    case libsndfile
    /// An `ffmpeg` program.
    case ffmpeg
  }

  /// The kind of file, in the decoder's words, such as `WAV (Microsoft)`.
  public var container: String
  /// Who decoded it.
  public var decoder: Decoder
  /// The number of channels that were mixed to one.
  public var channels: Int
  /// Runs of at least three samples of one channel at full scale: the sound was too loud for it.
  public var clippedRuns = 0
  /// Samples, over all channels, in those runs.
  public var clippedSamples: Int64 = 0
  /// Samples that are not numbers, or so large that they cannot be sound; read as 0.
  public var invalidSamples: Int64 = 0
  /// Samples over all channels.
  public var totalSamples: Int64 = 0
  /// Samples of one channel that were left out at the start, because the file states that they are
  /// the encoder's delay and not the recording (an MP3's LAME tag); 0 when it is an MP3 that states
  /// none; nil when the decoder takes care of it without saying.
  public var encoderDelay: Int?
  /// The file ends a little earlier than it says, or as if it were cut off. (One of which more than
  /// a hundredth is missing is not read at all.)
  public var endsEarly = false
  /// The channels cancel each other in the mix (one of them is wired the wrong way round).
  public var channelsCancel = false

  /// The share of ``clippedSamples`` in all, from 0 to 1.
  public var clippedFraction: Double {
    totalSamples == 0 ? 0 : Double(clippedSamples) / Double(totalSamples)
  }

  /// Makes notes of a recording in which nothing was noticed.
  public init(container: String, decoder: Decoder, channels: Int) {
    self.container = container
    self.decoder = decoder
    self.channels = channels
  }
}
