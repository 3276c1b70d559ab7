private import AcousticModel
private import Alignment
private import AudioInput
private import PageText
private import Pronunciation
private import SpeechFeatures

/// Makes an acoustic model for a language or a narrator from recordings and their texts.
///
/// Where the language is that of the model to start from, its phones and its dictionary stay, and
/// their Gaussians are learned anew from the narrator. For any other language each phone of eSpeak
/// NG is a phone of the new model, which starts from the phones that are nearest to it.
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
    /// The rounds of labelling and re-estimation for each size of the mixtures.
    public var passes = 4
    /// The most Gaussians that a phone's state gets.
    public var mostGaussians = 8
    /// The program that decodes what libsndfile cannot; nil for none.
    public var ffmpeg: String? = "ffmpeg"

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
  /// - Throws: a `DiagnosticError` when a page cannot be read, there is no model to start from, or
  ///   no page's text fits its recording.
  public func train(
    _ pages: [PageInput], progress: (String) -> Void
  ) throws -> TrainedModel {
    let location = try ModelLocator.locate(
      language: options.language, folder: options.startModel)
    let base = try SphinxModel(folder: location.folder)
    let allTexts = try pages.map { try PageText(of: $0, language: options.language) }
    let wordless = zip(pages, allTexts).filter { $1.isSilent }.map(\.0.id)
    let pages = zip(pages, allTexts).filter { !$1.isSilent }.map(\.0)
    let texts = allTexts.filter { !$0.isSilent }
    let phones = try TrainingPhones(
      language: options.language, words: texts.flatMap(\.firstSpokenWords), base: base,
      location: location)
    let choices = try texts.map { try phones.choices($0.words) }
    progress("reading \(pages.count) recordings")
    let speech = try zip(pages, choices).map { page, words in
      let recording = try AudioReader.read(
        path: page.audioPath, options: AudioReaderOptions(ffmpeg: options.ffmpeg))
      return TrainingPage(waveform: try RecordingPart(recording, of: page).waveform, words: words)
    }
    let outcome = try train(speech, phones: phones, base: base, progress: progress)
    return try TrainedModel(
      outcome: outcome, phones: phones, texts: texts, pageIDs: pages.map(\.id), wordless: wordless)
  }

  private func train(
    _ speech: [TrainingPage], phones: TrainingPhones, base: SphinxModel,
    progress: (String) -> Void
  ) throws -> ModelTrainer.Outcome {
    var settings = ModelTrainer.Settings()
    settings.passes = options.passes
    settings.mostGaussians = options.mostGaussians
    let trainer = ModelTrainer(settings: settings, notes: phones.notes)
    let start: SphinxModel
    let prior: PhoneMixtures
    if options.startsFlat {
      progress("dividing \(speech.count) recordings evenly")
      prior = try trainer.flatStart(
        phoneNames: phones.names, silenceName: base.phoneNames[base.silence],
        statesPerPhone: base.statesPerPhone, frontEnd: base.frontEnd.parameters, pages: speech)
      start = try prior.scorable(notes: phones.notes)
    } else {
      guard base.looksAtCepstra else { throw NarrationError.transformedModel(base.folder) }
      start = try base.renamed(phones.covers)
      prior = PhoneMixtures(start)
    }
    return try trainer.train(start: start, prior: prior, pages: speech, progress: progress)
  }
}

extension PageText {
  /// The words of the likeliest reading of each printed word.
  fileprivate var firstSpokenWords: [Reading.SpokenWord] {
    words.flatMap { $0.readings.first?.spokenWords ?? [] }
  }
}
