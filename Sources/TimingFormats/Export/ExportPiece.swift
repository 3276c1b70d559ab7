public import WordTimeline

/// A piece of a page as a format writes it.
public struct ExportPiece: Sendable, Hashable {
  /// What it is called: `w3` for the third word, `w3p1` for its first phone, `ph2`, `s2`, `p1` for
  /// the second phrase, the second sentence, the page.
  public var id: String
  /// What it says.
  public var text: String
  /// What stands between it and the next piece: a space, nothing (in scripts without spaces), or
  /// for the last piece nothing.
  public var separator: String
  /// The words it is made of.
  public var words: Range<Int>
  /// Where it stands in the page's text.
  public var range: TextRange
  /// When it is spoken; nil where it is not.
  public var spoken: SampleSpan?
  /// While what it is lit; nil where it is not spoken.
  public var lit: SampleSpan?
  /// The least confidence of its words; nil where none has any.
  public var confidence: Double?
}

extension PageTimeline {
  /// The pieces of a page at a level, the unspoken ones included.
  func exportPieces(
    at level: TimelineLevel, policy: DisplayPolicy, rules: PhraseRules
  ) -> [ExportPiece] {
    var pieces = silentPieces(at: level, rules: rules)
    let spoken = pieces.indices.filter { pieces[$0].spoken != nil }
    let spans = policy.highlights(of: spoken.compactMap { pieces[$0].spoken }, in: self)
    for (index, span) in zip(spoken, spans) { pieces[index].lit = span }
    return pieces
  }

  private func silentPieces(at level: TimelineLevel, rules: PhraseRules) -> [ExportPiece] {
    switch level {
    case .phone:
      words.indices.flatMap { word in
        words[word].phones.enumerated().map { number, phone in
          ExportPiece(
            id: "w\(word + 1)p\(number + 1)", text: phone.name, separator: " ",
            words: word..<word + 1, range: words[word].range, spoken: phone.span,
            confidence: words[word].confidence)
        }
      }
    case .word: words.indices.map { piece("w\($0 + 1)", $0..<$0 + 1) }
    case .phrase: self.pieces(at: .phrase, rules: rules).numbered("ph", piece)
    case .sentence: self.pieces(at: .sentence, rules: rules).numbered("s", piece)
    case .page: words.isEmpty ? [] : [piece("p1", words.indices)]
    }
  }

  private func piece(_ id: String, _ indices: Range<Int>) -> ExportPiece {
    let spans = words[indices].lazy.compactMap(\.span)
    let first = words[indices.lowerBound].range.lowerBound
    let range = TextRange(first, max(first, words[indices.upperBound - 1].range.upperBound))
    let segment = TimedSegment(
      level: .word, words: indices, range: range, span: SampleSpan(start: 0, end: 0))
    var spoken: SampleSpan?
    if let start = spans.map(\.start).min(), let end = spans.map(\.end).max() {
      spoken = SampleSpan(start: start, end: end)
    }
    return ExportPiece(
      id: id, text: spelling(of: segment), separator: separator(after: indices.upperBound - 1),
      words: indices, range: range, spoken: spoken,
      confidence: words[indices].lazy.compactMap(\.confidence).min())
  }

  /// What stands in the text between a word and the next, on one line.
  private func separator(after index: Int) -> String {
    guard index + 1 < words.count else { return "" }
    let (end, next) = (words[index].range.upperBound, words[index + 1].range.lowerBound)
    guard end <= next, let gap = text.spelling(of: TextRange(end, next)) else { return " " }
    if gap == " " { return " " }
    return gap.contains(where: \.isWhitespace) ? " " : String(gap)
  }
}

extension [Range<Int>] {
  fileprivate func numbered(
    _ prefix: String, _ piece: (String, Range<Int>) -> ExportPiece
  ) -> [ExportPiece] {
    enumerated().map { piece("\(prefix)\($0 + 1)", $1) }
  }
}
