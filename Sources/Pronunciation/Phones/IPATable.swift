/// The letters of the International Phonetic Alphabet and how they are made: the one table from
/// which every phone of eSpeak NG finds its nearest phone of an acoustic model.
enum IPATable {
  /// How the sound of a letter is made; nil for what is no letter of the alphabet.
  static func articulation(of letter: Unicode.Scalar) -> Articulation? {
    consonants[letter] ?? vowels[letter]
  }

  private static func sound(
    _ manner: Articulation.Manner, _ place: Place, voiced: Bool, sibilant: Bool = false,
    rhotic: Bool = false
  ) -> Articulation {
    Articulation(
      manner: manner, place: place.rawValue, isVoiced: voiced, isSibilant: sibilant,
      isRhotic: rhotic)
  }

  private static func rounded(_ sound: Articulation) -> Articulation {
    var rounded = sound
    rounded.isRounded = true
    return rounded
  }

  private static let consonants: [Unicode.Scalar: Articulation] = [
    // Stops.
    "p": sound(.stop, .bilabial, voiced: false), "b": sound(.stop, .bilabial, voiced: true),
    "t": sound(.stop, .alveolar, voiced: false), "d": sound(.stop, .alveolar, voiced: true),
    "ʈ": sound(.stop, .retroflex, voiced: false), "ɖ": sound(.stop, .retroflex, voiced: true),
    "c": sound(.stop, .palatal, voiced: false), "ɟ": sound(.stop, .palatal, voiced: true),
    "k": sound(.stop, .velar, voiced: false), "ɡ": sound(.stop, .velar, voiced: true),
    "g": sound(.stop, .velar, voiced: true), "q": sound(.stop, .uvular, voiced: false),
    "ɢ": sound(.stop, .uvular, voiced: true), "ʡ": sound(.stop, .pharyngeal, voiced: false),
    "ʔ": sound(.stop, .glottal, voiced: false),
    // Implosives are heard as voiced stops.
    "ɓ": sound(.stop, .bilabial, voiced: true), "ɗ": sound(.stop, .alveolar, voiced: true),
    "ᶑ": sound(.stop, .retroflex, voiced: true), "ʄ": sound(.stop, .palatal, voiced: true),
    "ɠ": sound(.stop, .velar, voiced: true), "ʛ": sound(.stop, .uvular, voiced: true),
    // Affricates that are written as one letter.
    "ʦ": sound(.affricate, .alveolar, voiced: false, sibilant: true),
    "ʣ": sound(.affricate, .alveolar, voiced: true, sibilant: true),
    "ʧ": sound(.affricate, .postalveolar, voiced: false, sibilant: true),
    "ʤ": sound(.affricate, .postalveolar, voiced: true, sibilant: true),
    "ʨ": sound(.affricate, .alveolopalatal, voiced: false, sibilant: true),
    "ʥ": sound(.affricate, .alveolopalatal, voiced: true, sibilant: true),
    // Nasals.
    "m": sound(.nasal, .bilabial, voiced: true), "ɱ": sound(.nasal, .labiodental, voiced: true),
    "n": sound(.nasal, .alveolar, voiced: true), "ɳ": sound(.nasal, .retroflex, voiced: true),
    "ɲ": sound(.nasal, .palatal, voiced: true), "ŋ": sound(.nasal, .velar, voiced: true),
    "ɴ": sound(.nasal, .uvular, voiced: true),
    // Trills and taps.
    "ʙ": sound(.trill, .bilabial, voiced: true),
    "r": sound(.trill, .alveolar, voiced: true, rhotic: true),
    "ʀ": sound(.trill, .uvular, voiced: true, rhotic: true),
    "ⱱ": sound(.tap, .labiodental, voiced: true),
    "ɾ": sound(.tap, .alveolar, voiced: true, rhotic: true),
    "ɽ": sound(.tap, .retroflex, voiced: true, rhotic: true),
    "ɺ": sound(.tap, .alveolar, voiced: true),
    // Fricatives without and with friction at the teeth.
    "ɸ": sound(.fricative, .bilabial, voiced: false),
    "β": sound(.fricative, .bilabial, voiced: true),
    "f": sound(.fricative, .labiodental, voiced: false),
    "v": sound(.fricative, .labiodental, voiced: true),
    "θ": sound(.fricative, .dental, voiced: false), "ð": sound(.fricative, .dental, voiced: true),
    "ç": sound(.fricative, .palatal, voiced: false), "ʝ": sound(.fricative, .palatal, voiced: true),
    "x": sound(.fricative, .velar, voiced: false), "ɣ": sound(.fricative, .velar, voiced: true),
    "χ": sound(.fricative, .uvular, voiced: false), "ʁ": sound(.fricative, .uvular, voiced: true),
    "ħ": sound(.fricative, .pharyngeal, voiced: false),
    "ʕ": sound(.fricative, .pharyngeal, voiced: true),
    "ʜ": sound(.fricative, .pharyngeal, voiced: false),
    "ʢ": sound(.fricative, .pharyngeal, voiced: true),
    "h": sound(.fricative, .glottal, voiced: false), "ɦ": sound(.fricative, .glottal, voiced: true),
    "ɧ": sound(.fricative, .palatal, voiced: false, sibilant: true),
    "s": sound(.fricative, .alveolar, voiced: false, sibilant: true),
    "z": sound(.fricative, .alveolar, voiced: true, sibilant: true),
    "ʃ": sound(.fricative, .postalveolar, voiced: false, sibilant: true),
    "ʒ": sound(.fricative, .postalveolar, voiced: true, sibilant: true),
    "ʂ": sound(.fricative, .retroflex, voiced: false, sibilant: true),
    "ʐ": sound(.fricative, .retroflex, voiced: true, sibilant: true),
    "ɕ": sound(.fricative, .alveolopalatal, voiced: false, sibilant: true),
    "ʑ": sound(.fricative, .alveolopalatal, voiced: true, sibilant: true),
    // Laterals and approximants.
    "l": sound(.lateral, .alveolar, voiced: true), "ɫ": sound(.lateral, .alveolar, voiced: true),
    "ɭ": sound(.lateral, .retroflex, voiced: true), "ʎ": sound(.lateral, .palatal, voiced: true),
    "ʟ": sound(.lateral, .velar, voiced: true), "ɬ": sound(.lateral, .alveolar, voiced: false),
    "ɮ": sound(.lateral, .alveolar, voiced: true),
    "ʋ": sound(.approximant, .labiodental, voiced: true),
    "ɹ": sound(.approximant, .alveolar, voiced: true, rhotic: true),
    "ɻ": sound(.approximant, .retroflex, voiced: true, rhotic: true),
    "j": sound(.approximant, .palatal, voiced: true),
    "ɥ": sound(.approximant, .palatal, voiced: true),
    "ɰ": sound(.approximant, .velar, voiced: true),
    // With the lips rounded, which keeps them apart from the r of French.
    "w": rounded(sound(.approximant, .velar, voiced: true)),
    "ʍ": rounded(sound(.approximant, .velar, voiced: false)),
    // Clicks.
    "ʘ": sound(.click, .bilabial, voiced: false), "ǀ": sound(.click, .dental, voiced: false),
    "ǃ": sound(.click, .postalveolar, voiced: false),
    "!": sound(.click, .postalveolar, voiced: false),
    "ǂ": sound(.click, .palatal, voiced: false), "ǁ": sound(.click, .alveolar, voiced: false),
  ]

  private static func vowel(
    _ openness: Float, _ backness: Float, rounded: Bool = false, rhotic: Bool = false
  ) -> Articulation {
    Articulation(
      manner: .vowel, openness: openness, backness: backness, isRounded: rounded,
      isRhotic: rhotic)
  }

  // eSpeak NG writes e and o for the mid vowels of languages that have no others, so they stand
  // nearer to the middle here than on the chart.
  private static let vowels: [Unicode.Scalar: Articulation] = [
    "i": vowel(0, 0), "y": vowel(0, 0, rounded: true), "ɨ": vowel(0, 2),
    "ʉ": vowel(0, 2, rounded: true), "ɯ": vowel(0, 4), "u": vowel(0, 4, rounded: true),
    "ɪ": vowel(1, 0.8), "ʏ": vowel(1, 0.8, rounded: true), "ʊ": vowel(1, 3.2, rounded: true),
    "ᵻ": vowel(1, 1.5), "ᵿ": vowel(1, 2.5, rounded: true), "ɩ": vowel(1, 0.8),
    "e": vowel(2.6, 0), "ø": vowel(2, 0, rounded: true), "ɘ": vowel(2, 2),
    "ɵ": vowel(2, 2, rounded: true), "ɤ": vowel(2, 4), "o": vowel(2.6, 4, rounded: true),
    "ə": vowel(3, 2), "ɚ": vowel(3, 2, rhotic: true), "ɛ": vowel(4, 0),
    "œ": vowel(4, 0, rounded: true), "ɜ": vowel(4, 2), "ɝ": vowel(3, 2, rhotic: true),
    "ɞ": vowel(4, 2, rounded: true), "ʌ": vowel(4, 3), "ɔ": vowel(4, 4, rounded: true),
    "æ": vowel(5, 0), "ɐ": vowel(5, 2), "a": vowel(6, 1.8), "ɶ": vowel(6, 0, rounded: true),
    "ä": vowel(6, 2), "ɑ": vowel(6, 4), "ɒ": vowel(6, 4, rounded: true),
  ]
}
