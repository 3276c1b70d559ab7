import WordTimeline

/// Finds, for each printed word, the words of a file that speak it.
///
/// Files differ in what they call a word: punctuation may be gone, capitals lowered, `8:00` parted
/// in two, or two words joined. So letters are matched, not words: where both sides spell the same
/// row of letters and digits, each printed word takes the file's words that its letters fall into.
/// Where they do not (the narrator skipped or added something), the longest common row of words is
/// matched (Myers, “An O(ND) difference algorithm”, 1986).
struct WordMatching {
  /// What belongs together.
  struct Matches {
    /// For each printed word, the file's words; nil where there are none.
    var printed: [Range<Int>?]
    /// Runs of the file's words that are not printed.
    var extra: [Range<Int>] = []
  }

  private let printed: [String]
  private let read: [String]

  init(printed: [String], read: [ReadWord]) {
    self.printed = printed
    self.read = read.map(\.text)
  }

  /// What belongs together.
  var matches: Matches {
    if printed == read { return Matches(printed: read.indices.map { $0..<$0 + 1 }) }
    return byLetters(symbols: true) ?? byLetters(symbols: false) ?? byWords
  }

  /// Matches by letters, with the words that have none (an emoji, a dash) or without.
  private func byLetters(symbols: Bool) -> Matches? {
    let printedLetters = printed.map { letters($0, symbols: symbols) }
    let readLetters = read.map { letters($0, symbols: symbols) }
    guard printedLetters.joined().elementsEqual(readLetters.joined()) else { return nil }
    // For each letter, the file's word that it is in.
    let owners = readLetters.enumerated().flatMap { word, letters in letters.map { _ in word } }
    var position = 0
    return Matches(
      printed: printedLetters.map { letters in
        guard !letters.isEmpty else { return nil }
        defer { position += letters.count }
        return owners[position]..<owners[position + letters.count - 1] + 1
      })
  }

  private var byWords: Matches {
    let printedKeys = printed.map { letters($0, symbols: true) }
    let readKeys = read.map { letters($0, symbols: true) }
    var isExtra = Array(repeating: false, count: read.count)
    var isSkipped = Array(repeating: false, count: printed.count)
    for change in readKeys.difference(from: printedKeys) {
      switch change {
      case .insert(let offset, _, _): isExtra[offset] = true
      case .remove(let offset, _, _): isSkipped[offset] = true
      }
    }
    var common = isExtra.indices.filter { !isExtra[$0] }[...]
    let matched = isSkipped.map { skipped in
      skipped ? nil : common.popFirst().map { $0..<$0 + 1 }
    }
    return Matches(printed: matched, extra: runs(of: isExtra))
  }

  private func runs(of flags: [Bool]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for index in flags.indices where flags[index] {
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }

  /// What of a word is matched: its letters and digits in lower case; where it has none, all of it.
  private func letters(_ word: String, symbols: Bool) -> [Character] {
    let letters = word.lowercased().filter { $0.isLetter || $0.isNumber }
    return Array(letters.isEmpty && symbols ? word : letters)
  }
}
