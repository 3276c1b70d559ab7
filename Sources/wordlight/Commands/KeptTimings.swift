import CommandLineKit
import Files
import Narration
import TimingFormats
import WordTimeline

/// How `--keep` reads corrected timings, and what it says came of them.
enum KeptTimings {
  static let option = Option.text(
    "keep", value: "file",
    help: "corrected timings of this page: what a person has set stays, the rest is placed between")

  /// Says which words are elsewhere than in the corrected file.
  static func report(_ result: PageTimeline, keeping page: CorrectedPage, to console: Console) {
    let moved = TimelineComparison(old: page.timeline, new: result, threshold: 1)
    let kept = result.words.count(where: \.isLocked)
    console.note(
      "\(kept) \(kept == 1 ? "word" : "words") kept, \(moved.changes.count) others changed:")
    for change in moved.changes {
      let start = change.start.map { "start \(DiffCommand.milliseconds($0))" }
      let end = change.end.map { "end \(DiffCommand.milliseconds($0))" }
      let what = [start, end].compactMap { $0 } + change.notes
      console.note("  \"\(change.text)\": \(what.joined(separator: ", "))")
    }
  }
}
