import Files

/// The phones of an acoustic model and the sounds that each stands for.
struct PhoneSet: Sendable {
  /// One phone of the model.
  struct Phone: Sendable {
    /// Its name in the model.
    var name: String
    /// The sounds it stands for, one after the other: two for a diphthong or an affricate.
    var sounds: [Articulation]
  }

  /// The phones that are speech; one with several realisations stands here several times.
  let phones: [Phone]
  /// The phone of noises that a speaker makes, for spellings that nobody can pronounce.
  let spokenNoise: String?
  /// Whether the phones are named by their own sounds, as in a model made for one language: then
  /// sounds that the model has need no stand-ins.
  let isExact: Bool
  /// The names, for checking phones that a lexicon gives.
  let names: Set<String>

  /// Reads the names of a model's phones.
  ///
  /// - Throws: ``PronunciationError`` when the names are of no known notation.
  init(names: [String]) throws(PronunciationError) {
    let speech = names.filter { !Self.isFiller($0) }
    let notation = PhoneNotation.all.max { one, other in
      one.knownCount(of: speech) < other.knownCount(of: speech)
    }
    guard let notation, !speech.isEmpty else {
      throw PronunciationError(
        Diagnostic(
          .badData, problem: "the acoustic model has no phones",
          remedy: "name the folder of a Sphinx acoustic model"))
    }
    var phones: [Phone] = []
    for name in speech {
      let realisations = notation.transcriptions(of: name)
      guard !realisations.isEmpty else {
        throw PronunciationError(
          Diagnostic(
            .badData,
            problem: "the acoustic model has a phone “\(name)” that no known notation has",
            remedy: "use a model whose phones are named in \(PhoneNotation.allNames)"))
      }
      phones += realisations.map { Phone(name: name, sounds: IPAReader.sounds(in: $0)) }
    }
    self.phones = phones
    isExact = notation.table.isEmpty
    self.names = Set(names)
    spokenNoise = names.first { $0 == "+SPN+" || $0 == "+NSN+" || $0 == "spn" }
  }

  /// Whether a phone is silence or a noise.
  private static func isFiller(_ name: String) -> Bool {
    name.hasPrefix("+") || ["sil", "spn", "sp", "nsn"].contains(name.lowercased())
  }
}
