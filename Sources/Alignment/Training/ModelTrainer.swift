public import AcousticModel
internal import SpeechFeatures

/// Trains phones on speech whose text is known: labels every frame with the likeliest state, then
/// makes each state's mixture the likeliest for its frames, over and over (Viterbi training).
///
/// What a model that is started from knows is not forgotten but outweighed by what is heard
/// (maximum a posteriori). Single Gaussians are split in two as long as that makes speech likelier
/// that was set aside.
public struct ModelTrainer: Sendable {
  /// How to train.
  public struct Settings: Codable, Sendable, Equatable {
    /// The rounds of labelling and re-estimation for each size of the mixtures.
    public var passes = 4
    /// The most Gaussians that a state gets.
    public var mostGaussians = 8
    /// The least variance, as a share of the variance of all speech.
    public var varianceFloor: Float = 0.02
    /// How many frames of 5 ms what was believed before counts for.
    public var priorFrames = 30.0
    /// The frames of 5 ms that each Gaussian needs to be split.
    public var framesPerSplit = 120.0
    /// Of so many utterances one is set aside to decide how far mixtures grow.
    public var heldOutEvery = 8

    /// Makes the usual settings.
    public init() {}
  }

  /// What was tried: a size of the mixtures, and the mean log density of a frame that was set aside.
  public struct Trial: Sendable, Equatable {
    /// The Gaussians of the largest mixture.
    public var gaussians: Int
    /// The mean log density; nil when nothing was set aside.
    public var heldOutScore: Double?
  }

  /// A trained model and how it came about.
  public struct Outcome: Sendable {
    /// The model.
    public var mixtures: PhoneMixtures
    /// The sizes tried.
    public var trials: [Trial]
    /// The seconds of sound that were learned from, pauses included.
    public var seconds: Double
    /// The pages, by their place, whose text did not fit.
    public var unusedPages: [Int]
    /// How often each phone was heard.
    public var phoneCounts: [String: Int]
  }

  let settings: Settings
  let notes: ModelNotes

  /// Prepares to train.
  public init(settings: Settings, notes: ModelNotes) {
    self.settings = settings
    self.notes = notes
  }

  /// Trains from a model that knows the phones already.
  ///
  /// - Parameters:
  ///   - start: finds the phones at first; its phones are those of the pages' words.
  ///   - prior: what is believed of the same phones before any speech is heard.
  ///   - progress: told what is being done.
  /// - Throws: `AcousticModelError` when no page can be used.
  public func train(
    start: SphinxModel, prior: PhoneMixtures, pages: [TrainingPage],
    progress: (String) -> Void
  ) throws(AcousticModelError) -> Outcome {
    progress("finding the phones of \(pages.count) recordings")
    // Words that are not spoken must not be learned from silence; only a flat start has to trust
    // the text.
    let costs: NetworkCosts = prior.mostGaussians > 1 ? .tolerant : .trustingText
    let first = speech(of: pages, model: start, costs: costs)
    guard !first.utterances.isEmpty else { throw .nothingToLearnFrom() }
    var floor = first.varianceFloor(share: settings.varianceFloor)
    var model = try refined(
      prior, from: start, prior: prior, utterances: first.utterances, floor: floor)
    // The trained phones hear better where the words are than the first ones did.
    progress("finding the phones again")
    let speech = speech(
      of: pages, model: try model.scorable(notes: notes), costs: costs)
    guard !speech.utterances.isEmpty else { throw .nothingToLearnFrom() }
    floor = speech.varianceFloor(share: settings.varianceFloor)
    let (learned, heldOut) = split(speech.utterances)
    model = try refined(model, prior: prior, utterances: learned, floor: floor)
    var trials = [try trial(model, heldOut: heldOut)]
    while model.mostGaussians * 2 <= settings.mostGaussians, let best = trials.last?.heldOutScore {
      progress("training \(2 * model.mostGaussians) Gaussians a state")
      var grown = try grown(model, utterances: learned, floor: floor)
      grown = try refined(grown, prior: nil, utterances: learned, floor: floor)
      trials.append(try trial(grown, heldOut: heldOut))
      guard let score = trials.last?.heldOutScore, score > best else { break }
      model = grown
    }
    progress("training on everything")
    let hasGrown = model.mostGaussians > prior.mostGaussians
    model = try refined(
      model, prior: hasGrown ? nil : prior, utterances: speech.utterances, floor: floor)
    return Outcome(
      mixtures: model, trials: trials, seconds: speech.seconds, unusedPages: speech.unusedPages,
      phoneCounts: speech.phoneCounts(names: model.phones.map(\.name)))
  }

  private func speech(
    of pages: [TrainingPage], model: SphinxModel, costs: NetworkCosts
  ) -> TrainingSpeech {
    TrainingSpeech(pages.map { $0.utterances(model: model, costs: costs) })
  }

  /// Sets some utterances aside.
  private func split(_ utterances: [Utterance]) -> (learned: [Utterance], heldOut: [Utterance]) {
    let every = settings.heldOutEvery
    guard utterances.count >= every else { return (utterances, []) }
    let isHeldOut = utterances.indices.map { $0 % every == every / 2 }
    return (
      zip(utterances, isHeldOut).filter { !$0.1 }.map(\.0),
      zip(utterances, isHeldOut).filter { $0.1 }.map(\.0)
    )
  }

  private func trial(
    _ mixtures: PhoneMixtures, heldOut: [Utterance]
  ) throws(AcousticModelError) -> Trial {
    let model = try mixtures.scorable(notes: notes)
    var (score, frames) = (0.0, 0)
    for utterance in heldOut {
      guard let labels = utterance.labels(model: model) else { continue }
      score += labels.score
      frames += labels.states.count
    }
    return Trial(
      gaussians: mixtures.mostGaussians, heldOutScore: frames == 0 ? nil : score / Double(frames))
  }
}
