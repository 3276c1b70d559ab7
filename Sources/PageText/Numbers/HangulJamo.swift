/// Korean letters that stand without a vowel, as in written laughter (`ㅋㅋㅋ`).
enum HangulJamo {
  /// The text with each lone consonant said as Koreans say it, with the vowel ㅡ: `크크크`.
  static func spoken(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { (0x3131...0x314E).contains($0.value) }) else {
      return text
    }
    var spoken = ""
    for scalar in text.unicodeScalars {
      if let index = initials.firstIndex(of: scalar),
        let syllable = Unicode.Scalar(0xAC00 + UInt32((index * 21 + 18) * 28))
      {
        spoken.unicodeScalars.append(syllable)
      } else {
        spoken.unicodeScalars.append(scalar)
      }
    }
    return spoken
  }

  /// The consonants that begin syllables, in the order of Unicode's formula for syllables.
  private static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)
}
