public import AcousticModel
public import AudioInput
internal import SpeechFeatures

/// Aligns one recording with the words printed on its page.
public struct PageAligner: Sendable {
  private let model: SphinxModel

  /// Prepares to align with an acoustic model.
  public init(model: SphinxModel) { self.model = model }

  /// When the phones of the page are spoken.
  ///
  /// - Returns: nil when no path through the text fits the recording.
  public func align(_ waveform: Waveform, words: [WordChoices]) -> [SpokenPhone]? {
    let features = RecordingFeatures(waveform, frontEnd: model.frontEnd)
    let network = SpeechNetwork(words: words, model: model, costs: NetworkCosts())
    var search = CoarseSearch(network: network, model: model)
    var scorer = PhoneScorer(model: model, source: features)
    guard
      let outcome = search.run(frameCount: features.coarse.count, beam: 600, scorer: &scorer)
    else { return nil }
    let string = PhoneString(outcome.steps, network: network, silence: model.silence)
    guard let placed = FineAlignment(model: model, features: features).place(string) else {
      return nil
    }
    return OnsetPlacement(
      settings: .init(), waveform: waveform, level: features.level, model: model
    ).place(placed)
  }
}

/// A phone of the page, or a pause between its words, and when it sounds.
public struct SpokenPhone: Sendable, Equatable {
  /// The phone of the acoustic model.
  public var phone: Int
  /// The printed word it belongs to; nil for a pause.
  public var word: Int?
  /// Whether a spoken word begins with it.
  public var beginsWord: Bool
  /// When it starts, in samples at 16 kHz.
  public var start: Double
  /// When it ends, in samples at 16 kHz.
  public var end: Double
}
