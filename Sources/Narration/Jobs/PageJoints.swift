import WordTimeline

/// Where the pages of one recording meet: for each two that follow each other, from the last word
/// of one to the first of the next.
///
/// The text of a whole book is long, pages of picture books say the same again and again, and
/// whoever speaks another language than the acoustic model's is not well understood. So it happens
/// that a page's first words are squeezed into the last sound before the pause in which the page is
/// turned, and one of them is drawn across it. No word is spoken across half a second of silence:
/// such a pause is the joint that was missed.
///
/// ```
/// recording   ▁▃▆▃▁▁▂▇▅▁_______▁▅▇▃▂▁▁▃▆▂▁
/// words       ├──1──┤├1┤├──2──────┤├2┤├─2┤     page 2 begins after the silence, not before
/// ```
struct PageJoints {
  /// The joints in rising order, in samples.
  private(set) var gaps: [SampleSpan]

  /// How far from a joint a silence may lie to be it, in seconds.
  private static let reach = 1.0
  /// The part of a silence that a word must cover to be thought misplaced, in seconds: ends of words
  /// are not found more exactly than that.
  private static let covered = 0.25

  /// Joints between pages that begin with their first and end with their last spoken word.
  init(between pages: [SampleSpan]) {
    gaps = zip(pages, pages.dropFirst()).map { one, next in
      SampleSpan(start: one.end, end: max(one.end, next.start))
    }
  }

  /// Moves each joint that is no silence to the longest silence near it across which a word was
  /// drawn, if there is one.
  ///
  /// A silence is considered for the nearest joint only, so that joints stay in order.
  mutating func move(to silences: [SampleSpan], drawnAcross words: [SampleSpan], rate: Int) {
    let covered = Int64(PageJoints.covered * Double(rate))
    let reach = Int64(PageJoints.reach * Double(rate))
    func isSilent(_ gap: SampleSpan) -> Bool {
      silences.contains { gap.overlap(with: $0) >= covered }
    }
    var found: [Int: SampleSpan] = [:]
    for silence in silences where words.contains(where: { $0.overlap(with: silence) >= covered }) {
      let distances = gaps.map { $0.distance(to: silence) }
      guard let nearest = distances.indices.min(by: { distances[$0] < distances[$1] }),
        distances[nearest] <= reach, !isSilent(gaps[nearest])
      else { continue }
      if silence.count > found[nearest]?.count ?? 0 { found[nearest] = silence }
    }
    for (place, silence) in found { gaps[place] = silence }
  }
}

extension SampleSpan {
  /// How many samples lie in both.
  fileprivate func overlap(with other: SampleSpan) -> Int64 {
    max(0, min(end, other.end) - max(start, other.start))
  }

  /// How many samples lie between the two; 0 where they touch.
  fileprivate func distance(to other: SampleSpan) -> Int64 {
    max(0, start - other.end, other.start - end)
  }
}
