public import WordTimeline

/// How one page's timings compare with the truth.
public struct PageScore: Sendable, Hashable {
  /// The page's name.
  public var id: String
  /// The page's verdict.
  public var verdict: Verdict
  /// The length of the recording in seconds.
  public var audioSeconds: Double
  /// The number of words in the truth.
  public var wordCount: Int
  /// The words of the truth that have no time.
  public var missing: [String]
  /// Words of the timeline that start before the one before them has ended.
  public var overlapping: Int
  /// Words of the timeline that last no time.
  public var zeroLength: Int
  /// Words of the timeline that start before the one before them starts.
  public var outOfOrder: Int
  /// The starts and ends of the words that have times.
  public var boundaries: [Boundary]
}

extension PageScore {
  /// Compares a page's timings with the truth.
  ///
  /// A token of the truth is timed by the aligned words of the timeline that stand in its place
  /// in the text, so that it does not matter where the aligner divides words. Words whose true
  /// times are not known are not counted.
  ///
  /// - Throws: ``ScoringError`` when the reference is not one of this text.
  public init(_ page: PageTimeline, reference: [ReferenceWord]) throws(ScoringError) {
    let tokens = SpokenToken.tokens(of: page.text)
    guard tokens.map(\.text) == reference.map(\.text) else {
      throw ScoringError(
        file: page.id, problem: "the reference's words are not those of the text",
        remedy: "give the reference one entry for each token that holds a letter or a digit")
    }
    id = page.id
    verdict = page.verdict
    audioSeconds = page.audio.duration
    wordCount = reference.count { $0.start != nil }
    missing = []
    boundaries = []
    (overlapping, zeroLength, outOfOrder) = Self.disorder(of: page)

    let timed = tokens.map { TimedToken($0, in: page) }
    for index in reference.indices where reference[index].start != nil {
      guard let token = timed[index] else {
        missing.append(reference[index].text)
        continue
      }
      let isLast = index + 1 == reference.count
      boundaries += [
        Self.start(of: token, index, after: index > 0 ? timed[index - 1] : nil, reference),
        Self.end(of: token, index, before: isLast ? nil : timed[index + 1], reference),
      ].compactMap(\.self)
    }
  }

  private static func start(
    of token: TimedToken, _ index: Int, after previous: TimedToken?, _ reference: [ReferenceWord]
  ) -> Boundary? {
    let word = reference[index]
    guard let start = word.start else { return nil }
    let place = place(index == 0 ? nil : start - (reference[index - 1].end ?? start))
    let before = place == .neighbour ? previous?.lastPhone ?? .other : .silence
    return Boundary(
      word: word.text, edge: .start, place: place, phones: PhonePair(before, token.firstPhone),
      error: token.start - start, confidence: token.confidence)
  }

  private static func end(
    of token: TimedToken, _ index: Int, before next: TimedToken?, _ reference: [ReferenceWord]
  ) -> Boundary? {
    let word = reference[index]
    guard let end = word.end else { return nil }
    let isLast = index + 1 == reference.count
    let place = place(isLast ? nil : (reference[index + 1].start ?? end) - end)
    let after = place == .neighbour ? next?.firstPhone ?? .other : .silence
    return Boundary(
      word: word.text, edge: .end, place: place, phones: PhonePair(token.lastPhone, after),
      error: token.end - end, confidence: token.confidence)
  }

  /// The place of a boundary that lies `gap` seconds from its neighbour; nil where it has none.
  private static func place(_ gap: Double?) -> Boundary.Place {
    guard let gap else { return .pageEdge }
    return gap >= Boundary.shortestPause ? .pause : .neighbour
  }

  private static func disorder(of page: PageTimeline) -> (Int, Int, Int) {
    let spans = page.words.compactMap(\.span)
    let pairs = zip(spans, spans.dropFirst())
    return (
      pairs.count { $1.start < $0.end }, spans.count { $0.count == 0 },
      pairs.count { $1.start < $0.start }
    )
  }
}

/// The times that a timeline gives to a token of the text.
private struct TimedToken {
  var start: Double
  var end: Double
  var confidence: Double?
  var firstPhone: PhoneClass
  var lastPhone: PhoneClass

  /// Nil when no aligned word stands there.
  init?(_ token: SpokenToken, in page: PageTimeline) {
    let words = page.words.filter { word in
      word.span != nil && word.range.lowerBound < token.range.upperBound
        && token.range.lowerBound < word.range.upperBound
    }
    let spans = words.compactMap(\.span)
    guard let start = spans.map(\.start).min(), let end = spans.map(\.end).max() else { return nil }
    self.start = page.audio.seconds(start)
    self.end = page.audio.seconds(end)
    confidence = words.compactMap(\.confidence).min()
    let phones = words.flatMap(\.phones)
    firstPhone = phones.first.map { PhoneClass($0.name) } ?? .other
    lastPhone = phones.last.map { PhoneClass($0.name) } ?? .other
  }
}
