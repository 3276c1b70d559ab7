/// The sounds that Latin letters make on their own, for what no dictionary holds: noises without
/// vowels (`Grrr`, `Psst`), and the broken-off starts of a stutter (`B-b-but`).
enum LetterSounds {
  /// Whether a letter, with or without marks, is a vowel's.
  static func isVowel(_ letter: Character) -> Bool {
    guard let base = letter.unicodeScalars.first else { return false }
    if base.value < 0x80 { return "aeiouy".unicodeScalars.contains(base) }
    // Other scripts and marked letters: the few marked consonants are known, the rest may vowel.
    return !consonants.contains(base)
  }

  private static let consonants = Set(
    ("çćčđğģķļłñńňņřŕśšşșťţțźžżßþðĵĥŝĉĝ" + "бвгґджзйклмнпрстфхцчшщъьђћљњџѓќѕў"
      + "βγδζθκλμνξπρσςτφχψ").unicodeScalars)

  /// Whether a vowel's letter is in a lower-case word.
  static func hasVowel(_ word: some StringProtocol) -> Bool { word.contains(where: isVowel) }

  /// IPA for a noise without vowels, with a syllabic consonant or a neutral vowel; nil when a
  /// letter has no sound of its own.
  static func noise(of word: String) -> [[String]]? {
    guard var sounds = sounds(of: word) else { return nil }
    sounds = sounds.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    guard let nucleus = sounds.lastIndex(where: { syllabics[$0] != nil }) else { return [sounds] }
    var syllabic = sounds
    syllabic[nucleus] = syllabics[sounds[nucleus]] ?? sounds[nucleus]
    var voweled = sounds
    voweled.insert("ə", at: nucleus)
    return [syllabic, voweled, sounds]
  }

  /// IPA for the start of a word that is broken off: its consonants, with or without a neutral
  /// vowel.
  static func stutters(of start: String) -> [[String]] {
    guard let sounds = sounds(of: start) else { return [] }
    return [sounds + ["ə"], sounds]
  }

  private static func sounds(of word: String) -> [String]? {
    var rest = word.filter { $0 != "'" }[...]
    var sounds: [String] = []
    while !rest.isEmpty {
      guard
        let length = [3, 2, 1].first(where: {
          rest.count >= $0 && table[String(rest.prefix($0))] != nil
        })
      else { return nil }
      sounds += table[String(rest.prefix(length))] ?? []
      rest = rest.dropFirst(length)
    }
    return sounds.isEmpty ? nil : sounds
  }

  private static let syllabics = ["r": "ɚ", "m": "m̩", "n": "n̩", "l": "l̩", "ŋ": "ŋ̩"]

  private static let table: [String: [String]] = [
    "sch": ["ʃ"], "sh": ["ʃ"], "ch": ["tʃ"], "th": ["θ"], "ph": ["f"], "wh": ["w"], "ck": ["k"],
    "ng": ["ŋ"], "tz": ["t", "s"], "gh": ["ɡ"], "qu": ["k", "w"], "b": ["b"], "c": ["k"],
    "d": ["d"], "f": ["f"], "g": ["ɡ"], "h": ["h"], "j": ["dʒ"], "k": ["k"], "l": ["l"],
    "m": ["m"], "n": ["n"], "p": ["p"], "q": ["k"], "r": ["r"], "s": ["s"], "t": ["t"],
    "v": ["v"], "w": ["w"], "x": ["k", "s"], "z": ["z"], "ş": ["ʃ"], "š": ["ʃ"], "č": ["tʃ"],
    "ç": ["s"], "ß": ["s"], "б": ["b"], "в": ["v"], "г": ["ɡ"], "ґ": ["ɡ"], "д": ["d"],
    "ж": ["ʒ"], "з": ["z"], "й": ["j"], "к": ["k"], "л": ["l"], "м": ["m"], "н": ["n"],
    "п": ["p"], "р": ["r"], "с": ["s"], "т": ["t"], "ф": ["f"], "х": ["x"], "ц": ["t", "s"],
    "ч": ["tʃ"], "ш": ["ʃ"], "щ": ["ʃ"], "β": ["v"], "γ": ["ɣ"], "δ": ["ð"], "ζ": ["z"],
    "θ": ["θ"], "κ": ["k"], "λ": ["l"], "μ": ["m"], "ν": ["n"], "ξ": ["k", "s"], "π": ["p"],
    "ρ": ["r"], "σ": ["s"], "ς": ["s"], "τ": ["t"], "φ": ["f"], "χ": ["x"], "ψ": ["p", "s"],
  ]
}
