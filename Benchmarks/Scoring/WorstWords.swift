/// The words that an alignment has most wrong, to be listened to.
public enum WorstWords {
  /// A table of the `count` boundaries with the largest errors among the starts of `scores`.
  public static func text(_ scores: [PageScore], count: Int) -> String {
    let starts = scores.flatMap { score in
      score.boundaries.filter { $0.edge == .start }.map { (page: score.id, boundary: $0) }
    }
    let worst = starts.sorted { abs($0.boundary.error) > abs($1.boundary.error) }.prefix(count)
    let lines = worst.map { page, boundary in
      let confidence = boundary.confidence.map { ", confidence \($0.fixed(2))" } ?? ""
      return "  \((boundary.error * 1000).fixed(0)) ms  \(page): \(boundary.word) "
        + "(\(boundary.phones)\(confidence))"
    }
    return (["largest errors of word starts"] + lines).joined(separator: "\n")
  }
}
