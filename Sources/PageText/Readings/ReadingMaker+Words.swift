extension ReadingMaker {
  /// The ways to say a word without digits.
  func wordCandidates(for token: TokenCore, in context: Context) throws(PageTextError)
    -> [Candidate]
  {
    let lower = token.text.lowercased()
    var candidates = compound(token.text)
    if token.hasApostropheBefore, rules.clippedWords.contains(lower) {
      candidates = [Candidate(spellings: ["'" + lower])] + candidates.lowered(by: Lowering.slight)
    }
    if token.hasApostropheAfter, lower.hasSuffix("in") {
      candidates = [Candidate(spellings: [lower + "'"])] + candidates.lowered(by: Lowering.clear)
    }
    candidates = try abbreviations(lower, token, context, else: candidates)
    if let number = Int(roman: token.text) {
      candidates += try roman(number, token, context)
    } else if let number = romanOrdinal(token.text) {
      candidates = try ordinals(String(number)) + candidates.lowered(by: Lowering.clear)
    }
    return candidates
  }

  /// The word as a short form, before what it says as it stands.
  private func abbreviations(
    _ lower: String, _ token: TokenCore, _ context: Context, else plain: [Candidate]
  ) throws(PageTextError) -> [Candidate] {
    var spoken = rules.abbreviations[lower] ?? []
    let beforeNumber = context.next.map { $0.hasNumber || $0.isSureRomanNumeral } ?? false
    let afterNumber = context.previous?.hasNumber ?? false
    if beforeNumber { spoken += rules.numberAbbreviations[lower] ?? [] }
    var asUnit: [Candidate] = []
    if afterNumber {
      asUnit = try numbers.unitNames(token.text, after: context.previous?.text ?? "")
    }
    guard !spoken.isEmpty || !asUnit.isEmpty else { return plain }
    // A full stop, a number beside it or consonants alone say that it is a short form.
    let isSure =
      token.hasPeriodAfter || beforeNumber || rules.bareAbbreviations.contains(lower)
      || !LetterSounds.hasVowel(lower)
    if asUnit.isEmpty, !isSure, plain.first?.words.first?.spelling == lower, lower.count > 2 {
      return plain
    }
    let long = spoken.enumerated().map { Candidate(phrase: $1, -0.2 * Float($0)) }
    // `3 in the bed` are no inches, nor `o 5 w nocy` watts.
    let isWord =
      lower == "in" || rules.letterWords.contains(lower)
      || token.text.count == 1 && rules.signs.isEmpty
    if isWord, !token.hasPeriodAfter { return plain + asUnit.lowered(by: Lowering.clear) + long }
    return asUnit + long + plain.lowered(by: Lowering.clear)
  }

  /// The number of a Roman numeral with an ordinal's ending: `XXe`.
  private func romanOrdinal(_ text: String) -> Int? {
    let numeral = text.prefix { "IVX".contains($0) }
    guard !numeral.isEmpty, rules.ordinalEndings.contains(String(text.dropFirst(numeral.count)))
    else { return nil }
    return Int(roman: String(numeral))
  }

  /// A Roman numeral as a number: a ruler's after a name, a page's or chapter's otherwise.
  private func roman(_ number: Int, _ token: TokenCore, _ context: Context) throws(PageTextError)
    -> [Candidate]
  {
    let isCapital = token.text == token.text.uppercased()
    let followsName = context.previous?.text.first?.isUppercase ?? false
    let isWord = rules.letterWords.contains(token.text.lowercased())
    if token.text == "I", isWord, followsName, context.next != nil || token.hasPeriodAfter,
      let article = rules.ordinalArticles.first
    {
      // Queen Elizabeth I; but also: what Mum and I did.
      return try numbers.ordinals(1).map {
        Candidate(spellings: [article] + $0, -Lowering.rare)
      }
    }
    if token.text.count == 1, isWord || !isCapital || !followsName { return [] }
    let isPlain = token.text.allSatisfy { "IVXivx".contains($0) }
    let likely = isPlain && token.text.count > 1 ? Lowering.slight : Lowering.rare
    var candidates = try numbers.cardinals(Double(number)).prefix(3).map {
      Candidate(spellings: $0)
    }
    if isCapital, followsName || rules.usesDecimalComma {
      // Henry VIII; XX wiek, II. Mehmet.
      for (index, ordinal) in try numbers.ordinals(Double(number)).prefix(8).enumerated() {
        for article in rules.ordinalArticles where followsName && index < 2 {
          candidates.append(Candidate(spellings: [article] + ordinal, 0.01))
        }
        candidates.append(Candidate(spellings: ordinal, -Lowering.slight))
      }
    }
    return candidates.map { $0.lowered(by: likely - 0.6) }
  }

  /// A word that hyphens, dashes or other punctuation may divide.
  func compound(_ text: String) -> [Candidate] {
    let parts = WordPart.parts(of: text)
    if parts.count == 1 { return simple(parts[0].text) }
    if let spelled = spelledOut(parts, of: text) { return spelled }
    if let stuttered = stutter(parts) { return stuttered }
    var candidates: [Candidate] = []
    for (index, part) in parts.enumerated() {
      var spoken = simple(part.text)
      if index > 0, part.separator == "/" || part.separator == "&" || part.separator == "+" {
        let joined = (rules.signs[part.separator] ?? []).flatMap {
          [Candidate(phrase: $0)].followed(by: spoken)
        }
        spoken =
          part.separator == "/" ? spoken + joined.lowered(by: Lowering.slight) : joined + spoken
      }
      candidates = candidates.followed(by: spoken, limit: 6)
    }
    if parts.allSatisfy({ $0.separator == "-" || $0.separator == " " }), parts.count <= 3 {
      candidates.append(Candidate(spellings: [lowercased(text)], -Lowering.clear))
    }
    let isDotted = parts.dropFirst().allSatisfy { $0.separator == "." }
    if isDotted, parts.allSatisfy({ $0.text.count < 3 && $0.text.first?.isUppercase == true }) {
      candidates.insert(letters(text), at: 0)  // Ph.D.
    }
    if parts.dropFirst().allSatisfy({ "-·•‧".contains($0.separator) }), parts.count <= 8 {
      // Syllables as a song or a primer parts them: twin-kle.
      let whole = parts.map { lowercased($0.text) }.joined()
      candidates += plainOrStretched(whole).lowered(by: Lowering.clear)
    }
    return candidates
  }

  /// `C-A-T`, `U.S.A`, `A–Z`: single letters, each by its name.
  private func spelledOut(_ parts: [WordPart], of text: String) -> [Candidate]? {
    guard parts.allSatisfy({ $0.text.count == 1 }) else { return nil }
    let isRange = parts.count == 2 && parts[1].separator != "."
    if let short = rules.abbreviations[text.lowercased()] {
      return short.map { Candidate(phrase: $0) } + [letters(text, -Lowering.slight)]
    }
    let first = parts[0].text.lowercased()
    let allSame = parts.allSatisfy { $0.text.lowercased() == first }
    var candidates = [letters(text)]
    if allSame, rules.letterWords.contains(first) {
      candidates = [Candidate(spellings: parts.map { $0.text.lowercased() }), letters(text, -1)]
    } else if allSame, let letter = first.first {
      // R-r-r! A-a-a!
      let sounds = LetterSounds.isVowel(letter) ? nil : LetterSounds.noise(of: first)
      let drawn = Reading.SpokenWord(spelling: first, givenPhones: sounds ?? [])
      let again = Candidate([Reading.SpokenWord](repeating: drawn, count: parts.count))
      candidates =
        [Candidate([drawn]), again] + candidates.lowered(by: isRange ? 0 : Lowering.slight)
    }
    if isRange {
      for word in rules.rangeWords {
        candidates.append(
          Candidate(
            spellings: [parts[0].text.uppercased(), word, parts[1].text.uppercased()],
            -Lowering.slight))
      }
    }
    return candidates
  }

  /// `B-b-but`, `Wh-what`: the start of the last part, said once or more before it; and
  /// `No-o-o`, whose parts stretch the vowel before them.
  private func stutter(_ parts: [WordPart]) -> [Candidate]? {
    guard parts.allSatisfy({ $0.separator == "-" || $0.separator == " " }) else { return nil }
    let texts = parts.map { $0.text.lowercased() }
    if let last = texts[0].last, texts.count > 1,
      texts.dropFirst().allSatisfy({ part in part.allSatisfy { $0 == last } })
    {
      // No-o-o, hiss-s-s, shh-h-h.
      if !LetterSounds.hasVowel(texts[0]) { return simple(texts.joined()) }
      let repeated = Candidate(spellings: texts, -Lowering.clear)
      return simple(parts[0].text) + (LetterSounds.isVowel(last) ? [repeated] : [])
    }
    guard let whole = texts.last, texts.count > 1,
      texts.dropLast().allSatisfy({ $0.count < 4 && $0.count < whole.count && whole.hasPrefix($0) })
    else { return nil }
    let starts = texts.dropLast()
    guard starts.allSatisfy({ !LetterSounds.hasVowel($0) }) else { return nil }
    let sounds = starts.map {
      Reading.SpokenWord(spelling: $0, givenPhones: LetterSounds.stutters(of: $0))
    }
    let word = simple(parts[parts.count - 1].text)
    let letter = Candidate(
      starts.map { Reading.SpokenWord(spelling: $0.uppercased()) }, -Lowering.rare)
    return [Candidate(sounds)].followed(by: word)
      + (starts.allSatisfy { $0.count == 1 } ? [letter].followed(by: word) : [])
  }

  /// Letters by their names; a spelling of one capital stands for a letter's name.
  func letters(_ text: String, _ logPrior: Float = 0) -> Candidate {
    Candidate(
      spellings: text.filter(\.isLetter).map { String($0).uppercased() }, logPrior)
  }
}

/// A part of a compound word and the character that parts it from the one before.
struct WordPart: Hashable {
  var separator: Character
  var text: String

  /// The parts of a word: runs of letters with the apostrophes inside them.
  static func parts(of text: String) -> [WordPart] {
    var parts: [WordPart] = []
    var separator: Character = " "
    var part = ""
    func close() {
      let trimmed = part.trimmingApostrophes
      if !trimmed.isEmpty { parts.append(WordPart(separator: separator, text: trimmed)) }
      part = ""
    }
    for character in text {
      if character == "'" || character == "\u{200C}" || character == "\u{200D}"
        || character.unicodeScalars.contains(where: \.isWordLike)
      {
        part.append(character)
      } else {
        close()
        separator = character
      }
    }
    close()
    return parts
  }
}

extension String {
  /// Without apostrophes at its ends, except one that may stand for a letter.
  fileprivate var trimmingApostrophes: String {
    var text = self[...]
    while text.first == "'" { text.removeFirst() }
    while text.last == "'" { text.removeLast() }
    return String(text)
  }
}
