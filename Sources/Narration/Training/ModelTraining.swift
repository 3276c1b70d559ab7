private import AcousticModel
private import Alignment
private import AudioInput
private import Files
private import PageText
private import Pronunciation
private import SpeechFeatures
private import WordTimeline

/// Makes an acoustic model for a language or a narrator from recordings and their texts.
///
/// Where the language is that of the model to start from, its phones and its dictionary stay, and
/// their Gaussians are learned anew from the narrator. For any other language each phone of eSpeak
/// NG is a phone of the new model, which starts from the phones that are nearest to it.
///
/// Where some pages' words are labelled by hand, the model also learns how far the labeller's word
/// starts lie from its own (`BoundaryOffsets`).
public struct ModelTraining: Sendable {
  /// What to train and how.
  public struct Options: Codable, Sendable, Equatable {
    /// The language of the recordings, as a BCP 47 tag.
    public var language: String
    /// The folder of the Sphinx model to start from; nil for the installed one.
    public var startModel: String?
    /// Whether to start from the recordings alone; the other model then says only how cepstra are
    /// made.
    public var startsFlat = false
    /// Whether phones stay as they are, and only offsets are learned from labels.
    public var keepsPhones = false
    /// The folder of the labels, called like the recordings; nil for none.
    public var labels: String?
    /// The rounds of labelling and re-estimation for each size of the mixtures.
    public var passes = 4
    /// The most Gaussians that a phone's state gets.
    public var mostGaussians = 8
    /// The program that decodes what libsndfile cannot; nil for none.
    public var ffmpeg: String? = "ffmpeg"
    /// The files of lexicons that say how some words are spoken, as for an `Aligner`.
    public var lexicons: [String] = []

    /// Makes the usual options for a language.
    public init(language: String) { self.language = language }
  }

  /// How to train.
  public let options: Options

  /// Prepares to train.
  public init(_ options: Options) { self.options = options }

  /// Trains on pages.
  ///
  /// All recordings are in memory while it runs: about 100 kB for a second.
  ///
  /// - Parameter progress: told what is being done.
  /// - Throws: a `DiagnosticError` when a page cannot be read, there is no model to start from, no
  ///   page's text fits its recording, or labels cannot be used.
  public func train(
    _ pages: [PageInput], progress: (String) -> Void
  ) throws -> TrainedModel {
    let location = try ModelLocator.locate(
      language: options.language, folder: options.startModel)
    progress("reading \(pages.count) recordings")
    let speech = try PagesToTrainOn(pages, options: options)
    let labels = try options.labels.map {
      try OffsetTraining(
        folder: $0, pages: speech.pages, audio: speech.audio, language: options.language)
    }
    let base = try SphinxModel(folder: location.folder)
    var model: TrainedModel
    let aligner: Aligner
    if options.keepsPhones {
      model = try TrainedModel(copying: location, pages: speech)
      aligner = try self.aligner(location: location, model: base)
    } else {
      let phones = try TrainingPhones(
        language: options.language, words: speech.texts.flatMap(\.firstSpokenWords), base: base,
        location: location)
      let outcome = try train(speech, phones: phones, base: base, progress: progress)
      model = try TrainedModel(outcome: outcome, phones: phones, pages: speech)
      aligner = try self.aligner(
        location: ModelLocator.Location(
          folder: location.folder, lexicon: phones.lexicon, language: options.language),
        model: outcome.mixtures.scorable(notes: phones.notes))
    }
    if let labels {
      progress("aligning \(labels.pages.count) labelled pages")
      model.add(try labels.learn(aligner: aligner), notices: labels.notices)
    }
    return model
  }

  /// An aligner with a model, as it will be used.
  private func aligner(location: ModelLocator.Location, model: SphinxModel) throws -> Aligner {
    try Aligner(
      options: AlignerOptions(
        language: options.language, ffmpeg: options.ffmpeg, lexicons: options.lexicons),
      location: location, model: model)
  }

  private func train(
    _ speech: PagesToTrainOn, phones: TrainingPhones, base: SphinxModel,
    progress: (String) -> Void
  ) throws -> ModelTrainer.Outcome {
    var settings = ModelTrainer.Settings()
    settings.passes = options.passes
    settings.mostGaussians = options.mostGaussians
    let trainer = ModelTrainer(settings: settings, notes: phones.notes)
    let pages = try zip(speech.waveforms, speech.texts).map { waveform, text in
      TrainingPage(waveform: waveform, words: try phones.choices(text.words))
    }
    let start: SphinxModel
    let prior: PhoneMixtures
    if options.startsFlat {
      progress("dividing \(pages.count) recordings evenly")
      prior = try trainer.flatStart(
        phoneNames: phones.names, silenceName: base.phoneNames[base.silence],
        statesPerPhone: base.statesPerPhone, frontEnd: base.frontEnd.parameters, pages: pages)
      start = try prior.scorable(notes: phones.notes)
    } else {
      guard base.looksAtCepstra else { throw NarrationError.transformedModel(base.folder) }
      start = try base.renamed(phones.covers)
      prior = PhoneMixtures(start)
    }
    return try trainer.train(start: start, prior: prior, pages: pages, progress: progress)
  }
}

extension PageText {
  /// The words of the likeliest reading of each printed word.
  fileprivate var firstSpokenWords: [Reading.SpokenWord] {
    words.flatMap { $0.readings.first?.spokenWords ?? [] }
  }
}
