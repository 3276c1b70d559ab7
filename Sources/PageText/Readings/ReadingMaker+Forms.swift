extension ReadingMaker {
  /// The readings of a word of which the page or its lexicon says how it is spoken.
  func readings(saying forms: [SpokenForm], of token: TokenCore) throws(PageTextError) -> [Reading]
  {
    var candidates: [Candidate] = []
    for form in forms { candidates += try self.candidates(for: form, of: token) }
    return candidates.likeliest(Self.limit).map {
      Reading(spokenWords: $0.words, logPrior: min(0, $0.logPrior))
    }
  }

  private func candidates(for form: SpokenForm, of token: TokenCore) throws(PageTextError)
    -> [Candidate]
  {
    let spelling = token.text.isEmpty ? "·" : token.text.lowercased()
    switch form {
    case .phones(let phones):
      return [Candidate([Reading.SpokenWord(spelling: spelling, givenPhones: [phones])])]
    case .letters: return [letters(token.text)]
    case .words(let words): return try saying(words)
    case .cardinal, .ordinal, .digits:
      let digits = NumberShape(token.text).pieces.filter { $0.first?.isNumber == true }.joined()
      guard !digits.isEmpty else { return try numberCandidates(for: token, in: Context()) }
      switch form {
      case .ordinal: return try ordinals(digits)
      case .digits: return try numbers.digits(digits).map { Candidate(spellings: $0) }
      default: return try plain(digits)
      }
    }
  }
}
