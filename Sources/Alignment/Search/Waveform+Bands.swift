internal import AudioInput
internal import SpeechFeatures

extension Waveform {
  /// The log bands of frames of the recording: frame `i` is centred on sample `i * hop`; frames
  /// beyond the recording's ends see silence.
  func bands(
    _ spectrum: LogMelSpectrum, frames: Range<Int>, hop: Int, floor: Float
  ) -> FrameMatrix {
    let reach = spectrum.reach(frameCount: frames.count, hop: hop)
    let origin = frames.lowerBound * hop
    var samples = [Float](repeating: 0, count: reach.count)
    var span = samples.mutableSpan
    copySamples(origin + reach.lowerBound..<origin + reach.upperBound, into: &span)
    return spectrum.bands(samples.span, frameCount: frames.count, hop: hop, floor: floor)
  }

  /// Rows of features of many frames, made a block of frames at a time so that the samples and
  /// bands in between stay small.
  func features(
    _ spectrum: LogMelSpectrum, frames: Range<Int>, hop: Int, floor: Float, width: Int,
    _ make: (FrameMatrix) -> FrameMatrix
  ) -> FrameMatrix {
    var result = FrameMatrix(count: 0, width: width)
    result.values.reserveCapacity(frames.count * width)
    let blockLength = 4096
    for start in stride(from: frames.lowerBound, to: frames.upperBound, by: blockLength) {
      let block = start..<min(frames.upperBound, start + blockLength)
      result.values += make(bands(spectrum, frames: block, hop: hop, floor: floor)).values
    }
    return result
  }

  /// The speech level in a spectrum, from a frame every 20 ms, and the mean of features of those
  /// frames.
  func level(
    _ spectrum: LogMelSpectrum, mostSilence: Float, _ features: (FrameMatrix) -> FrameMatrix
  ) -> (level: SpeechLevel, mean: [Float]) {
    let hop = 320
    let frames = 0..<count / hop + 1
    func bands(_ floor: Float) -> FrameMatrix {
      self.features(
        spectrum, frames: frames, hop: hop, floor: floor,
        width: spectrum.parameters.bands.bandCount
      ) { $0 }
    }
    let level = SpeechLevel(bands: bands(SpeechLevel.leastPower))
    let floored = bands(level.floor)
    return (level, level.mean(of: features(floored), bands: floored, mostSilence: mostSilence))
  }
}
