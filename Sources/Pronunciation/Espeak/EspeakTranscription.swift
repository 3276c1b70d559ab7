/// Reads what eSpeak NG writes: phonemes in IPA parted by `_` or spaces, with marks of stress, and
/// with `(en)` where it changes into another language.
enum EspeakTranscription {
  /// The phonemes without stress, ties and changes of language, in order.
  static func phonemes(in transcription: String) -> [String] {
    var phonemes: [String] = []
    var phoneme = ""
    var isInBrackets = false
    func close() {
      if !phoneme.isEmpty { phonemes.append(phoneme) }
      phoneme = ""
    }
    for scalar in transcription.unicodeScalars {
      switch scalar {
      case "(": isInBrackets = true
      case ")": isInBrackets = false
      case _ where isInBrackets: break
      case "_", " ", "\n": close()
      case "ˈ", "ˌ", "-", "\u{361}", "\u{200D}": break
      default: phoneme.unicodeScalars.append(scalar)
      }
    }
    close()
    return phonemes
  }
}
