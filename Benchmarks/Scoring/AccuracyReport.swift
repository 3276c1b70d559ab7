public import WordTimeline

/// What the scores of a corpus come to.
public struct AccuracyReport: Sendable, Hashable {
  /// The figures of one class of boundaries.
  public struct Group: Sendable, Hashable {
    /// The class's name.
    public var name: String
    /// Its figures.
    public var figures: ErrorFigures
  }

  /// The corpus's name.
  public var corpus: String
  /// Which half of it.
  public var half: CorpusHalf
  /// The number of recordings.
  public var recordings: Int
  /// The length of all recordings, in seconds.
  public var audioSeconds: Double
  /// The number of words in the truth.
  public var words: Int
  /// The words that have no time, each as `page: word`.
  public var missing: [String]
  /// Words that start before the one before them has ended.
  public var overlapping: Int
  /// Words that last no time.
  public var zeroLength: Int
  /// Words that start before the one before them starts.
  public var outOfOrder: Int
  /// How many pages have each verdict.
  public var verdicts: [Verdict: Int]
  /// Starts that are more than 60 ms late, which a reader notices.
  public var noticeablyLate: Int
  /// The figures of all starts; nil without words.
  public var starts: ErrorFigures?
  /// The figures of all ends; nil without words.
  public var ends: ErrorFigures?
  /// Starts by what is before them, and all those behind a silence, be it a pause or the page's start.
  public var startsByPlace: [Group]
  /// Ends by what is after them.
  public var endsByPlace: [Group]
  /// Starts by the phones on both sides, the largest groups first.
  public var startsByPhones: [Group]
  /// Confidence against accuracy.
  public var calibration: Calibration

  /// Sums up the scores of the pages of a corpus.
  public init(corpus: String, half: CorpusHalf, scores: [PageScore]) {
    self.corpus = corpus
    self.half = half
    recordings = scores.count
    audioSeconds = scores.map(\.audioSeconds).reduce(0, +)
    words = scores.map(\.wordCount).reduce(0, +)
    missing = scores.flatMap { score in score.missing.map { "\(score.id): \($0)" } }
    overlapping = scores.map(\.overlapping).reduce(0, +)
    zeroLength = scores.map(\.zeroLength).reduce(0, +)
    outOfOrder = scores.map(\.outOfOrder).reduce(0, +)
    verdicts = Dictionary(grouping: scores, by: \.verdict).mapValues(\.count)

    let boundaries = scores.flatMap(\.boundaries)
    let allStarts = boundaries.filter { $0.edge == .start }
    let allEnds = boundaries.filter { $0.edge == .end }
    noticeablyLate = allStarts.count { $0.error > 0.06 + 1e-9 }
    starts = ErrorFigures(allStarts.map(\.error), missing: missing.count)
    ends = ErrorFigures(allEnds.map(\.error), missing: missing.count)
    let afterSilence = ErrorFigures(allStarts.filter { $0.place != .neighbour }.map(\.error))
    startsByPlace =
      Self.groups(allStarts) { Self.startNames[$0.place] ?? "" }
      + (afterSilence.map { [Group(name: "after either", figures: $0)] } ?? [])
    endsByPlace = Self.groups(allEnds) { Self.endNames[$0.place] ?? "" }
    startsByPhones = Self.groups(allStarts, by: \.phones.description)
    calibration = Calibration(boundaries)
  }

  private static let startNames: [Boundary.Place: String] = [
    .pageEdge: "at page start", .pause: "after a pause", .neighbour: "between words",
  ]
  private static let endNames: [Boundary.Place: String] = [
    .pageEdge: "at page end", .pause: "before a pause", .neighbour: "between words",
  ]

  private static func groups(
    _ boundaries: [Boundary], by name: (Boundary) -> String
  ) -> [Group] {
    let groups = Dictionary(grouping: boundaries, by: name).compactMap { name, members in
      ErrorFigures(members.map(\.error)).map { Group(name: name, figures: $0) }
    }
    return groups.sorted { ($1.figures.count, $0.name) < ($0.figures.count, $1.name) }
  }
}
