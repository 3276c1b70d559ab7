import CommandLineKit
import Files
import TimingFormats
import WordTimeline

/// The options of every command that writes timings, and what they mean.
enum ExportArguments {
  static let format = Option.text(
    "format", short: "f", value: "name",
    help: "the format to write; without it the name after -o tells (wordlight formats lists all)")
  static let level = Option<TimelineLevel?>(
    "level", value: "name", default: nil,
    help: "what lights up: phone, word, phrase, sentence, page (default: the format's own)",
    expectation: "one of phone, word, phrase, sentence, page"
  ) { text, _ in TimelineLevel(rawValue: text).map { .some($0) } }
  static let lines = Option<TimelineLevel>(
    "lines", value: "name", default: .sentence,
    help: "what stands on one line: phrase, sentence, page (default: sentence)",
    expectation: "one of phrase, sentence, page"
  ) { text, _ in TimelineLevel(rawValue: text).flatMap { $0 > .word ? $0 : nil } }
  static let lead = milliseconds(
    "lead", in: 0...DisplayPolicy.greatestLead, help: "light up words this much early, 0 to 120")
  static let hold = Option<DisplayPolicy.Hold?>(
    "hold", value: "next|ms", default: nil,
    help: "keep words lit until the next one, or until the pause is this long",
    expectation: "\"next\" or milliseconds from 0 to 60000"
  ) { text, _ in
    if text == "next" { return .some(.untilNext) }
    return Int(text).flatMap { (0...60_000).contains($0) ? .some(.milliseconds($0)) : nil }
  }
  static let minimum = milliseconds(
    "min-highlight", in: 0...5000, help: "no highlight is shorter")
  static let gap = milliseconds("gap", in: 0...5000, help: "close gaps between words up to this")
  static let tile = Option<Bool?>(
    "tile", value: "yes|no", default: nil,
    help: "cover the recording without gaps (default: yes where readers play clip after clip)",
    expectation: "yes or no"
  ) { text, _ in ["yes": true, "no": false][text].map { .some($0) } }
  static let frameRate = Option.integer(
    "frame-rate", in: 1...1000, default: 60, help: "frames a second, for lottie")
  static let title = Option.text(
    "title", value: "text", help: "the title, in formats that have one")
  static let audioName = Option.text(
    "audio-name", value: "path",
    help: "how the file written refers to the recording (default: its own name)")

  /// How highlights are shaped, whatever file they are written to.
  static let shaping: [any OptionDeclaration] = [
    level, lines, lead, hold, minimum, gap, tile, frameRate,
  ]

  /// All of them, in the order of help.
  static let all: [any OptionDeclaration] = [format] + shaping + [title, audioName]

  /// What the options say.
  ///
  /// - Parameter path: where the output goes; files that belong together are named after it.
  static func options(_ arguments: ParsedArguments, path: String?) -> ExportOptions {
    var options = shapingOptions(arguments)
    options.title = arguments[title]
    options.audioPath = arguments[audioName]
    if let path, path != "-" {
      options.baseName = PathName.stem(of: path)
      let folder = PathName.folder(of: path)
      options.resources = { try? FileReader.bytes(of: PathName.join(folder, $0), limit: 1 << 30) }
    }
    return options
  }

  /// What the options in ``shaping`` say.
  static func shapingOptions(_ arguments: ParsedArguments) -> ExportOptions {
    var options = ExportOptions()
    options.level = arguments[level]
    options.lines = arguments[lines]
    options.policy.leadMilliseconds = arguments[lead]
    options.policy.hold = arguments[hold]
    options.policy.minimumMilliseconds = arguments[minimum]
    options.policy.gapMilliseconds = arguments[gap]
    options.policy.tiles = arguments[tile]
    options.frameRate = arguments[frameRate]
    return options
  }

  /// Refuses an output that would replace one of the inputs.
  static func refuse(_ inputs: [String], as output: String) throws {
    guard let input = inputs.first(where: { Folder.isSame($0, output) }),
      Folder.kind(of: input) == .file
    else { return }
    throw UsageError(
      "the output would replace the input \(input)", remedy: "write to another name")
  }

  /// Writes the files of a format: the first where the user asked for, the others beside it.
  static func write(_ files: [OutputFile], to path: String?, console: Console) throws {
    try write(files, to: path ?? "-", output: AtomicWriter(path ?? "-"), console: console)
  }

  /// Writes the files of a format: the first to an output that is open, the others beside it.
  static func write(
    _ files: [OutputFile], to path: String, output: consuming AtomicWriter, console: Console
  ) throws {
    for file in files {
      guard let ending = file.fileExtension else {
        try output.write(file.bytes)
        continue
      }
      guard path != "-" else {
        console.note("the .\(ending) file that belongs to it is written only with -o")
        continue
      }
      let name = PathName.stem(of: path) + "." + ending
      try AtomicWriter.write(file.bytes, to: PathName.join(PathName.folder(of: path), name))
    }
    try output.commit()
  }

  /// Says once what the format cannot hold.
  static func noteLosses(_ page: PageTimeline, _ format: any TimingFormat, console: Console) {
    let losses = format.facts.losses(of: page)
    guard !losses.isEmpty else { return }
    console.note("note: \(format.facts.name) leaves out \(losses.joined(separator: ", "))")
  }

  private static func milliseconds(
    _ name: String, in range: ClosedRange<Int>, help: String
  ) -> Option<Int?> {
    Option<Int?>(
      name, value: "ms", default: nil, help: help,
      expectation: "milliseconds from \(range.lowerBound) to \(range.upperBound)"
    ) { text, _ in Int(text).flatMap { range.contains($0) ? .some($0) : nil } }
  }
}
