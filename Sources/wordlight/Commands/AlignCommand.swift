import CommandLineKit
import Files
import Narration
import TimingFormats
import WordTimeline

/// `wordlight align`: the timings of one page.
enum AlignCommand: Command {
  static let audio = Operand.one(
    "audio", help: "the recording of the page: any audio file, or - for standard input")
  static let text = Operand.one(
    "text", help: "the text as it is printed on the page, or - for standard input")
  static let language = Option.text(
    "language", short: "l", value: "tag", default: "en",
    help: "the language of the narration, a BCP 47 tag")
  static let acousticModel = Option.text(
    "acoustic-model", value: "folder", help: "a Sphinx acoustic model in place of the usual one")
  static let lexicon = Option.texts(
    "lexicon", value: "file",
    help: "how some words are spoken: a word and its IPA, ARPAbet or respelling on each line")
  static let id = Option.text(
    "id", value: "name", help: "the page's name; without it the text's file name")

  static let declaration = CommandDeclaration(
    name: "align", abstract: "Says when each printed word of one page is spoken.",
    operands: [audio, text],
    options: [Option.output, language, acousticModel, lexicon, id, KeptTimings.option]
      + ExportArguments.all + [
        Flag.strict, Flag.quiet,
      ],
    discussion: """
      What a producer must look at, and a summary, go to standard error. A page that failed (the \
      text is not what is spoken) exits 2, and is written only in formats that can say so.

      Without --format and -o the timings are Wordlight's own JSON. 'wordlight formats' lists the \
      others; the options from --level to --audio-name shape them, and never the times themselves.
      """,
    examples: [
      .init("wordlight align page.wav page.txt", "Prints the timings as JSON."),
      .init("wordlight align page.mp3 page.txt -o page.vtt", "Writes captions."),
      .init(
        "wordlight align page.wav page.txt --keep corrected.json -o page.json",
        "Aligns again around the words that were corrected at the desk."),
    ])

  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    guard arguments[audio] == "-" else {
      return try align(arguments, arguments[audio], console)
    }
    if arguments[text] == "-" {
      throw UsageError("only one of <audio> and <text> can be standard input")
    }
    return try StandardInput.withCopy(named: "audio") { try align(arguments, $0, console) }
  }

  private static func align(
    _ arguments: ParsedArguments, _ audioPath: String, _ console: Console
  ) throws -> ExitCode {
    let registry = FormatRegistry.standard
    let path = arguments[.output] ?? "-"
    let formatName = arguments[ExportArguments.format] ?? (path == "-" ? "json" : nil)
    let chosen = try registry.format(named: formatName, forPath: path)
    try ExportArguments.refuse([arguments[audio], arguments[text]] + arguments[lexicon], as: path)
    // An output that cannot be written should be told of before the work, not after.
    let output = try AtomicWriter(path)

    let input = try pageInput(arguments, audioPath)
    let aligner = try Aligner(options: alignerOptions(arguments))
    if console.isTerminal { console.progress("aligning \(input.id)") }
    let kept = try arguments[KeptTimings.option].map { try CorrectedPage(path: $0, for: input) }
    let page =
      try kept.map {
        try aligner.align(input, keeping: $0.timeline, changesAbove: $0.tolerance)
      } ?? aligner.align(input)
    console.endProgress()
    if let kept { KeptTimings.report(page, keeping: kept, to: console) }

    let summary = PageSummary(page, textPath: input.textPath)
    for remark in summary.remarks { console.report(remark, severity: .warning) }
    if let failure = summary.failure { console.report(failure) }
    if page.verdict == .failed, !chosen.facts.holds.contains(.remarks) {
      console.note("\(summary.line); nothing is written")
      return .failed
    }
    let files = try registry.write(
      page, format: chosen.facts.name, path: path,
      options: ExportArguments.options(arguments, path: path))
    try ExportArguments.write(files, to: path, output: output, console: console)
    console.note(summary.line)
    return exitCode(page.verdict, isStrict: arguments[Flag.strict])
  }

  private static func pageInput(
    _ arguments: ParsedArguments, _ audioPath: String
  ) throws -> PageInput {
    let textPath = arguments[text]
    let named = textPath == "-" ? audioPath : textPath
    return PageInput(
      id: arguments[id] ?? PathName.stem(of: named), audioPath: audioPath,
      text: try FileReader.text(of: textPath),
      textPath: textPath == "-" ? "standard input" : textPath)
  }

  private static func alignerOptions(_ arguments: ParsedArguments) -> AlignerOptions {
    var options = AlignerOptions()
    options.language = arguments[language]
    options.acousticModel = arguments[acousticModel]
    options.lexicons = arguments[lexicon]
    return options
  }
}
