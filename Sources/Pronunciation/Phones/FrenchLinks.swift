/// The sounds that French words end in before a vowel only: `les amis`, `petit ami`, `un homme`.
enum FrenchLinks {
  /// The sound, in IPA, that may be spoken between two words; nil where there is none.
  ///
  /// - Parameters:
  ///   - word: the first word, in lower case.
  ///   - next: the word after it.
  ///   - language: the language of both as a BCP 47 tag.
  static func sound(after word: String, before next: String, language: String) -> String? {
    guard language.lowercased().hasPrefix("fr"), word.count > 1, word != "et",
      let first = next.decomposedFirstLetter, "aeiouyhœæ".unicodeScalars.contains(first),
      let last = word.last
    else { return nil }
    switch last {
    case "s", "x", "z": return "z"
    case "t", "d": return "t"
    case "n": return word.count < 5 ? "n" : nil
    case "r": return word.hasSuffix("ier") || word == "premier" ? "r" : nil
    case "p": return word == "trop" || word == "beaucoup" ? "p" : nil
    default: return nil
    }
  }

  /// Whether a word ends in the e that careful readers and singers speak before a consonant or a
  /// pause: `petite fille`.
  static func mayEndInSchwa(_ word: String, before next: String?, language: String) -> Bool {
    guard language.lowercased().hasPrefix("fr"), word.count > 3 else { return false }
    let first = next?.decomposedFirstLetter
    let isVowelNext = first.map { "aeiouyœæ".unicodeScalars.contains($0) } ?? false
    guard !isVowelNext, word.hasSuffix("e") || word.hasSuffix("es") else { return false }
    let before = word.dropLast(word.hasSuffix("s") ? 2 : 1).last
    return before.map { !"aeiouyéèêâàîïôûùœ".contains($0) } ?? false
  }
}

extension String {
  /// The first letter without marks.
  fileprivate var decomposedFirstLetter: Unicode.Scalar? {
    guard let first = first?.lowercased() else { return nil }
    let plain: [Character: Unicode.Scalar] = [
      "à": "a", "â": "a", "é": "e", "è": "e", "ê": "e", "ë": "e", "î": "i", "ï": "i", "ô": "o",
      "û": "u", "ù": "u", "ü": "u",
    ]
    return first.first.flatMap { plain[$0] ?? $0.unicodeScalars.first }
  }
}
