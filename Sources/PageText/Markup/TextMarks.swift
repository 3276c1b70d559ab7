/// The marks of a page's text by where they are, for words asked about in order.
struct TextMarks {
  /// Ways to speak, parts that are not read, in order; they do not overlap but for those that
  /// enclose each other.
  let spans: [MarkedText.Span]
  /// The stretches that are one printed word whatever white space is in them.
  let units: [Range<Int>]

  init(_ text: MarkedText) {
    spans = text.spans.filter { !$0.range.isEmpty }
      .sorted {
        ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
      }
    units = spans.compactMap { span in
      if case .spoken = span.mark { span.range } else { nil }
    }
  }

  /// The marks over each of a list of ranges in ascending order, the outer before the inner.
  func overlaps(of ranges: [Range<Int>]) -> [[MarkedText.Span]] {
    var next = 0
    var active: [MarkedText.Span] = []
    return ranges.map { range in
      while next < spans.count, spans[next].range.lowerBound < range.upperBound {
        active.append(spans[next])
        next += 1
      }
      active.removeAll { $0.range.upperBound <= range.lowerBound }
      return active
    }
  }
}
