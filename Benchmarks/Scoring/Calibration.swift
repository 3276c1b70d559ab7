/// How the confidence that an aligner gives compares with how often it is right.
public struct Calibration: Sendable, Hashable {
  /// Words of about the same confidence.
  public struct Bin: Sendable, Hashable {
    /// The confidence from which on words are in the bin, up to the next bin's.
    public var lowest: Double
    /// The number of words.
    public var count: Int
    /// The mean of their confidence.
    public var meanConfidence: Double
    /// The share of them whose start is within 50 ms of the truth.
    public var shareWithin50: Double
  }

  /// Where bins begin: finer towards 1, where most words are.
  static let edges = [0, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98, 0.99]

  /// The bins that hold words, from low to high confidence.
  public var bins: [Bin]
  /// The mean distance between confidence and share over the bins, weighted by their words.
  public var expectedError: Double

  /// Compares the starts among `boundaries`; those without confidence are left out.
  public init(_ boundaries: [Boundary]) {
    let starts = boundaries.compactMap { boundary -> (confidence: Double, isRight: Bool)? in
      guard boundary.edge == .start, let confidence = boundary.confidence else { return nil }
      return (confidence, abs(boundary.error) <= 0.05 + 1e-9)
    }
    bins = Self.edges.indices.compactMap { index in
      let lowest = Self.edges[index]
      let highest = index + 1 < Self.edges.count ? Self.edges[index + 1] : Double.infinity
      let members = starts.filter { lowest <= $0.confidence && $0.confidence < highest }
      guard !members.isEmpty else { return nil }
      let count = Double(members.count)
      return Bin(
        lowest: lowest, count: members.count,
        meanConfidence: members.map(\.confidence).reduce(0, +) / count,
        shareWithin50: Double(members.count(where: \.isRight)) / count)
    }
    let distances = bins.map { Double($0.count) * abs($0.meanConfidence - $0.shareWithin50) }
    expectedError = distances.reduce(0, +) / Double(max(1, starts.count))
  }
}
