extension ReadingMaker {
  /// `me@example.org`, `www.example.com/page`, `#BookDay`, `@name`; nil for anything else.
  func addressCandidates(_ text: String) -> [Candidate]? {
    let lower = text.lowercased()
    if text.first == "#" || text.first == "@", text.dropFirst().first?.isLetter == true {
      let signs = (rules.signs[text.first ?? "#"] ?? []).map { Candidate(phrase: $0) }
      var name: [Candidate] = []
      for part in Self.pieces(ofAddress: String(text.dropFirst())) where part != "_" {
        let next =
          part.first?.isNumber == true
          ? (try? integer(part, isOrdinal: false, Context()).likeliest(3)) ?? []
          : compound(part).likeliest(3)
        name = name.followed(by: next, limit: 6)
      }
      return signs.followed(by: name) + name.lowered(by: Lowering.clear)
    }
    let isMail = text.dropFirst().dropLast().contains("@")
    guard isMail || lower.hasPrefix("www.") || lower.contains("://") || Self.isDomain(lower) else {
      return nil
    }
    var candidates: [Candidate] = []
    for part in Self.pieces(ofAddress: lower) {
      var next: [Candidate]
      if part.allSatisfy(\.isLetter) {
        next = [Candidate(spellings: [part])]
        if !LetterSounds.hasVowel(part), part.count < 6 { next.insert(letters(part), at: 0) }
        if part.count <= 3 {
          next =
            LetterSounds.hasVowel(part) ? next + [letters(part, -Lowering.slight)] : [letters(part)]
        }
      } else if part.allSatisfy(\.isNumber) {
        next = (try? plain(part)) ?? [Candidate(spellings: [part])]
      } else {
        next = (rules.signs[part.first ?? " "] ?? []).prefix(1).map { Candidate(phrase: $0) }
      }
      candidates = candidates.followed(by: next, limit: 6)
    }
    let withoutScheme = lower.contains("://") ? lower.components(after: "://") : lower
    if withoutScheme != lower, let short = addressCandidates(withoutScheme) {
      return short + candidates
    }
    return candidates
  }

  /// Whether the word ends like a host's name: letters, a full stop, and a known top level.
  private static func isDomain(_ text: String) -> Bool {
    let host = text.prefix { $0 != "/" }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, let last = labels.last, labels.allSatisfy({ !$0.isEmpty }) else {
      return false
    }
    return ["com", "org", "net", "edu", "gov", "info", "co", "io", "eu", "uk", "de", "fr"]
      .contains(last) && labels[0].count > 1
  }

  /// Runs of letters, runs of digits, and signs.
  private static func pieces(ofAddress text: String) -> [String] {
    var pieces: [String] = []
    var previous = 0
    for character in text {
      let kind = character.isLetter ? 1 : character.isNumber ? 2 : 3
      if kind == previous, kind < 3 {
        pieces[pieces.count - 1].append(character)
      } else {
        pieces.append(String(character))
      }
      previous = kind
    }
    return pieces
  }
}

extension String {
  /// What follows the first `separator`; the whole text where there is none.
  fileprivate func components(after separator: String) -> String {
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(separator) { return String(rest.dropFirst(separator.count)) }
      rest = rest.dropFirst()
    }
    return self
  }
}
