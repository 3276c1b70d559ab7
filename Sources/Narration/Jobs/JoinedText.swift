import Files
import WordTimeline

/// The texts of the pages that share one recording, as one text, and the way back: from the times
/// of all words to the part of the recording that is each page's.
///
/// ```
/// recording   ▁▃▆▃▁▁▂▇▅▁_______▁▅▇▃▂▁▁▃▆▂_______▁▂▆▃▁
/// pages       1 1 1 1 1 1 1 1 │ 2 2 2 2 2 2 2 2 2 │ 3 3 3     cut in the pauses
/// ```
struct JoinedText {
  /// The longest silence before a page's first word, in seconds. A pause between pages is the end
  /// of the page before: a reader looks on for a moment, turns the page, and then wants to hear it.
  /// The recordings of separate pages that were measured begin 0.2 to 0.3 s before their first
  /// word, and end 0.9 to 1.5 s after their last one.
  static let longestLead = 0.25

  /// All pages' texts, each its own paragraph.
  let text: String
  /// Where each page stands in it, in UTF-8 bytes.
  let ranges: [TextRange]

  /// Joins the texts of pages, in reading order.
  init(pages: [String]) {
    var text = ""
    var ranges: [TextRange] = []
    for page in pages {
      if !ranges.isEmpty { text += "\n\n" }
      let start = text.utf8.count
      text += page
      ranges.append(TextRange(start, text.utf8.count))
    }
    self.text = text
    self.ranges = ranges
  }

  /// The part of the recording that is each page's; nil for a page of which nothing is spoken.
  ///
  /// The first page begins with the recording, the last one ends with it. Between two pages the cut
  /// is in the middle of the pause, or ``longestLead`` before the next word where that is later.
  ///
  /// - Parameters:
  ///   - timeline: the times of this text's words.
  ///   - silences: the recording's long silences (see ``PageAligning/silences(inRecording:)``).
  func stretches(in timeline: PageTimeline, silences: [SampleSpan]) -> [AudioStretch?] {
    let spoken = ranges.map { spokenSpan(of: $0, in: timeline) }
    let found = spoken.indices.filter { spoken[$0] != nil }
    var joints = PageJoints(between: spoken.compactMap(\.self))
    joints.move(
      to: silences, drawnAcross: timeline.words.compactMap(\.span),
      rate: timeline.audio.sampleRate)
    let lead = Int64((Self.longestLead * Double(timeline.audio.sampleRate)).rounded())
    var result = [AudioStretch?](repeating: nil, count: ranges.count)
    var start: Int64 = 0
    for (place, page) in found.enumerated() {
      let gap = place < joints.gaps.count ? joints.gaps[place] : nil
      // Times never run backwards, so the cut lies behind the page's last word.
      let end = gap.map { max(($0.start + $0.end) / 2, $0.end - lead) }
      if end.map({ $0 > start }) ?? (start < timeline.audio.sampleCount) {
        result[page] = AudioStretch(
          startSeconds: timeline.audio.seconds(start), endSeconds: end.map(timeline.audio.seconds))
      }
      start = end ?? start
    }
    return result
  }

  /// From the first to the last spoken word of a page.
  private func spokenSpan(of range: TextRange, in timeline: PageTimeline) -> SampleSpan? {
    let spans = timeline.words.lazy
      .filter {
        range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound
      }
      .compactMap(\.span)
    guard let start = spans.map(\.start).min(), let end = spans.map(\.end).max() else { return nil }
    return SampleSpan(start: start, end: end)
  }
}
