import CommandLineKit
import Files
import TimingFormats
import WordTimeline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `wordlight-bench formats`: how long every format takes to write and to read.
enum FormatsCommand: Command {
  static let words = Option.integer(
    "words", in: 1...10_000_000, default: 100_000, help: "words of the page written")
  static let json = Flag("json", help: "write the figures as JSON")

  static let declaration = CommandDeclaration(
    name: "formats", abstract: "Measures how long every format takes to write and to read.",
    options: [words, json, Option.output, Flag.quiet],
    discussion: """
      The page is made up: short sentences, every fourth word followed by a pause. Seconds are the \
      processor's.
      """)

  /// One format's figures, in seconds of the processor.
  private struct Figure {
    var name: String
    var write: Double
    var read: Double?
    var bytes: Int
  }

  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    let page = page(wordCount: arguments[words])
    let figures = try FormatRegistry.standard.formats.compactMap { format -> Figure? in
      guard format is any TimingWriter else { return nil }
      console.progress(format.facts.name)
      return try figure(format, page)
    }
    let text = arguments[json] ? json(figures) : table(figures)
    try AtomicWriter.write(text + "\n", to: arguments[.output] ?? "-")
    return .good
  }

  private static func figure(_ format: any TimingFormat, _ page: PageTimeline) throws -> Figure {
    let registry = FormatRegistry.standard
    let name = format.facts.name
    var options = ExportOptions()
    options.resources = { _ in [0] }
    var files: [OutputFile] = []
    let write = try seconds {
      files = try registry.write(page, format: name, path: nil, options: options)
    }
    var read: Double?
    if format is any TimingReader {
      let others = files
      let source = FormatSource(name: nil, bytes: files[0].bytes) { path in
        others.first { path.hasSuffix("." + ($0.fileExtension ?? " ")) }?.bytes
      }
      read = try seconds { _ = try registry.read(source, format: name) }
    }
    return Figure(
      name: name, write: write, read: read,
      bytes: files.map(\.bytes.count).reduce(0, +))
  }

  /// The processor's seconds that some work takes; those of the clock on the wall would count what
  /// else the machine does.
  private static func seconds(_ work: () throws -> Void) rethrows -> Double {
    let start = clock()
    try work()
    return Double(clock() - start) / Double(CLOCKS_PER_SEC)
  }

  /// A page of made-up words of 300 ms each at 44.1 kHz.
  private static func page(wordCount: Int) -> PageTimeline {
    let spellings = ["“Wake", "up,", "Bo!”", "said", "Zoë", "to", "the", "duck."]
    var text = ""
    var words: [TimedWord] = []
    var position: Int64 = 4410
    for number in 0..<wordCount {
      let spelling = spellings[number % spellings.count]
      if number > 0 { text += number % 16 == 0 ? "\n" : " " }
      let start = text.utf8.count
      text += spelling
      let span = SampleSpan(start: position, end: position + 13_230)
      position = span.end + (number % 4 == 3 ? 22_050 : 0)
      words.append(
        TimedWord(
          text: spelling, range: TextRange(start, text.utf8.count), status: .aligned, span: span,
          confidence: 0.97))
    }
    return PageTimeline(
      id: "page", language: "en", text: text,
      audio: AudioReference(name: "page.mp3", sampleRate: 44_100, sampleCount: position + 4410),
      words: words)
  }

  private static func table(_ figures: [Figure]) -> String {
    let rows = figures.map { figure in
      [figure.name, seconds(figure.write), figure.read.map(seconds) ?? "-", "\(figure.bytes)"]
    }
    return ([["format", "write s", "read s", "bytes"]] + rows).map { row in
      row.map { $0 + String(repeating: " ", count: max(1, 16 - $0.count)) }.joined()
    }.joined(separator: "\n")
  }

  private static func json(_ figures: [Figure]) -> String {
    let values = figures.map { figure -> JSONValue in
      var object: JSONObject = [
        "format": .string(figure.name), "writeSeconds": .double(figure.write),
      ]
      object["readSeconds"] = figure.read.map(JSONValue.double)
      object["bytes"] = .integer(figure.bytes)
      return .object(object)
    }
    return JSONWriter(spreadDepth: 1).text(.array(values))
  }

  private static func seconds(_ value: Double) -> String {
    decimalText(Int64((value * 1000).rounded()), decimals: 3)
  }
}
