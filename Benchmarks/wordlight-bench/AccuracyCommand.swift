import CommandLineKit
import Files
import Narration
import Scoring
import WordTimeline

/// `wordlight-bench accuracy`: how far word times are from the truth.
enum AccuracyCommand: Command {
  static let corpus = Operand.one(
    "corpus", help: "a folder of <id>.<audio>, <id>.txt and <id>.words.json")
  static let half = Option.choice(
    "speakers", value: "half", default: CorpusHalf.all,
    help: "which half of the speakers or stories")
  static let json = Flag("json", help: "write the figures as JSON")
  static let save = Option.text(
    "save", value: "folder", help: "save every page's timings in this folder")
  static let from = Option.text(
    "from", value: "folder", help: "score timings saved there instead of aligning")
  static let worst = Option.integer(
    "worst", in: 0...10_000, default: 0, help: "list this many of the largest errors")

  static let declaration = CommandDeclaration(
    name: "accuracy", abstract: "Measures how far word times are from the truth of a corpus.",
    operands: [corpus],
    options: [
      half, json, save, from, worst, AlignerChoice.language, AlignerChoice.acousticModel,
      Option.output, Flag.quiet,
    ],
    discussion: """
      Errors are times found less true times, in milliseconds; a positive bias means late. Shares \
      within a limit count every word of the truth, so that a missing word is within none. A pause \
      is a gap of 50 ms or more in the truth.

      The halves share no speaker and no story: speakers in natural order are dealt to 'tune' and \
      'report' in turn.
      """,
    examples: [
      .init(
        "wordlight-bench accuracy Fixtures/maybe-said-mo --save out/scores",
        "Aligns the book, prints the figures and keeps the timings."),
      .init(
        "wordlight-bench accuracy Fixtures/maybe-said-mo --from out/scores --json",
        "Computes the figures again from the timings kept."),
    ])

  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    let corpus = arguments[half].select(from: try Corpus(folder: arguments[corpus]))
    let source: CorpusRun.Source =
      if let folder = arguments[from] {
        .saved(folder)
      } else {
        .aligner(try AlignerChoice.aligner(arguments))
      }
    let run = CorpusRun(source: source, saveFolder: arguments[save], console: console)
    let scores = try run.scores(of: corpus)
    let report = AccuracyReport(corpus: corpus.name, half: arguments[half], scores: scores)
    var text = arguments[json] ? JSONWriter(spreadDepth: 1).text(report.json) : report.text
    if arguments[worst] > 0, !arguments[json] {
      text += "\n\n" + WorstWords.text(scores, count: arguments[worst])
    }
    try AtomicWriter.write(text + "\n", to: arguments[.output] ?? "-")
    return .good
  }
}
