import CommandLineKit
import Files
import Narration
import Scoring
import WordTimeline

/// `wordlight-bench synthetic`: how far word times are from those of speech that was synthesised.
enum SyntheticCommand: Command {
  static let texts = Operand.one(
    "texts", help: "a folder of texts named by their language, such as sw.txt")
  static let noise = Option<Int?>(
    "noise", value: "dB", default: nil,
    help: "add the noise of a room, so many decibels under the speech (default: none)",
    expectation: "a whole number from 0 to 96"
  ) { text, _ in Int(text).flatMap { (0...96).contains($0) ? .some($0) : nil } }
  static let save = Option.text(
    "save", value: "folder",
    help: "keep each language's recordings, texts and times in a folder in this one")

  static let declaration = CommandDeclaration(
    name: "synthetic", abstract: "Measures word times in many languages on synthetic speech.",
    operands: [texts], options: [noise, save, Option.output, Flag.quiet],
    discussion: """
      eSpeak NG reads the texts and says to the sample when each word starts. Blank lines part a \
      text's pages. Words that it joins to the one before them have no known time and are not \
      counted. The usual acoustic model is used for every language.

      The recordings kept with --save are corpora for 'accuracy'.
      """,
    examples: [
      .init("wordlight-bench synthetic Benchmarks/synthetic", "All languages."),
      .init(
        "wordlight-bench synthetic Benchmarks/synthetic --noise 50",
        "The same in a quiet room: eSpeak NG's own silence is emptier than any."),
    ])

  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    let folder = arguments[texts]
    let names = try Folder.names(in: folder).filter { PathName.pathExtension(of: $0) == "txt" }
    guard !names.isEmpty else {
      throw UsageError("\(folder) holds no text", remedy: "name a folder of texts such as sw.txt")
    }
    var lines = [row("language", ["words", "unknown"] + columns)]
    var all: [PageScore] = []
    var allUnknown = 0
    for name in names {
      let corpus = try SyntheticCorpus(
        path: PathName.join(folder, name), noiseDepth: arguments[noise])
      let (scores, unknown) = try scores(corpus, save: arguments[save], console: console)
      lines.append(row(corpus.language, scores, unknown: unknown))
      all += scores
      allUnknown += unknown
    }
    lines.append(row("all", all, unknown: allUnknown))
    console.endProgress()
    try AtomicWriter.write(lines.joined(separator: "\n") + "\n", to: arguments[.output] ?? "-")
    return .good
  }

  private static func scores(
    _ corpus: SyntheticCorpus, save: String?, console: Console
  ) throws -> (scores: [PageScore], unknown: Int) {
    let scratch = try ScratchFolder()
    let folder = save.map { PathName.join($0, corpus.language) } ?? scratch.path
    let unknown = try corpus.write(into: folder)
    let options = AlignerOptions(language: corpus.language)
    let run = CorpusRun(
      source: .aligner(try Aligner(options: options)), saveFolder: nil, console: console)
    return (try run.scores(of: Corpus(folder: folder)), unknown)
  }

  private static let limits = [20, 50, 100]
  private static let columns = ["median", "mean"] + limits.map { "≤\($0)" } + ["failed"]

  private static func row(_ name: String, _ scores: [PageScore], unknown: Int) -> String {
    let report = AccuracyReport(corpus: name, half: .all, scores: scores)
    guard let starts = report.starts else { return row(name, ["0", "\(unknown)"]) }
    return row(
      name,
      ["\(report.words)", "\(unknown)", starts.median.fixed(1), starts.mean.fixed(1)]
        + limits.map { (100 * starts.share(within: $0)).fixed(1) }
        + ["\(report.verdicts[.failed] ?? 0)"])
  }

  private static func row(_ name: String, _ cells: [String]) -> String {
    TableRow.text(name, cells, nameWidth: 10)
  }
}
