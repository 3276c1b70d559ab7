internal import AudioInput
internal import SpeechFeatures

/// A recording's short-time spectra: what the boundary network and the onset curves are made from.
struct BoundarySpectra {
  private let waveform: Waveform
  private let features = BoundaryFeatures()
  private let floors: [Float]
  private let mean: [Float]
  private let onsetSpectrum = OnsetCurves.makeSpectrum()
  private let onsetFloors: [Float]

  /// Takes the levels and the mean from frames all over a recording.
  init(_ waveform: Waveform) {
    self.waveform = waveform
    let network = waveform.level(features.spectrum, mostSilence: 0, features.cepstra)
    floors = network.floors
    mean = network.mean
    onsetFloors = waveform.level(onsetSpectrum, mostSilence: 0) { $0 }.floors
  }

  /// Normalised rows for frames of 2.5 ms.
  func features(_ frames: Range<Int>) -> FrameMatrix {
    var cepstra = features.cepstra(
      waveform.bands(features.spectrum, frames: frames, hop: BoundaryFeatures.hop, floors: floors))
    features.normalize(&cepstra, mean: mean)
    return cepstra
  }

  /// The onset curves of moments in milliseconds.
  func curves(_ moments: Range<Int>) -> OnsetCurves {
    let span = OnsetCurves.span
    return OnsetCurves(
      waveform.bands(
        onsetSpectrum, frames: moments.lowerBound - span..<moments.upperBound + span,
        hop: OnsetCurves.hop, floors: onsetFloors))
  }
}
