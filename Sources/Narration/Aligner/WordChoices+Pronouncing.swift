internal import Alignment
internal import PageText
internal import Pronunciation

extension WordChoices {
  /// The ways to say printed words.
  ///
  /// - Parameter phoneNames: the phones of the acoustic model, whose places in it the choices name.
  static func of(
    _ words: [PrintedWord], pronouncer: Pronouncer, phoneNames: [String]
  ) throws -> [WordChoices] {
    let places = Dictionary(uniqueKeysWithValues: phoneNames.enumerated().map { ($1, $0) })
    return try words.enumerated().map { index, word in
      WordChoices(
        choices: try word.readings.map { reading in
          Choice(
            spokenWords: try pronouncer.pronunciations(of: reading, at: index, in: words).map {
              $0.map { pronunciation in
                PhoneSequence(
                  phones: pronunciation.phones.compactMap { places[$0] },
                  logPrior: pronunciation.logPrior)
              }
            },
            logPrior: reading.logPrior)
        })
    }
  }
}
