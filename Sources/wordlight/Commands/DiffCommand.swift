import CommandLineKit
import Files
import TimingFormats
import WordTimeline

/// `wordlight diff`: what changed between two timings of a page.
enum DiffCommand: Command {
  static let old = Operand.one("old", help: "the timings before")
  static let new = Operand.one("new", help: "the timings after")
  static let threshold = Option.number(
    "threshold", value: "ms", in: 0...10_000, default: 1,
    help: "differences up to this count as none")
  static let json = Flag("json", help: "the differences as JSON")

  static let declaration = CommandDeclaration(
    name: "diff", abstract: "Says what changed between two timings of a page.",
    operands: [old, new], options: [threshold, TimingsFile.textFile, json, Flag.quiet],
    discussion: "The exit code is 1 when there is a difference, as with diff itself.")

  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    func page(_ path: String) throws -> PageTimeline {
      try FormatRegistry.standard.read(
        TimingsFile.source(path, text: arguments[TimingsFile.textFile]))
    }
    let comparison = TimelineComparison(
      old: try page(arguments[old]), new: try page(arguments[new]),
      threshold: arguments[threshold])
    if arguments[json] {
      let values = comparison.changes.map(value)
      try console.answer(JSONWriter(spreadDepth: 2).text(["changes": .array(values)]))
    } else {
      for change in comparison.changes { try console.answer(line(change)) }
    }
    console.note(summary(comparison))
    return comparison.changes.isEmpty ? .good : .check
  }

  private static func line(_ change: TimelineComparison.Change) -> String {
    let place = change.new.map { "word \($0 + 1)" } ?? change.old.map { "old word \($0 + 1)" } ?? ""
    let times = [("start", change.start), ("end", change.end)].compactMap { name, shift in
      shift.map { "\(name) \(milliseconds($0))" }
    }
    return "\(place) \"\(change.text)\": " + (times + change.notes).joined(separator: ", ")
  }

  private static func summary(_ comparison: TimelineComparison) -> String {
    let shifts = comparison.startShifts.map(abs).sorted()
    let changed = "\(comparison.commonCount) words in both, \(comparison.changes.count) changes"
    guard let greatest = shifts.last else { return changed }
    let median = shifts[shifts.count / 2]
    return changed + "; starts: median \(milliseconds(median)), greatest \(milliseconds(greatest))"
  }

  /// Milliseconds with one decimal and their sign.
  static func milliseconds(_ value: Double) -> String {
    let tenths = Int64((value * 10).rounded())
    return (tenths < 0 ? "" : "+") + decimalText(tenths, decimals: 1) + " ms"
  }

  private static func value(_ change: TimelineComparison.Change) -> JSONValue {
    var object: JSONObject = ["text": .string(change.text)]
    object["old"] = change.old.map(JSONValue.integer)
    object["new"] = change.new.map(JSONValue.integer)
    object["startMs"] = change.start.map { .decimal(Int64(($0 * 1000).rounded()), decimals: 3) }
    object["endMs"] = change.end.map { .decimal(Int64(($0 * 1000).rounded()), decimals: 3) }
    object["notes"] = .array(change.notes.map(JSONValue.string))
    return .object(object)
  }
}
