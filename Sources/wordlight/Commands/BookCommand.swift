import CommandLineKit
import Files
import Narration
import Reports
import TimingFormats

/// `wordlight book`: every page of a book, or of a shelf of books.
enum BookCommand: Command {
  static let paths = Operand.many(
    "path", atLeast: 0, help: "a folder of recordings and texts, a book.json, or a folder of books")
  static let output = Option.text(
    "output", short: "o", value: "folder", default: "timings", help: "write to this folder")
  static let formats = Option.texts(
    "format", short: "f", value: "names",
    help: "the formats to write, with commas between (default: json)")
  static let language = Option.text(
    "language", short: "l", value: "tag", default: "en",
    help: "the language of books that do not say theirs")
  static let acousticModel = Option.text(
    "acoustic-model", value: "folder", help: "a Sphinx acoustic model in place of the usual one")
  static let jobs = Option<Int?>(
    "jobs", short: "j", value: "n", default: nil,
    help: "pages at a time (default: as many as there are processors)",
    expectation: "a whole number from 1 to 512"
  ) { text, _ in Int(text).flatMap { (1...512).contains($0) ? .some($0) : nil } }
  static let cache = Option.text(
    "cache", value: "folder",
    help: "keep results for later runs here (default: .wordlight/cache in the output)")
  static let shard = Option<Shard?>(
    "shard", value: "i/n", default: nil,
    help: "work on the i-th of n equal shares of the books, for 'wordlight merge' to join",
    expectation: "a share such as 3/16"
  ) { text, _ in Shard(text).map { .some($0) } }
  static let keep = Option.text(
    "keep", value: "path",
    help: "corrected timings, whose locked words stay: a book's file, or a folder of pages' files")
  static let jsonProgress = Flag(
    "json-progress", help: "tell progress as lines of JSON on standard error")
  static let initialise = Flag(
    "init", help: "write a book.json from each folder's files, and do nothing else")
  static let schema = Flag(
    "schema", help: "print the JSON schema of book.json, and do nothing else")

  static let declaration = CommandDeclaration(
    name: "book", abstract: "Times every page of a book, and says whether the book is ready.",
    operands: [paths],
    options: [output, formats] + ExportArguments.shaping + [
      language, acousticModel, AlignCommand.lexicon, keep, jobs, cache, shard, jsonProgress,
      initialise,
      schema, Flag.strict,
      Flag.quiet,
    ],
    discussion: """
      A page is a recording and a text of the same name (page-01.wav and page-01.txt), or of the \
      same number. One recording beside several texts is the whole book: the pages are found in \
      it. A book.json says what names cannot: title, narrator, languages, cues; --init writes one.

      The output holds book.* and report.html for each book, pages/* for each page, and \
      report.json, report.xml (JUnit) for all. Several books get a folder each.

      Words that were corrected (in 'wordlight preview --edit') stay with --keep. For several books \
      it names a folder that holds what is kept of each, as BOOK.json or in a folder BOOK.

      A page that fails stops nobody. What was done before is not done again unless something \
      that it depends on has changed, so an interrupted run is continued by starting it again. The \
      files are the same for any --jobs.
      """,
    examples: [
      .init("wordlight book STORY -o out --format json,smil,vtt", "One book, three formats."),
      .init("wordlight book books/* -o out --strict", "A shelf; exit 1 unless all is good."),
      .init("wordlight book STORY -o out --keep corrected.json", "Again, around corrections."),
      .init("wordlight book books -o out --shard 3/16", "A sixteenth of a catalogue."),
    ])

  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    if arguments[schema] {
      try console.answer(BookFile.schema)
      return .good
    }
    guard !arguments[paths].isEmpty else {
      throw UsageError("a <path> is missing", remedy: "name the folder of a book")
    }
    if arguments[initialise] { return try writeDescriptions(arguments[paths], console) }
    var aligning = AlignerOptions()
    aligning.language = arguments[language]
    aligning.acousticModel = arguments[acousticModel]
    aligning.lexicons = arguments[AlignCommand.lexicon]
    let run = ShelfRun(aligner: try AlignerSource(aligning), options: options(arguments))
    let shelf = try Shelf(paths: arguments[paths])
    var progress = BookProgress(console, asJSON: arguments[jsonProgress])
    let report = try run.run(shelf) { progress.show($0) }
    progress.end()
    if !console.isQuiet { try console.answer(report.table()) }
    return exitCode(report.verdict, isStrict: arguments[Flag.strict])
  }

  private static func options(_ arguments: ParsedArguments) -> ShelfRunOptions {
    let names = arguments[formats].flatMap { $0.split(separator: ",").map(String.init) }
    return ShelfRunOptions(
      output: arguments[output], cache: arguments[cache], corrections: arguments[keep],
      formats: names.isEmpty ? ["json"] : names,
      export: ExportArguments.shapingOptions(arguments),
      jobs: arguments[jobs] ?? ProcessorCount.available, shard: arguments[shard],
      isStrict: arguments[Flag.strict])
  }

  private static func writeDescriptions(
    _ paths: [String], _ console: Console
  ) throws -> ExitCode {
    for path in try BookFile.initialise(paths) { console.note("wrote \(path)") }
    return .good
  }
}
