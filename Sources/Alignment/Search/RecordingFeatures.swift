internal import AcousticModel
internal import AudioInput
internal import SpeechFeatures

/// The recording's cepstra every 10 ms, and finer ones of any stretch on demand.
struct RecordingFeatures {
  /// Samples between coarse frames: 10 ms.
  static let coarseHop = 160
  /// Samples between fine frames: 5 ms.
  static let fineHop = 80

  let waveform: Waveform
  let frontEnd: CepstralFrontEnd
  /// One row every 10 ms, the first one centred on the first sample.
  let coarse: FrameMatrix
  /// What is taken away from every row, so that the microphone and the room drop out.
  let mean: [Float]
  /// How loud the speech is.
  let level: SpeechLevel

  /// Works out the coarse cepstra of a recording; memory is 5 kB for a second of audio.
  init(_ waveform: Waveform, frontEnd: CepstralFrontEnd) {
    self.waveform = waveform
    self.frontEnd = frontEnd
    let probeHop = 4 * RecordingFeatures.coarseHop
    level = SpeechLevel(
      cepstra: RecordingFeatures.cepstra(
        waveform, frontEnd: frontEnd, frames: 0..<waveform.count / probeHop + 1, hop: probeHop,
        floor: SpeechLevel.leastPower),
      bandCount: frontEnd.parameters.bandCount)
    coarse = RecordingFeatures.cepstra(
      waveform, frontEnd: frontEnd, frames: 0..<waveform.count / RecordingFeatures.coarseHop + 1,
      hop: RecordingFeatures.coarseHop, floor: level.floor)
    mean = level.mean(of: coarse)
  }

  /// Joined features of coarse frames, for the acoustic model.
  func coarseFeatures(_ frames: Range<Int>) -> FrameMatrix {
    DynamicFeatures.join(coarse, frames: frames, mean: mean, lag: 1)
  }

  /// Joined features of fine frames: row i is centred on sample `(frames.lowerBound + i) * 80`.
  func fineFeatures(_ frames: Range<Int>) -> FrameMatrix {
    // Three steps of 10 ms on either side give the accelerations at the edges.
    let context = 6
    let cepstra = RecordingFeatures.cepstra(
      waveform, frontEnd: frontEnd,
      frames: frames.lowerBound - context..<frames.upperBound + context,
      hop: RecordingFeatures.fineHop, floor: level.floor)
    return DynamicFeatures.join(
      cepstra, frames: context..<context + frames.count, mean: mean, lag: 2)
  }

  private static func cepstra(
    _ waveform: Waveform, frontEnd: CepstralFrontEnd, frames: Range<Int>, hop: Int,
    floor: Float
  ) -> FrameMatrix {
    var result = FrameMatrix(count: 0, width: frontEnd.parameters.cepstrumCount)
    result.values.reserveCapacity(frames.count * result.width)
    // A minute at a time keeps the copied samples small.
    let block = 60 * Waveform.sampleRate / hop
    for start in stride(from: frames.lowerBound, to: frames.upperBound, by: block) {
      let count = min(block, frames.upperBound - start)
      let reach = frontEnd.reach(frameCount: count, hop: hop)
      var samples = [Float](repeating: 0, count: reach.count)
      var span = samples.mutableSpan
      waveform.copySamples(
        start * hop + reach.lowerBound..<start * hop + reach.upperBound, into: &span)
      result.values += frontEnd.cepstra(samples.span, frameCount: count, hop: hop, floor: floor).values
    }
    return result
  }
}
