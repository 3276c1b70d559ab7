/// Reads a source for the aligner: mixed to one channel, at 16 kHz.
struct RecordingReading: SourceReading {
  let options: AudioReaderOptions

  func read<Source: SampleSource & ~Copyable>(_ source: inout Source) throws(AudioError.Problem)
    -> Recording
  {
    var mixer = ChannelMixer(channels: source.channels, fullScale: source.fullScale)
    let waveform = try readWaveform(from: &source, &mixer)
    let report = try source.finish()
    guard mixer.frameCount > 0 else { throw .noSamples }
    return Recording(
      waveform: waveform,
      clock: SourceClock(sampleRate: source.sampleRate, sampleCount: mixer.frameCount),
      notes: RecordingNotes(report, mixer))
  }

  private func readWaveform<Source: SampleSource & ~Copyable>(
    from source: inout Source, _ mixer: inout ChannelMixer
  ) throws(AudioError.Problem) -> Waveform {
    let blockFrames = max(1_152, 32_768 / source.channels)
    var samples = [Float](repeating: 0, count: blockFrames * source.channels)
    var mono = [Float](repeating: 0, count: blockFrames)
    var resampler = try Resampler(sampleRate: source.sampleRate)
    var writer = WaveformWriter()
    while true {
      let frames = try source.read(into: &samples)
      if frames == 0 { break }
      mixer.mix(&samples, frames: frames, into: &mono)
      try resampler.append(mono, count: frames, to: &writer)
      try options.checkLength(frames: mixer.frameCount, sampleRate: source.sampleRate)
    }
    try resampler.finish(to: &writer)
    return writer.finish()
  }
}

extension RecordingNotes {
  /// What the source and the mixer noticed.
  fileprivate init(_ report: SourceReport, _ mixer: ChannelMixer) {
    self.init(container: report.container, decoder: report.decoder, channels: mixer.channels)
    clippedRuns = mixer.clippedRuns
    clippedSamples = mixer.clippedSamples
    invalidSamples = mixer.invalidSamples
    totalSamples = mixer.frameCount * Int64(mixer.channels)
    encoderDelay = report.encoderDelay
    endsEarly = report.endsEarly
    channelsCancel = mixer.channelsCancel
  }
}

extension AudioReaderOptions {
  /// - Throws: when so many frames are more than these options allow.
  func checkLength(frames: Int64, sampleRate: Int) throws(AudioError.Problem) {
    guard Double(frames) <= maximumSeconds * Double(sampleRate) else {
      throw .tooLong(limit: maximumSeconds)
    }
  }
}
