import CommandLineKit
import Files
import Scoring
import WordTimeline

/// `wordlight-bench compare`: today's figures against a committed baseline.
enum CompareCommand: Command {
  static let baseline = Operand.one("baseline", help: "the file with the figures to compare with")
  static let corpus = Option.text(
    "corpus", value: "folder", default: "Fixtures/maybe-said-mo",
    help: "the recordings that the baseline was made on")
  static let record = Flag("record", help: "write today's figures into the baseline instead")

  static let declaration = CommandDeclaration(
    name: "compare", abstract: "Compares accuracy and instruction counts with a baseline.",
    operands: [baseline],
    options: [
      corpus, record, AlignerChoice.language, AlignerChoice.acousticModel, Flag.quiet,
    ],
    discussion: """
      Exit 1 means that something got worse. Instructions are counted for the first page of the \
      corpus where valgrind is installed; they may grow by 5 %, since processors and versions of \
      libraries differ a little.
      """)

  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    let corpus = try Corpus(folder: arguments[corpus])
    let aligner = try AlignerChoice.aligner(arguments)
    let scores = try CorpusRun(source: .aligner(aligner), console: console).scores(of: corpus)
    console.endProgress()
    let report = AccuracyReport(corpus: corpus.name, half: .all, scores: scores)
    let instructions = try instructions(for: corpus.items[0], console)
    let path = arguments[baseline]
    if arguments[record] {
      try AtomicWriter.write(
        JSONWriter(spreadDepth: 2).file(Baseline.json(report, instructions)), to: path)
      return .good
    }
    let old = try Baseline.read(path)
    let comparison = try Comparison(baseline: old.accuracy, now: report.json, file: path)
    try console.answer(comparison.text)
    var isWorse = comparison.isWorse
    if let before = old.instructions, let now = instructions {
      let ratio = Double(now) / Double(before)
      let mark = ratio > 1.05 ? "✘" : "✔"
      try console.answer(
        "\(mark) instructions: \(before) → \(now) (\(((ratio - 1) * 100).fixed(1)) %)")
      isWorse = isWorse || ratio > 1.05
    }
    return isWorse ? .check : .good
  }

  /// The instructions that aligning one page takes; nil, and a note, where they cannot be counted.
  private static func instructions(for item: Corpus.Item, _ console: Console) throws -> Int? {
    #if DEBUG
      console.note("instructions are not counted: this is a debug build")
      return nil
    #else
      guard InstructionCount.isAvailable else {
        console.note("instructions are not counted: valgrind is not installed")
        return nil
      }
      let scratch = try ScratchFolder()
      let arguments = [
        "align", item.audioPath, item.textPath, "--format", "json", "-o", "/dev/null",
      ]
      return try InstructionCount.measure(
        ProgramRun.wordlightPath(), arguments, scratch: scratch.path)
    #endif
  }
}
