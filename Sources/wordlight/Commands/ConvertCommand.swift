import CommandLineKit
import Files
import TimingFormats
import WordTimeline

/// `wordlight convert`: from any readable format to any writable one.
enum ConvertCommand: Command {
  static let input = Operand.one(
    "in", help: "the timings, in any readable format; - for standard input")
  static let output = Operand.optional("out", help: "the file to write (default: standard output)")
  static let from = Option.text(
    "from", value: "name", help: "the format of the input, where its name and content do not tell")
  static let audio = Option.text(
    "audio", value: "file", help: "the recording, so that times count in its samples")

  static let declaration = CommandDeclaration(
    name: "convert", abstract: "Turns timings from one format into another.",
    operands: [input, output],
    options: [from] + ExportArguments.all + [
      TimingsFile.textFile, TimingsFile.language, audio, Flag.quiet,
    ],
    discussion: """
      What the format written cannot hold is said once on standard error. Formats that hold the \
      words of a page but not its text get it from --text; words are matched by their letters.

      A book in Wordlight's JSON becomes an EPUB, or JSON again.
      """,
    examples: [
      .init(
        "wordlight convert page.TextGrid page.smil --text page.txt --audio page.mp3", "for an EPUB"),
      .init("wordlight convert page.json - --format srt --level sentence", "subtitles"),
    ])

  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    let registry = FormatRegistry.standard
    let path = arguments[output]
    let name = arguments[ExportArguments.format]
    // Asked first, so that a misspelled name costs no time.
    let format = try registry.format(named: name, forPath: path)
    let inputs = [arguments[input], arguments[TimingsFile.textFile], arguments[audio]]
    if let path { try ExportArguments.refuse(inputs.compactMap(\.self), as: path) }
    var options = ExportArguments.options(arguments, path: path)
    let reference = try arguments[audio].map { try TimingsFile.recording($0).reference }
    let source = try TimingsFile.source(
      arguments[input], text: arguments[TimingsFile.textFile],
      language: arguments[TimingsFile.language], audio: reference)
    if let audioPath = arguments[audio] { options.useAudio(at: audioPath) }
    if source.isBook {
      let book = try registry.readBook(source)
      let files = try registry.write(book, format: name, path: path, options: options)
      try ExportArguments.write(files, to: path, console: console)
      return .good
    }
    let page = try registry.read(source, format: arguments[from])
    let files = try registry.write(page, format: name, path: path, options: options)
    ExportArguments.noteLosses(page, format, console: console)
    try ExportArguments.write(files, to: path, console: console)
    return .good
  }
}

extension ExportOptions {
  /// Takes the bytes of a page's recording from where the user says it is.
  fileprivate mutating func useAudio(at path: String) {
    let name = audioPath ?? PathName.name(of: path)
    let others = resources
    audioPath = name
    resources = { asked in
      asked == name ? try? FileReader.bytes(of: path, limit: 1 << 30) : others(asked)
    }
  }
}
