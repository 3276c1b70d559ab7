internal import AcousticModel
internal import AudioInput
internal import SpeechFeatures

/// The recording's cepstra every 10 ms, and finer ones of any stretch on demand.
struct RecordingFeatures {
  /// Samples between coarse frames: 10 ms.
  static let coarseHop = 160
  /// Samples between fine frames: 5 ms.
  static let fineHop = 80
  /// The most that silence may count in the mean; about its share in what models are trained on.
  private static let mostSilence: Float = 0.25

  let waveform: Waveform
  let frontEnd: CepstralFrontEnd
  /// One row every 10 ms, the first one centred on the first sample.
  let coarse: FrameMatrix
  /// What is taken away from every row, so that the microphone and the room drop out.
  let mean: [Float]
  /// How loud the speech is.
  let level: SpeechLevel
  /// What is added to the power of each band.
  let floors: [Float]

  /// Works out the coarse cepstra of a recording; memory is 5 kB for a second of audio.
  ///
  /// - Parameter areMapped: whether they are for phones that are only the nearest ones of another
  ///   language.
  init(_ waveform: Waveform, frontEnd: CepstralFrontEnd, areMapped: Bool = false) {
    self.waveform = waveform
    self.frontEnd = frontEnd
    (level, floors, mean) = waveform.level(
      frontEnd.spectrum, mostSilence: RecordingFeatures.mostSilence, floorsEachBand: areMapped,
      frontEnd.cepstra)
    coarse = waveform.features(
      frontEnd.spectrum, frames: 0..<waveform.count / RecordingFeatures.coarseHop + 1,
      hop: RecordingFeatures.coarseHop, floors: floors,
      width: frontEnd.parameters.cepstrumCount, frontEnd.cepstra)
  }

  /// Joined features of coarse frames, for the acoustic model.
  func coarseFeatures(_ frames: Range<Int>) -> FrameMatrix {
    DynamicFeatures.join(coarse, frames: frames, mean: mean, lag: 1)
  }

  /// Joined features of fine frames: row i is centred on sample `(frames.lowerBound + i) * 80`.
  func fineFeatures(_ frames: Range<Int>) -> FrameMatrix {
    // Three steps of 10 ms on either side give the accelerations at the edges.
    let context = 6
    let cepstra = frontEnd.cepstra(
      waveform.bands(
        frontEnd.spectrum, frames: frames.lowerBound - context..<frames.upperBound + context,
        hop: RecordingFeatures.fineHop, floors: floors))
    return DynamicFeatures.join(
      cepstra, frames: context..<context + frames.count, mean: mean, lag: 2)
  }
}
