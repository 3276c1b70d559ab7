/// A recording, or a part of it, mixed to one channel at the rate of its file: what a player or an
/// editor wants, where the aligner wants a ``Recording``.
public struct MonoAudio: Sendable, Hashable {
  /// The samples; full scale is 1.
  public var samples: [Float]
  /// Samples a second.
  public var sampleRate: Int

  /// Makes a recording of samples whose full scale is 1.
  ///
  /// - Precondition: `sampleRate > 0`.
  public init(samples: [Float], sampleRate: Int) {
    precondition(sampleRate > 0)
    self.samples = samples
    self.sampleRate = sampleRate
  }
}

extension AudioReader {
  /// Reads the samples `range` of the recording at `path`, or all of it, at its own rate.
  ///
  /// A range that goes beyond the recording's end gives the samples that are there.
  public static func readMono(
    path: String, range: Range<Int64>? = nil, options: AudioReaderOptions = AudioReaderOptions()
  ) throws(AudioError) -> MonoAudio {
    try read(path: path, options: options, as: MonoReading(range: range, options: options))
  }
}

/// Reads a source, or a part of it, mixed to one channel at its own rate.
private struct MonoReading: SourceReading {
  let range: Range<Int64>?
  let options: AudioReaderOptions

  func read<Source: SampleSource & ~Copyable>(_ source: inout Source) throws(AudioError.Problem)
    -> MonoAudio
  {
    let blockFrames = max(1_152, 32_768 / source.channels)
    var block = [Float](repeating: 0, count: blockFrames * source.channels)
    var mono = [Float](repeating: 0, count: blockFrames)
    var mixer = ChannelMixer(channels: source.channels, fullScale: source.fullScale)
    var audio = MonoAudio(samples: [], sampleRate: source.sampleRate)
    let wanted = range ?? 0..<Int64.max
    while mixer.frameCount < wanted.upperBound {
      let first = mixer.frameCount
      let frames = try source.read(into: &block)
      if frames == 0 { break }
      mixer.mix(&block, frames: frames, into: &mono)
      let here = wanted.clamped(to: first..<first + Int64(frames))
      for index in here { audio.samples.append(mono[Int(index - first)] / Waveform.fullScale) }
      try options.checkLength(frames: mixer.frameCount, sampleRate: source.sampleRate)
    }
    // Who wants a part has it, whatever becomes of the rest.
    if mixer.frameCount < wanted.upperBound { _ = try source.finish() }
    guard mixer.frameCount > 0 else { throw .noSamples }
    return audio
  }
}
