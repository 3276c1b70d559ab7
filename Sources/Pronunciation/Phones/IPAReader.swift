/// Reads the International Phonetic Alphabet.
enum IPAReader {
  /// The sounds of a transcription in order. Stress, length, tone, ties and syllable breaks say
  /// nothing about which sound it is and are passed over; so is what is no letter of the alphabet.
  static func sounds(in transcription: some StringProtocol) -> [Articulation] {
    var sounds: [Articulation] = []
    for scalar in transcription.unicodeScalars { read(scalar, into: &sounds) }
    return sounds
  }

  /// The first character that is neither a letter of the alphabet nor a known mark.
  static func firstUnknown(in transcription: some StringProtocol) -> Unicode.Scalar? {
    transcription.unicodeScalars.first {
      IPATable.articulation(of: $0) == nil && composed[$0] == nil && !isMark($0)
    }
  }

  private static func read(_ scalar: Unicode.Scalar, into sounds: inout [Articulation]) {
    if let articulation = IPATable.articulation(of: scalar) {
      sounds.append(articulation)
    } else if let parts = composed[scalar] {
      for part in parts.unicodeScalars { read(part, into: &sounds) }
    } else if var last = sounds.popLast() {
      modify(&last, by: scalar)
      sounds.append(last)
    }
  }

  /// What a mark behind or above a letter changes.
  private static func modify(_ sound: inout Articulation, by mark: Unicode.Scalar) {
    switch mark {
    case "\u{303}": sound.isNasalized = true
    case "\u{329}", "\u{30D}": sound.isSyllabic = true
    case "\u{32F}": sound.isSyllabic = false
    case "\u{325}", "\u{30A}": sound.isVoiced = false
    case "\u{32C}": sound.isVoiced = true
    case "˞": sound.isRhotic = true
    case "\u{31E}", "˕": sound.openness = min(6, sound.openness + 1)
    case "\u{31D}", "˔": sound.openness = max(0, sound.openness - 1)
    case "\u{31F}": sound.backness = max(0, sound.backness - 0.7)
    case "\u{320}": sound.backness = min(4, sound.backness + 0.7)
    case "\u{308}": sound.backness = 2
    case "\u{32A}" where !sound.isVowel && sound.place == Place.alveolar.rawValue:
      sound.place = Place.dental.rawValue
    default: break
    }
  }

  /// Letters with a mark in one code point, and those that stand for several.
  private static let composed: [Unicode.Scalar: String] = [
    "ã": "a\u{303}", "ẽ": "e\u{303}", "ĩ": "i\u{303}", "õ": "o\u{303}", "ũ": "u\u{303}",
    "ỹ": "y\u{303}", "ʱ": "", "ñ": "ɲ", "ε": "ɛ", "ɚ": "ə˞",
  ]

  /// Marks of length, stress, tone, release and syllables, which the mapping can do without.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x300...0x36F, 0x1DC4...0x1DFF, 0x2B0...0x2FF, 0x1D2C...0x1D6A, 0x207F, 0x2070...0x209F,
      0x30...0x39, 0xA71B...0xA71D:
      true
    default: " .-_|‖'‿,:;^`\"#+[˥˦˧˨˩ꜛꜜ".unicodeScalars.contains(scalar)
    }
  }
}
