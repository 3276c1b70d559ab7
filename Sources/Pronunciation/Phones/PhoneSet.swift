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
    self.names = Set(names)
    spokenNoise = names.first { $0 == "+SPN+" || $0 == "+NSN+" || $0 == "spn" }
  }

  /// Whether a phone is silence or a noise.
  private static func isFiller(_ name: String) -> Bool {
    name.hasPrefix("+") || ["sil", "spn", "sp", "nsn"].contains(name.lowercased())
  }
}

/// A way to name phones.
struct PhoneNotation: Sendable {
  /// What it is called.
  var title: String
  /// The names and their realisations in IPA; empty for IPA itself.
  var table: [String: [String]]

  /// The realisations of a name; empty where it is not of this notation.
  func transcriptions(of name: String) -> [String] {
    if !table.isEmpty { return table[name] ?? [] }
    let isIPA = IPAReader.firstUnknown(in: name) == nil && !IPAReader.sounds(in: name).isEmpty
    return isIPA ? [name] : []
  }

  func knownCount(of names: [String]) -> Int {
    names.count { !transcriptions(of: $0).isEmpty }
  }

  static let all = [arpabet, ipa]
  static var allNames: String { all.map(\.title).joined(separator: ", ") }

  static let ipa = PhoneNotation(title: "IPA", table: [:])

  /// The alphabet of American English lexicons (Shoup 1980), as the CMU dictionary uses it.
  static let arpabet = PhoneNotation(
    title: "ARPAbet",
    table: [
      "AA": ["ɑ"], "AE": ["æ"], "AH": ["ʌ", "ə"], "AO": ["ɔ"], "AW": ["aʊ"], "AX": ["ə"],
      "AXR": ["ɚ"], "AY": ["aɪ"], "B": ["b"], "CH": ["tʃ"], "D": ["d"], "DH": ["ð"], "DX": ["ɾ"],
      "EH": ["ɛ"], "EL": ["l̩"], "EM": ["m̩"], "EN": ["n̩"], "ER": ["ɚ", "ɹ̩"], "EY": ["eɪ"],
      "F": ["f"], "G": ["ɡ"], "HH": ["h"], "HV": ["ɦ"], "IH": ["ɪ", "ᵻ"], "IX": ["ɨ"],
      "IY": ["i"], "JH": ["dʒ"], "K": ["k"], "L": ["l"], "M": ["m"], "N": ["n"], "NG": ["ŋ"],
      "NX": ["ɾ̃"], "OW": ["oʊ"], "OY": ["ɔɪ"], "P": ["p"], "Q": ["ʔ"], "R": ["ɹ"], "S": ["s"],
      "SH": ["ʃ"], "T": ["t"], "TH": ["θ"], "UH": ["ʊ"], "UW": ["u"], "UX": ["ʉ"], "V": ["v"],
      "W": ["w"], "WH": ["ʍ"], "Y": ["j"], "Z": ["z"], "ZH": ["ʒ"],
    ])
}
