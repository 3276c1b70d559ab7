/// Reads what eSpeak NG writes: phonemes in IPA parted by `_` or spaces, with marks of stress, and
/// with `(en)` where it changes into another language.
///
/// Where its tables give a phoneme no IPA, it writes its own ASCII name, letter by letter: `N` for
/// ŋ, `s.` for ʂ; and the name of the third tone, `3`, becomes ɜ on the way.
enum EspeakTranscription {
  /// The phonemes without stress, ties and changes of language, in order.
  static func phonemes(in transcription: String) -> [String] {
    var phonemes: [String] = []
    var phoneme: [Unicode.Scalar] = []
    var isInBrackets = false
    func close() {
      if !phoneme.isEmpty { phonemes.append(ipa(phoneme)) }
      phoneme = []
    }
    for scalar in transcription.unicodeScalars {
      switch scalar {
      case "(": isInBrackets = true
      case ")": isInBrackets = false
      case _ where isInBrackets: break
      case "_", " ", "\n": close()
      case "ˈ", "ˌ", "-", "\u{361}", "\u{200D}", "\u{1}": break
      default: phoneme.append(scalar)
      }
    }
    close()
    return phonemes
  }

  /// A phoneme with the ASCII names in it made IPA.
  private static func ipa(_ phoneme: [Unicode.Scalar]) -> String {
    var result = ""
    for (index, scalar) in phoneme.enumerated() {
      let isDotted = index + 1 < phoneme.count && phoneme[index + 1] == "."
      if scalar == "ɜ", index > 0,
        IPATable.articulation(of: phoneme[index - 1])?.isVowel == true
          || phoneme[index - 1] == "."
      {
        continue  // The third tone.
      }
      if scalar == "h", index > 0, IPATable.articulation(of: phoneme[index - 1])?.isVowel == false {
        result.unicodeScalars.append("ʰ")  // Breath that belongs to the stop before it.
      } else if isDotted, let dotted = retroflexes[scalar] {
        result.unicodeScalars.append(dotted)
      } else {
        result.unicodeScalars.append(names[scalar] ?? scalar)
      }
    }
    return result
  }

  /// eSpeak NG's names for sounds where they are no letters of the IPA.
  private static let names: [Unicode.Scalar: Unicode.Scalar] = [
    "N": "ŋ", "S": "ʃ", "Z": "ʒ", "X": "x", "K": "ɬ", "A": "ɑ", "F": "f", "?": "ʔ", "Φ": "ɸ",
    "ε": "ɛ", "ᵐ": "m", "ᵑ": "ŋ", "ⁿ": "n",
  ]

  /// What a full stop behind a name makes of it: a retroflex, and the vowel of Mandarin shi.
  private static let retroflexes: [Unicode.Scalar: Unicode.Scalar] = [
    "t": "ʈ", "d": "ɖ", "s": "ʂ", "z": "ʐ", "n": "ɳ", "l": "ɭ", "r": "ɽ", "i": "ɨ",
  ]
}
