/// Something that gives the samples of a recording, block by block.
protocol SampleSource: ~Copyable {
  /// Samples a second.
  var sampleRate: Int { get }
  /// The number of channels.
  var channels: Int { get }
  /// The kind of file.
  var container: String { get }
  /// The magnitude from which a sample is at full scale, where 1 is full scale.
  var fullScale: Float { get }

  /// Reads interleaved frames to the start of `samples`, as many as there is room for.
  ///
  /// - Returns: the number of frames; 0 at the end.
  mutating func read(into samples: inout [Float]) throws(AudioError.Problem) -> Int

  /// Says whether all is well, once `frames` frames, all that there are, have been read.
  mutating func finish(frames: Int64) throws(AudioError.Problem)
}
