extension ReadingMaker {
  /// The ways to say a word of letters and apostrophes alone.
  func simple(_ text: String) -> [Candidate] {
    let lower = HangulJamo.spoken(lowercased(text))
    if rules.language == "ja", let spoken = JapaneseNumerals.particles[lower] {
      return [Candidate(spellings: [spoken]), Candidate(spellings: [lower], -Lowering.clear)]
    }
    if text.count == 1 { return singleLetter(text, lower) }
    var candidates = plainOrStretched(lower)
    let isShouted = text == text.uppercased() && text != lower
    if isShouted, text.count <= 6, text.allSatisfy(\.isLetter) {
      let isLikely = !LetterSounds.hasVowel(lower)
      candidates =
        isLikely
        ? [letters(text)] + candidates.lowered(by: Lowering.slight)
        : candidates + [letters(text, -Lowering.rare)]
    } else if let humps = humps(of: text) {
      candidates += humps.lowered(by: Lowering.clear)
    }
    if !LetterSounds.hasVowel(lower), let sounds = LetterSounds.noise(of: lower) {
      candidates.append(
        Candidate(
          [Reading.SpokenWord(spelling: collapsed(lower, to: 1), givenPhones: sounds)],
          -Lowering.slight))
    }
    return candidates
  }

  /// A letter that stands alone is a word (`a`, `I`) or is called by its name.
  private func singleLetter(_ text: String, _ lower: String) -> [Candidate] {
    let name = Candidate(spellings: [text.uppercased()])
    let word = Candidate(spellings: [lower])
    if rules.letterWords.contains(lower) { return [word] }
    return text == lower && !rules.letterWords.isEmpty
      ? [name, word.lowered(by: Lowering.clear)] : [word, name.lowered(by: Lowering.slight)]
  }

  /// The word itself or, when a letter stands three times or more in a row (`sooooo`), the words
  /// that it may be a stretched form of.
  func plainOrStretched(_ lower: String) -> [Candidate] {
    let runs = LetterRun.runs(of: lower)
    let isNumeral = lower.allSatisfy { "ivx".contains($0) }
    guard !isNumeral, runs.contains(where: { $0.count > 2 && $0.letter.isStretchable }) else {
      return [Candidate(spellings: [lower])]
    }
    var forms: [(text: String, logPrior: Float)] = [("", 0)]
    for (index, run) in runs.enumerated() {
      var options: [(Int, Float)] = [(run.count, 0)]
      if run.count > 2, run.letter.isStretchable {
        // English doubles `e` and `o` inside words (`whoosh`), hardly a vowel at their end (`so`).
        let isDoubled = (run.letter == "o" || run.letter == "e") && index + 1 < runs.count
        options = isDoubled ? [(2, 0), (1, -0.7)] : [(1, 0), (2, -0.7)]
      }
      forms = forms.flatMap { form in
        options.map {
          (form.text + String(repeating: run.letter, count: $0.0), form.logPrior + $0.1)
        }
      }
      forms = Array(forms.sorted { $0.logPrior > $1.logPrior }.prefix(4))
    }
    return forms.map { Candidate(spellings: [$0.text], $0.logPrior) }
  }

  /// In small letters by the rules of the language: Turkish has two kinds of i.
  func lowercased(_ text: String) -> String {
    guard rules.language == "tr" || rules.language == "az" else { return text.lowercased() }
    return text.map { $0 == "İ" ? "i" : $0 == "I" ? "ı" : String($0).lowercased() }.joined()
  }

  /// `YouTube`, `iPad`: the words that capitals inside a word begin.
  private func humps(of text: String) -> [Candidate]? {
    var words: [String] = []
    var previousIsLower = false
    for character in text {
      if words.isEmpty || character.isUppercase && previousIsLower {
        words.append("")
      }
      words[words.count - 1].append(character)
      previousIsLower = character.isLowercase
    }
    guard words.count > 1 else { return nil }
    return words.reduce(into: []) { $0 = $0.followed(by: simple($1), limit: 4) }
  }

  /// The word with every run of one letter shortened to `count`.
  private func collapsed(_ text: String, to count: Int) -> String {
    LetterRun.runs(of: text).map { String(repeating: $0.letter, count: min($0.count, count)) }
      .joined()
  }
}

extension Character {
  /// Whether a writer repeats it to draw its sound out: a letter, and no whole syllable as in
  /// Korean, Chinese or Japanese, where `하하하` is said three times.
  fileprivate var isStretchable: Bool {
    guard isLetter, let scalar = unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: return true
    case 0x1200...0x139F, 0x3130...0x318F, 0xAC00...0xD7AF: return false
    default: return !scalar.isOfScriptWithoutSpaces
    }
  }
}

/// The same letter several times in a row.
struct LetterRun: Hashable {
  var letter: Character
  var count: Int

  /// The runs of a text, in order.
  static func runs(of text: String) -> [LetterRun] {
    var runs: [LetterRun] = []
    for letter in text {
      if runs.last?.letter == letter {
        runs[runs.count - 1].count += 1
      } else {
        runs.append(LetterRun(letter: letter, count: 1))
      }
    }
    return runs
  }
}
