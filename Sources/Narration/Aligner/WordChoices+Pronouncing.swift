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
      let next = words[(index + 1)...].first(where: \.isVoiced)?.readings.first?.spokenWords.first
      return WordChoices(
        choices: try word.readings.map { reading in
          Choice(
            spokenWords: try reading.spokenWords.enumerated().map { place, spoken in
              let following =
                place + 1 < reading.spokenWords.count ? reading.spokenWords[place + 1] : next
              return try pronouncer.pronunciations(of: spoken, before: following).map {
                pronunciation in
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
