internal import AcousticModel
public import AudioInput
internal import SpeechFeatures

/// A page to learn from: a recording and the words that are spoken in it.
public struct TrainingPage: Sendable {
  /// The recording.
  public var waveform: Waveform
  /// The words in the phones of the model that is trained.
  public var words: [WordChoices]

  /// Makes a page.
  public init(waveform: Waveform, words: [WordChoices]) {
    self.waveform = waveform
    self.words = words
  }

  /// How far behind the best path a path may fall: first, and if no path reaches the text's end.
  private static let beams: [Float] = [1500, .infinity]

  /// The page's stretches of speech between long pauses, with their phones, as a model hears them.
  ///
  /// - Parameter costs: what the text's words pay for being left out, and other speech for being
  ///   there.
  /// - Returns: nil when no path through the text fits the recording.
  func utterances(model: SphinxModel, costs: NetworkCosts) -> [Utterance]? {
    let features = RecordingFeatures(waveform, frontEnd: model.frontEnd)
    let network = SpeechNetwork(words: words, model: model, costs: costs)
    var scorer = PhoneScorer(
      model: model, sketch: PhoneSketch(model), source: features, gateDepth: .infinity)
    var outcome: CoarseSearch.Outcome?
    for beam in TrainingPage.beams where outcome == nil {
      var search = CoarseSearch(network: network, model: model)
      outcome = search.run(frameCount: features.coarse.count, beam: beam, scorer: &scorer)
    }
    guard let outcome else { return nil }
    let string = PhoneString(outcome.steps, network: network, silence: model.silence)
    let alignment = FineAlignment(model: model, features: features)
    return alignment.stretches(string.items).compactMap { stretch in
      let items = Array(string.items[stretch.items])
      guard !items[0].isExtraSpeech else { return nil }
      return Utterance(items, frames: stretch.frames, features: features)
    }
  }
}

extension NetworkCosts {
  /// Costs under which every word is spoken and nothing else is: a model that knows nothing yet
  /// has no better guide than the text.
  static var trustingText: NetworkCosts {
    var costs = NetworkCosts()
    costs.extraSpeech = -1e6
    costs.extraSpeechAtEnds = -1e6
    costs.skippedWord = -1e6
    return costs
  }
}
