public import AcousticModel
public import AudioInput
internal import SpeechFeatures

/// Aligns one recording with the words printed on its page.
public struct PageAligner: Sendable {
  private let model: SphinxModel
  private let sketch: PhoneSketch

  /// Prepares to align with an acoustic model.
  public init(model: SphinxModel) {
    self.model = model
    sketch = PhoneSketch(model)
  }

  /// When the phones of the page are spoken.
  ///
  /// - Returns: nil when no path through the text fits the recording.
  public func align(_ waveform: Waveform, words: [WordChoices]) -> [SpokenPhone]? {
    let features = RecordingFeatures(waveform, frontEnd: model.frontEnd)
    let network = SpeechNetwork(words: words, model: model, costs: NetworkCosts())
    var search = CoarseSearch(network: network, model: model)
    var scorer = PhoneScorer(model: model, sketch: sketch, source: features)
    guard
      let outcome = search.run(frameCount: features.coarse.count, beam: 600, scorer: &scorer)
    else { return nil }
    let string = PhoneString(outcome.steps, network: network, silence: model.silence)
    guard let placed = FineAlignment(model: model, features: features).place(string) else {
      return nil
    }
    let spectra = BoundarySpectra(waveform)
    let started = StartPlacement(settings: .init(), spectra: spectra, model: model).place(placed)
    var phones = EndPlacement(settings: .init(), spectra: spectra).place(started)
    for index in phones.indices where phones[index].word != nil {
      phones[index].evidence = evidence(
        phones[index], frameCount: features.coarse.count, scorer: &scorer)
    }
    return phones
  }

  private func evidence(
    _ phone: SpokenPhone, frameCount: Int, scorer: inout PhoneScorer
  ) -> Float {
    let hop = Double(RecordingFeatures.coarseHop)
    let first = min(frameCount - 1, Int((phone.start / hop).rounded()))
    let last = min(frameCount, max(first + 1, Int((phone.end / hop).rounded())))
    var sum: Float = 0
    for frame in first..<last {
      let own = scorer.bestState(phone: phone.phone, frame: frame)
      sum += min(0, own - scorer.likeliestSpeech(frame: frame))
    }
    return sum / Float(last - first)
  }
}
