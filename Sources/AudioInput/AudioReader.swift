/// Reads recordings.
///
/// What libsndfile knows is decoded by it: WAV (8 to 32 bits, float), AIFF, FLAC, Ogg Vorbis and
/// Opus, MP3 and more. What it does not know, such as the M4A of a phone, or gives up in the middle
/// goes through an `ffmpeg` program when there is one. Both count the samples alike: the first one is
/// the first that `ffmpeg` gives, so that an encoder's delay that the file states is left out.
public enum AudioReader {
  /// The rates that are read, in samples a second.
  public static let sampleRates = 4_000...768_000
  /// The numbers of channels that are read.
  public static let channelCounts = 1...64

  /// Reads the recording at `path`, or from standard input for `-`: decodes it block by block, mixes its channels to one and brings
  /// it to 16 kHz.
  ///
  /// Memory is that of the result (115 MB an hour) and a few blocks. Safe on several threads.
  public static func read(
    path: String, options: AudioReaderOptions = AudioReaderOptions()
  ) throws(AudioError) -> Recording {
    try read(path: path, options: options, as: RecordingReading(options: options))
  }

  /// Opens the file with the decoder that knows it, and reads it as `reading` says.
  static func read<Reading: SourceReading>(
    path: String, options: AudioReaderOptions, as reading: Reading
  ) throws(AudioError) -> Reading.Output {
    do throws(AudioError.Problem) {
      let file = try InputFile.opened(path)
      do throws(AudioError.Problem) {
        return try readThroughLibsndfile(file, as: reading)
      } catch {
        guard error.mayBeKnownToOthers, let program = options.ffmpeg else { throw error }
        return try readThroughFFmpeg(file, path, program, insteadOf: error, as: reading)
      }
    } catch {
      throw AudioError(path: path, problem: error)
    }
  }

  private static func readThroughLibsndfile<Reading: SourceReading>(
    _ file: borrowing InputFile, as reading: Reading
  ) throws(AudioError.Problem) -> Reading.Output {
    if let layout = MPEGLayout(file) {
      var source = try MPEGFile(file, layout)
      return try readSpeech(from: &source, as: reading)
    }
    var source = try DecodedFile(file)
    return try readSpeech(from: &source, as: reading)
  }

  /// Reads what libsndfile failed at.
  private static func readThroughFFmpeg<Reading: SourceReading>(
    _ file: borrowing InputFile, _ path: String, _ program: String,
    insteadOf failure: AudioError.Problem, as reading: Reading
  ) throws(AudioError.Problem) -> Reading.Output {
    do throws(AudioError.Problem) {
      var source = try FFmpegStream(file, path: path, program: program)
      return try readSpeech(from: &source, as: reading)
    } catch {
      if case .damaged = failure, case .needsFFmpeg = error { throw failure }
      throw error
    }
  }

  /// Reads a source that can be speech.
  private static func readSpeech<Source: SampleSource & ~Copyable, Reading: SourceReading>(
    from source: inout Source, as reading: Reading
  ) throws(AudioError.Problem) -> Reading.Output {
    guard sampleRates.contains(source.sampleRate) else { throw .sampleRate(source.sampleRate) }
    guard channelCounts.contains(source.channels) else { throw .channels(source.channels) }
    return try reading.read(&source)
  }
}

extension AudioError.Problem {
  /// libsndfile does not know the file or gives it up in the middle; `ffmpeg` may do better.
  fileprivate var mayBeKnownToOthers: Bool {
    switch self {
    case .notAudio, .damaged: true
    default: false
    }
  }
}
