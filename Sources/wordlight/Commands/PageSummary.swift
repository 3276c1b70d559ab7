import Files
import WordTimeline

/// What `align` tells about a page on standard error.
struct PageSummary {
  private let page: PageTimeline
  private let textPath: String?

  init(_ page: PageTimeline, textPath: String?) {
    self.page = page
    self.textPath = textPath
  }

  /// Why the page failed; nil when it did not.
  var failure: Diagnostic? {
    guard page.verdict == .failed else { return nil }
    let audio = page.audio.name ?? "the recording"
    let isSilent = page.remarks.contains { $0.kind == .noSpeech }
    return Diagnostic(
      .badData, file: textPath ?? page.id,
      problem: isSilent
        ? "there is no speech in \(audio)" : "this text is not what is spoken in \(audio)",
      remedy: "check that text, recording and --language belong together")
  }

  /// The page's remarks, each at its place in the text.
  var remarks: [Diagnostic] {
    page.remarks.map { remark in
      let word = remark.words.flatMap {
        page.words.indices.contains($0.lowerBound) ? $0.lowerBound : nil
      }
      let place = word.map { self.place(of: page.words[$0]) }
      let time = remark.span.map { " (at \(seconds($0.start)) s)" } ?? ""
      return Diagnostic(
        .badData, file: textPath ?? page.id, line: place?.line, column: place?.column,
        problem: remark.message + time)
    }
  }

  /// The page in one line: verdict, words, silence at both ends, and how much there is to look at.
  var line: String {
    let timed = page.words.compactMap(\.span)
    let voiced = page.words.count { $0.status != .unvoiced }
    var parts = ["\(page.id): \(page.verdict.rawValue)", "\(timed.count) of \(voiced) words timed"]
    if let first = timed.first, let last = timed.last {
      let head = seconds(first.start - page.extent.start)
      let tail = seconds(page.extent.end - last.end)
      parts.append("\(head) s before the first, \(tail) s after the last")
    }
    let toLookAt = Set(page.remarks.compactMap(\.words).flatMap { $0 }).count
    if toLookAt > 0 { parts.append("\(toLookAt) to look at") }
    return parts.joined(separator: ", ")
  }

  private func seconds(_ samples: Int64) -> String {
    let rate = Int64(page.audio.sampleRate)
    let milliseconds = (samples * 1000 + rate / 2) / rate
    let digits = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
  }

  private func place(of word: TimedWord) -> (line: Int, column: Int) {
    let before = String(decoding: page.text.utf8.prefix(word.range.lowerBound), as: UTF8.self)
    let lines = before.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return (lines.count, (lines.last?.count ?? 0) + 1)
  }
}
