import CommandLineKit
import Files
import Reports
import WordTimeline

/// `wordlight merge`: the reports of all shares of a shelf, as one.
enum MergeCommand: Command {
  static let reports = Operand.many(
    "report", help: "the reports of all shares: report-1-of-4.json and so on")
  static let output = Option.text(
    "output", short: "o", value: "folder",
    help: "write report.json, report.html and report.xml here (default: beside the first report)")

  static let declaration = CommandDeclaration(
    name: "merge", abstract: "Joins the reports that 'book --shard' wrote on several machines.",
    operands: [reports], options: [output, Flag.strict, Flag.quiet],
    discussion: """
      The result is what one undivided run would have written. A share that is missing, there \
      twice, or made with another version or other options is an error.
      """,
    examples: [.init("wordlight merge out/report-*-of-16.json", "Sixteen shares in one folder.")])

  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    let shares = try arguments[reports].map { path in
      (file: path, report: try ShelfReport(json: FileReader.bytes(of: path), file: path))
    }
    let report = try ShelfReport(merging: shares)
    let folder = arguments[output] ?? PathName.folder(of: arguments[reports][0])
    let stem = PathName.join(folder, report.fileStem)
    try AtomicWriter.write(report.jsonFile(), to: stem + ".json")
    try AtomicWriter.write(report.junitFile(strictly: arguments[Flag.strict]), to: stem + ".xml")
    try AtomicWriter.write(report.htmlIndexFile(), to: stem + ".html")
    if !console.isQuiet { try console.answer(report.table()) }
    return exitCode(report.verdict, isStrict: arguments[Flag.strict])
  }
}

/// What a program tells its caller about the worst of several pages.
func exitCode(_ verdict: Verdict, isStrict: Bool) -> ExitCode {
  switch verdict {
  case .good: .good
  case .check: isStrict ? .check : .good
  case .failed: .failed
  }
}
