import Files

/// One half of a corpus: what is tuned on one half is reported on the other.
///
/// Recordings of the same speaker, or of the same story, stay together. The speakers are put in
/// natural order and dealt out in turn: the first, third, … to `tune`, the others to `report`.
public enum CorpusHalf: String, Sendable, Hashable, CaseIterable {
  /// Everything.
  case all
  /// The half to choose methods and numbers on.
  case tune
  /// The half to report.
  case report

  /// The recordings of `corpus` that belong to this half.
  public func select(from corpus: Corpus) -> Corpus {
    if self == .all { return corpus }
    let speakers = Set(corpus.items.map { Self.speaker(of: $0.id) })
      .sorted(by: NaturalOrder.isBefore)
    let mine = speakers.enumerated().filter { $0.offset.isMultiple(of: 2) == (self == .tune) }
    let names = Set(mine.map(\.element))
    return Corpus(
      name: corpus.name, items: corpus.items.filter { names.contains(Self.speaker(of: $0.id)) })
  }

  /// The speaker or story of a recording: its name without the numbers of pages and sentences at
  /// its end, as in `dr1-mcpm0_sa1` and `1-1_10_p02_s01`.
  static func speaker(of id: String) -> String {
    var parts = id.split(separator: "_")
    while parts.count > 1, let last = parts.last, isPlaceInText(last) { parts.removeLast() }
    return parts.joined(separator: "_")
  }

  private static func isPlaceInText(_ part: Substring) -> Bool {
    let letters = part.prefix { $0.isLetter }
    let digits = part.dropFirst(letters.count)
    return ["p", "s", "sa", "si", "sx"].contains(letters) && !digits.isEmpty
      && digits.allSatisfy(\.isNumber)
  }
}
