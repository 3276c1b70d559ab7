internal import AcousticModel
internal import Alignment
internal import PageText
internal import Pronunciation

/// The phones of a model that is to be trained, and how words are said in them.
struct TrainingPhones {
  /// The model's phones in the order of their names' bytes: speech, silence and noises.
  let names: [String]
  /// For each phone of speech, the phones of the model to start from that are heard in its place.
  let covers: [String: [String]]
  /// What the trained model says of itself.
  let notes: ModelNotes
  /// The dictionary that goes with the phones; nil where eSpeak NG says how words are spoken.
  let lexicon: String?
  let pronouncer: Pronouncer

  /// Chooses the phones.
  ///
  /// - Parameters:
  ///   - words: the words of all texts.
  ///   - base: the model to start from.
  init(
    language: String, words: [Reading.SpokenWord], base: SphinxModel,
    location: ModelLocator.Location
  ) throws {
    let noises = [base.phoneNames[base.silence]] + base.fillers.map { base.phoneNames[$0] }
    var kindred: [String: String] = [:]
    if LanguageTag.areOfOneLanguage(language, location.language) {
      let speech = base.phoneNames.filter { !noises.contains($0) }
      covers = Dictionary(uniqueKeysWithValues: speech.map { ($0, [$0]) })
      lexicon = location.lexicon
      for (name, other) in zip(base.phoneNames, base.kindredNames) where name != other {
        kindred[name] = other
      }
    } else {
      let speech = Array(try LanguagePhones(of: words, language: language).counts.keys)
      covers = try LanguagePhones.covers(of: speech, in: base.phoneNames)
      lexicon = nil
      kindred = try LanguagePhones.covers(of: speech, in: LanguagePhones.english)
        .compactMapValues(\.first)
    }
    names = (covers.keys + noises).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    notes = ModelNotes(language: language, kindred: kindred)
    pronouncer = try Pronouncer(
      language: language, phoneSet: names, lexiconPath: lexicon, lexiconLanguage: language)
  }

  /// The ways to say printed words, in the phones' places among ``names``.
  func choices(_ words: [PrintedWord]) throws -> [WordChoices] {
    try WordChoices.of(words, pronouncer: pronouncer, phoneNames: names)
  }
}
