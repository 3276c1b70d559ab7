private import AcousticModel
public import PageText
private import Pronunciation
private import Synchronization

/// What would be said for a page's text: each printed word, its readings, and the phones of each.
/// The first thing to look at when a word's time is wrong.
public struct SpokenPage: Sendable {
  /// A spoken word and the ways to pronounce it.
  public struct SpokenWord: Sendable, Hashable {
    /// Its spelling.
    public var spelling: String
    /// Its pronunciations, each a list of the acoustic model's phones, the likeliest first.
    public var pronunciations: [[String]]
  }

  /// One way to say a printed word.
  public struct SpokenReading: Sendable, Hashable {
    /// The reading in plain text.
    public var text: String
    /// The natural logarithm of how likely it is before the audio is heard.
    public var logPrior: Float
    /// Its words.
    public var words: [SpokenWord]
  }

  /// The page's text.
  public let page: PageText
  /// The readings of each of the page's words; empty where it is unvoiced.
  public let readings: [[SpokenReading]]

  /// Looks up how a page's words are pronounced.
  ///
  /// - Parameters:
  ///   - page: the page's text.
  ///   - acousticModel: the folder of a Sphinx model; nil for the installed one of the language.
  /// - Throws: a `DiagnosticError` when there is no model, or eSpeak NG does not know the language.
  public init(_ page: PageText, acousticModel: String?) throws {
    let location = try ModelLocator.locate(language: page.language, folder: acousticModel)
    let pronouncer = try Pronouncer(
      language: page.language, phoneSet: SphinxModel(folder: location.folder).phoneNames,
      lexiconPath: location.lexicon, lexiconLanguage: location.language)
    self.page = page
    readings = try page.words.enumerated().map { index, word in
      try word.readings.map { reading in
        let ways = try pronouncer.pronunciations(of: reading, at: index, in: page.words)
        return SpokenReading(
          text: reading.text, logPrior: reading.logPrior,
          words: zip(reading.spokenWords, ways).map { spoken, ways in
            SpokenWord(spelling: spoken.spelling, pronunciations: ways.map(\.phones))
          })
      }
    }
  }
}
