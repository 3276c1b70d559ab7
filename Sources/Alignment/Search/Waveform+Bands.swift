internal import AudioInput
internal import SpeechFeatures

extension Waveform {
  /// The log bands of frames of the recording: frame `i` is centred on sample `i * hop`; frames
  /// beyond the recording's ends see silence.
  func bands(
    _ spectrum: LogMelSpectrum, frames: Range<Int>, hop: Int, floors: [Float]
  ) -> FrameMatrix {
    let reach = spectrum.reach(frameCount: frames.count, hop: hop)
    let origin = frames.lowerBound * hop
    var samples = [Float](repeating: 0, count: reach.count)
    var span = samples.mutableSpan
    copySamples(origin + reach.lowerBound..<origin + reach.upperBound, into: &span)
    return spectrum.bands(samples.span, frameCount: frames.count, hop: hop, floors: floors)
  }

  /// Rows of features of many frames, made a block of frames at a time so that the samples and
  /// bands in between stay small.
  func features(
    _ spectrum: LogMelSpectrum, frames: Range<Int>, hop: Int, floors: [Float], width: Int,
    _ make: (FrameMatrix) -> FrameMatrix
  ) -> FrameMatrix {
    var result = FrameMatrix(count: 0, width: width)
    result.values.reserveCapacity(frames.count * width)
    let blockLength = 4096
    for start in stride(from: frames.lowerBound, to: frames.upperBound, by: blockLength) {
      let block = start..<min(frames.upperBound, start + blockLength)
      result.values += make(bands(spectrum, frames: block, hop: hop, floors: floors)).values
    }
    return result
  }

  /// The speech level in a spectrum, from a frame every 20 ms, the floors under its bands, and the
  /// mean of features of those frames.
  ///
  /// - Parameter floorsEachBand: whether each band's floor also depends on how loud it is itself.
  func level(
    _ spectrum: LogMelSpectrum, mostSilence: Float, floorsEachBand: Bool = false,
    _ features: (FrameMatrix) -> FrameMatrix
  ) -> (level: SpeechLevel, floors: [Float], mean: [Float]) {
    let hop = 320
    let width = spectrum.parameters.bands.bandCount
    func bands(_ floors: [Float]) -> FrameMatrix {
      self.features(spectrum, frames: 0..<count / hop + 1, hop: hop, floors: floors, width: width) {
        $0
      }
    }
    let bare = bands([Float](repeating: SpeechLevel.leastPower, count: width))
    let level = SpeechLevel(bands: bare)
    let floors = floorsEachBand ? level.floorsOfEachBand(bare) : level.floors(bandCount: width)
    let floored = bands(floors)
    let mean = level.mean(of: features(floored), bands: floored, mostSilence: mostSilence)
    return (level, floors, mean)
  }
}
