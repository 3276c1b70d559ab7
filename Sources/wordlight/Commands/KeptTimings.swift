import CommandLineKit
import Files
import Narration
import TimingFormats
import WordTimeline

/// How `--keep` reads corrected timings, and what it says came of them.
struct KeptTimings {
  static let option = Option.text(
    "keep", value: "file",
    help: "corrected timings of this page: what a person has set stays, the rest is placed between")

  /// The corrected page.
  let page: PageTimeline
  /// The difference from a fresh alignment that makes a word a corrected one, in milliseconds; nil
  /// where the file says itself which words are locked.
  let tolerance: Double?

  /// A word that somebody has moved by no more than this has not been moved.
  private static let usualTolerance = 2.0

  /// Reads the corrected timings of a page. In a whole book's they are found by the page's name.
  init(path: String, for input: PageInput) throws {
    let source = try TimingsFile.source(
      path, printed: (input.text, input.textPath), language: input.language,
      audio: TimingsFile.recording(input.audioPath).reference)
    if source.isBook {
      let pages = try FormatRegistry.standard.readBook(source).pages.map(\.timeline)
      guard let page = pages.first(where: { $0.id == input.id }) else {
        throw FileError(
          Diagnostic(
            .badData, file: path, problem: "this book has no page called \"\(input.id)\"",
            remedy: "name the page with --id, one of: \(pages.map(\.id).joined(separator: ", "))"))
      }
      self.page = page
      tolerance = nil
      return
    }
    let reader = try FormatRegistry.standard.reader(of: source)
    page = try reader.read(source)
    tolerance = KeptTimings.tolerance(of: reader.facts)
  }

  private static func tolerance(of facts: FormatFacts) -> Double? {
    guard !facts.holds.contains(.readings) else { return nil }
    if case .perSecond(let parts) = facts.resolution {
      return usualTolerance + 1000 / Double(parts)
    }
    return usualTolerance
  }

  /// Says which words are elsewhere than in the corrected file.
  func report(_ result: PageTimeline, to console: Console) {
    let moved = TimelineComparison(old: page, new: result, threshold: 1)
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
