/// Something that gives the samples of a recording, block by block.
protocol SampleSource: ~Copyable {
  /// Samples a second.
  var sampleRate: Int { get }
  /// The number of channels.
  var channels: Int { get }
  /// The magnitude from which a sample is at full scale, where 1 is full scale.
  var fullScale: Float { get }

  /// Reads interleaved frames to the start of `samples`, as many as there is room for.
  ///
  /// - Returns: the number of frames; 0 at the end.
  mutating func read(into samples: inout [Float]) throws(AudioError.Problem) -> Int

  /// Says what became of the file, once everything is read.
  ///
  /// - Throws: when decoding stopped in the middle, or when the file holds less than it states.
  mutating func finish() throws(AudioError.Problem) -> SourceReport
}

/// Something that is done with all samples of a source, whoever decodes them.
protocol SourceReading {
  associatedtype Output

  /// Reads the source. Called again, with another source, when the first one turns out unusable.
  func read<Source: SampleSource & ~Copyable>(_ source: inout Source) throws(AudioError.Problem)
    -> Output
}

/// What a source knows about its file once everything is read.
struct SourceReport {
  /// The kind of file.
  var container: String
  /// Who decoded it.
  var decoder: RecordingNotes.Decoder
  /// See ``RecordingNotes/encoderDelay``.
  var encoderDelay: Int?
  /// See ``RecordingNotes/endsEarly``.
  var endsEarly = false
}

/// What a file's header says about its length, held against what was found.
struct LengthCheck {
  /// The length in seconds that the header states.
  var promised: Double
  /// The length in seconds that was found.
  var found: Double
  /// How much may be missing for reasons of the encoding, in seconds.
  var slack = 0.0

  /// A file of which more than this share is missing is refused: times of the words that are
  /// missing would be made up.
  static let missingShare = 0.01

  /// Something is missing, if little.
  var endsEarly: Bool { found < promised - slack }

  /// - Throws: when so much is missing that the file is of no use.
  func validate() throws(AudioError.Problem) {
    if found < promised * (1 - Self.missingShare) - slack {
      throw .truncated(promised: promised, found: found)
    }
  }
}
