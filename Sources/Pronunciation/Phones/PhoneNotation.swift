/// A way to name phones.
struct PhoneNotation: Sendable {
  /// What it is called.
  var title: String
  /// The names and their realisations in IPA; empty for IPA itself.
  var table: [String: [String]]

  /// The realisations of a name; empty where it is not of this notation.
  func transcriptions(of name: String) -> [String] {
    if !table.isEmpty { return table[name] ?? [] }
    let sounds = IPAReader.sounds(in: name)
    let isIPA = IPAReader.firstUnknown(in: name) == nil && Self.isOnePhone(sounds)
    return isIPA ? [name] : []
  }

  /// Whether sounds can be one phone: a single one, a diphthong or an affricate. (`bb` is b in
  /// other notations, and no phone of the IPA.)
  private static func isOnePhone(_ sounds: [Articulation]) -> Bool {
    guard sounds.count == 2 else { return sounds.count == 1 }
    if sounds[0].isVowel { return sounds[1].isVowel && sounds[0] != sounds[1] }
    return sounds[0].manner == .stop && sounds[1].manner == .fricative
      && (sounds[1].isSibilant || sounds[0].place < Place.dental.rawValue)
  }

  func knownCount(of names: [String]) -> Int {
    names.count { !transcriptions(of: $0).isEmpty }
  }

  static let all = [arpabet, ipa, sphinxFrench, sampa]
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

  /// The names in the French models for Sphinx of the University of Le Mans (LIUM).
  static let sphinxFrench = PhoneNotation(
    title: "Sphinx French",
    table: [
      "aa": ["a", "ɑ"], "ai": ["ɛ"], "an": ["ɑ̃"], "au": ["o"], "bb": ["b"], "ch": ["ʃ"],
      "dd": ["d"], "ee": ["ə"], "ei": ["e"], "eu": ["ø"], "ff": ["f"], "gg": ["ɡ"], "gn": ["ɲ"],
      "ii": ["i"], "in": ["ɛ̃"], "jj": ["ʒ"], "kk": ["k"], "ll": ["l"], "mm": ["m"], "nn": ["n"],
      "ng": ["ŋ"], "oe": ["œ"], "on": ["ɔ̃"], "oo": ["ɔ"], "ou": ["u"], "pp": ["p"], "rr": ["ʁ"],
      "ss": ["s"], "tt": ["t"], "un": ["œ̃"], "uu": ["y"], "uy": ["ɥ"], "vv": ["v"], "ww": ["w"],
      "yy": ["j"], "zz": ["z"],
    ])

  /// The Speech Assessment Methods Phonetic Alphabet (Wells 1997), which models of many European
  /// languages use, with its lengths, nasal vowels and affricates.
  static let sampa: PhoneNotation = {
    let letters: [String: String] = [
      "A": "ɑ", "B": "β", "C": "ç", "D": "ð", "E": "ɛ", "F": "ɱ", "G": "ɣ", "H": "ɥ", "I": "ɪ",
      "J": "ɲ", "L": "ʎ", "M": "ɯ", "N": "ŋ", "O": "ɔ", "P": "ʋ", "Q": "ɒ", "R": "ʁ", "S": "ʃ",
      "T": "θ", "U": "ʊ", "V": "ʌ", "X": "χ", "Y": "ʏ", "Z": "ʒ", "@": "ə", "{": "æ", "}": "ʉ",
      "1": "ɨ", "2": "ø", "3": "ɜ", "4": "ɾ", "6": "ɐ", "7": "ɤ", "8": "ɵ", "9": "œ", "?": "ʔ",
    ]
    var table: [String: [String]] = [:]
    let plain = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    for (name, ipa) in letters.map({ ($0.key, $0.value) }) + plain.map({ ($0, $0) }) {
      for (mark, meaning) in [("", ""), (":", "ː"), ("~", "\u{303}"), ("'", "ʲ"), ("=", "\u{329}")]
      {
        table[name + mark] = [ipa + meaning]
      }
    }
    let doubles = [
      "tS": "tʃ", "dZ": "dʒ", "ts": "ts", "dz": "dz", "pf": "pf", "aI": "aɪ", "aU": "aʊ",
      "OY": "ɔʏ",
      "OI": "ɔɪ", "eI": "eɪ", "@U": "əʊ", "oU": "oʊ", "EI": "ɛɪ", "9Y": "œʏ", "rr": "r",
      "ch": "tʃ", "gn": "ɲ", "ll": "ʎ", "ny": "ɲ",
    ]
    for (name, ipa) in doubles { table[name] = [ipa] }
    return PhoneNotation(title: "SAMPA", table: table)
  }()
}
