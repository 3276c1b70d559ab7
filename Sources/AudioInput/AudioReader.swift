/// Reads recordings.
///
/// What libsndfile knows is decoded by it: WAV (8 to 32 bits, float), AIFF, FLAC, Ogg Vorbis and
/// Opus, MP3 and more. Everything else, such as the M4A of a phone, goes through an `ffmpeg`
/// program when there is one.
public enum AudioReader {
  /// The rates that are read, in samples a second.
  public static let sampleRates = 4_000...768_000
  /// The numbers of channels that are read.
  public static let channelCounts = 1...64

  /// Reads the recording at `path`: decodes it block by block, mixes its channels to one and brings
  /// it to 16 kHz.
  ///
  /// Memory is that of the result (115 MB an hour) and a few blocks. Safe on several threads.
  public static func read(
    path: String, options: AudioReaderOptions = AudioReaderOptions()
  ) throws(AudioError) -> Recording {
    do {
      return try open(path, options)
    } catch {
      throw AudioError(path: path, problem: error)
    }
  }

  /// Finds who knows the file, and reads it.
  private static func open(
    _ path: String, _ options: AudioReaderOptions
  ) throws(AudioError.Problem) -> Recording {
    let file = try InputFile.open(path)
    do throws(AudioError.Problem) {
      var sound = try SoundFile(file)
      return try read(from: &sound, decoder: .libsndfile, options: options)
    } catch {
      guard case .notAudio = error, let program = options.ffmpeg else { throw error }
      var stream = try FFmpegStream(path: path, program: program)
      return try read(from: &stream, decoder: .ffmpeg, options: options)
    }
  }

  /// Reads everything that a source gives.
  private static func read<Source: SampleSource & ~Copyable>(
    from source: inout Source, decoder: RecordingNotes.Decoder, options: AudioReaderOptions
  ) throws(AudioError.Problem) -> Recording {
    guard sampleRates.contains(source.sampleRate) else { throw .sampleRate(source.sampleRate) }
    guard channelCounts.contains(source.channels) else { throw .channels(source.channels) }
    let blockFrames = max(1_024, 32_768 / source.channels)
    var samples = [Float](repeating: 0, count: blockFrames * source.channels)
    var mono = [Float](repeating: 0, count: blockFrames)
    var mixer = ChannelMixer(channels: source.channels, fullScale: source.fullScale)
    var resampler = try Resampler(sampleRate: source.sampleRate)
    var writer = WaveformWriter()
    while true {
      let frames = try source.read(into: &samples)
      if frames == 0 { break }
      mixer.mix(&samples, frames: frames, into: &mono)
      try resampler.append(mono, count: frames, to: &writer)
      guard Double(mixer.frameCount) <= options.maximumSeconds * Double(source.sampleRate) else {
        throw .tooLong(limit: options.maximumSeconds)
      }
    }
    try source.finish(frames: mixer.frameCount)
    try resampler.finish(to: &writer)
    guard mixer.frameCount > 0 else { throw .noSamples }
    var notes = RecordingNotes(
      container: source.container, decoder: decoder, channels: source.channels)
    notes.clippedRuns = mixer.clippedRuns
    notes.clippedSamples = mixer.clippedSamples
    notes.invalidSamples = mixer.invalidSamples
    notes.totalSamples = mixer.frameCount * Int64(source.channels)
    notes.channelsCancel = mixer.channelsCancel
    return Recording(
      waveform: writer.finish(),
      clock: SourceClock(sampleRate: source.sampleRate, sampleCount: mixer.frameCount),
      notes: notes)
  }
}
