/// How finely a page is cut into pieces that light up together.
public enum TimelineLevel: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
  /// The sounds of a word.
  case phone
  /// The printed words.
  case word
  /// What is said in one breath: up to a comma, a dash, a colon, or a pause.
  case phrase
  /// Up to a full stop, a question or an exclamation mark, or a blank line.
  case sentence
  /// Everything.
  case page

  /// A finer level is less than a coarser one.
  public static func < (one: TimelineLevel, other: TimelineLevel) -> Bool { one.rank < other.rank }

  private var rank: Int {
    switch self {
    case .phone: 0
    case .word: 1
    case .phrase: 2
    case .sentence: 3
    case .page: 4
    }
  }
}

/// A piece of a page that is spoken in one stretch.
public struct TimedSegment: Sendable, Hashable {
  /// How fine a piece it is.
  public var level: TimelineLevel
  /// The words it is made of, as indices; a phone names the word it belongs to.
  public var words: Range<Int>
  /// Which of its word's phones it is; nil on any other level.
  public var phone: Int?
  /// Where it stands in the page's text.
  public var range: TextRange
  /// When it is spoken: from the start of its first aligned word to the end of its last.
  public var span: SampleSpan

  /// Makes a piece of a page.
  public init(
    level: TimelineLevel, words: Range<Int>, phone: Int? = nil, range: TextRange, span: SampleSpan
  ) {
    self.level = level
    self.words = words
    self.phone = phone
    self.range = range
    self.span = span
  }
}

extension PageTimeline {
  /// The page cut into pieces of one level, in reading order. Pieces that are not spoken at all (a
  /// skipped sentence, a lone dash) are left out.
  ///
  /// - Complexity: linear in the text.
  public func segments(at level: TimelineLevel, rules: PhraseRules = PhraseRules())
    -> [TimedSegment]
  {
    switch level {
    case .phone: words.indices.flatMap(phones(ofWord:))
    case .word: words.indices.compactMap { segment(of: $0..<$0 + 1, at: .word) }
    case .phrase, .sentence:
      pieces(at: level, rules: rules).compactMap { segment(of: $0, at: level) }
    case .page: segment(of: words.indices, at: .page).map { [$0] } ?? []
    }
  }

  /// The words of a page grouped into phrases or sentences, the unspoken ones included: every word
  /// is in exactly one group.
  ///
  /// - Precondition: `level` is `phrase` or `sentence`.
  public func pieces(at level: TimelineLevel, rules: PhraseRules = PhraseRules()) -> [Range<Int>] {
    precondition(level == .phrase || level == .sentence, "only phrases and sentences are pieces")
    var pieces: [Range<Int>] = []
    var first = 0
    for last in words.indices where rules.endsPiece(after: last, at: level, in: self) {
      pieces.append(first..<last + 1)
      first = last + 1
    }
    return pieces
  }

  /// What a piece of the page says: its text with every run of white space as one space.
  public func spelling(of segment: TimedSegment) -> String {
    if let phone = segment.phone { return words[segment.words.lowerBound].phones[phone].name }
    if segment.words.count == 1 {
      let word = words[segment.words.lowerBound].text
      let isOneRun = !word.utf8.contains { $0 <= 0x20 }
      return isOneRun ? word : word.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    guard let spelling = text.spelling(of: segment.range) else {
      return words[segment.words].map(\.text).joined(separator: " ")
    }
    return spelling.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func segment(of indices: Range<Int>, at level: TimelineLevel) -> TimedSegment? {
    let spans = words[indices].lazy.compactMap(\.span)
    guard let start = spans.map(\.start).min(), let end = spans.map(\.end).max() else { return nil }
    let first = words[indices.lowerBound].range
    let last = words[indices.upperBound - 1].range
    return TimedSegment(
      level: level, words: indices,
      range: TextRange(first.lowerBound, max(first.lowerBound, last.upperBound)),
      span: SampleSpan(start: start, end: end))
  }

  private func phones(ofWord index: Int) -> [TimedSegment] {
    words[index].phones.indices.map { phone in
      TimedSegment(
        level: .phone, words: index..<index + 1, phone: phone, range: words[index].range,
        span: words[index].phones[phone].span)
    }
  }
}
