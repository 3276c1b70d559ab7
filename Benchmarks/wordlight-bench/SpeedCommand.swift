import CommandLineKit
import Files
import Scoring
import WordTimeline

/// `wordlight-bench speed`: throughput, memory, and how both grow with the length of the audio.
enum SpeedCommand: Command {
  static let audio = Option.text(
    "pages", value: "folder", default: "Fixtures/maybe-said-mo",
    help: "a folder of 16-bit WAV pages with texts, repeated until the audio is long enough")
  static let longest = Option.integer(
    "longest", value: "seconds", in: 10...36_000, default: 7200,
    help: "the longest audio to be aligned")
  static let repeats = Option.integer(
    "repeats", in: 1...100, default: 3, help: "runs of each length; the fastest counts")
  static let json = Flag("json", help: "write the figures as JSON")

  static let declaration = CommandDeclaration(
    name: "speed", abstract: "Measures time and memory against the length of the audio.",
    options: [audio, longest, repeats, json, Option.output, Flag.quiet],
    discussion: """
      Each length is a run of the wordlight program that stands beside this one, on one core, from \
      its start to its end: loading of the model and lexicon included. Times real time is audio by \
      processor time, so that other programs on the machine do not count. Memory is the largest \
      resident set. A debug build is refused.
      """)

  /// The lengths of audio in seconds.
  private static let lengths = [10, 60, 600, 1800, 3600, 7200]

  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    try refuseDebugBuild()
    let program = try ProgramRun.wordlightPath()
    let book = try RepeatedBook(folder: arguments[audio])
    let scratch = try ScratchFolder()
    let oneCore = try ProgramRun.onOneCore()
    var figures: [SpeedFigure] = []
    for seconds in lengths where seconds <= arguments[longest] {
      console.progress("\(seconds) s of audio")
      let pages = try book.write(seconds: Double(seconds), into: scratch.path)
      let words = [
        program, "align", pages.audioPath, pages.textPath, "-o", scratch.path + "/out.json",
      ]
      let runs = try (0..<(seconds > 1000 ? 1 : arguments[repeats])).map { _ in
        try ProgramRun.measure(oneCore + words)
      }
      guard let best = runs.min(by: { $0.cpuSeconds < $1.cpuSeconds }) else { continue }
      figures.append(
        SpeedFigure(audioSeconds: pages.seconds, wordCount: pages.wordCount, run: best))
    }
    let text = arguments[json] ? SpeedFigure.json(figures) : SpeedFigure.text(figures)
    try AtomicWriter.write(text + "\n", to: arguments[.output] ?? "-")
    return .good
  }

  private static func refuseDebugBuild() throws {
    #if DEBUG
      throw UsageError(
        "a debug build says nothing about speed", remedy: "build with: make build")
    #endif
  }
}
