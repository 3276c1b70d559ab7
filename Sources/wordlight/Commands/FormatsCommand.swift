import CommandLineKit
import Files
import TimingFormats
import WordTimeline

/// `wordlight formats`: what can be read and written.
enum FormatsCommand: Command {
  static let json = Flag("json", help: "the same as JSON")
  static let schema = Option.choice(
    "schema", value: "name", of: FormatSchema.allCases.map(\.rawValue),
    help: "the JSON schema of Wordlight's own page, book or app format instead")

  static let declaration = CommandDeclaration(
    name: "formats", abstract: "Lists the formats, and what each can hold.",
    options: [json, schema])

  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    if let schema = arguments[schema].flatMap(FormatSchema.init) {
      try AtomicWriter.write(schema.file, to: "-")
    } else if arguments[json] {
      let formats = FormatRegistry.standard.formats.map(value)
      try console.answer(JSONWriter(spreadDepth: 1).text(.array(formats)))
    } else {
      try console.answer(table)
    }
    return .good
  }

  private static var table: String {
    let rows = FormatRegistry.standard.formats.map { format in
      let facts = format.facts
      return [
        facts.name, uses(format).joined(separator: " "),
        facts.extensions.map { "." + $0 }.joined(separator: " "), resolution(facts.resolution),
        facts.title + "; " + holds(format),
      ]
    }
    let titles = [
      "name", "use", "endings", "exact to", "what it is, and what it holds beside words",
    ]
    let widths = titles.indices.dropLast().map { column in
      ([titles] + rows).map { $0[column].count }.max() ?? 0
    }
    return ([titles] + rows).map { row in
      zip(row, widths).map { text, width in
        text + String(repeating: " ", count: width - text.count) + "  "
      }.joined() + (row.last ?? "")
    }.joined(separator: "\n")
  }

  private static func uses(_ format: any TimingFormat) -> [String] {
    (format is any TimingReader ? ["read"] : []) + (format is any TimingWriter ? ["write"] : [])
      + (format is any BookWriter ? ["book"] : [])
  }

  private static func holds(_ format: any TimingFormat) -> String {
    let facts = format.facts
    let tiers = facts.hasTiers ? facts.levels.filter { $0 != .word }.map { $0.rawValue + "s" } : []
    let holdings = FormatFacts.Holding.allCases.filter(facts.holds.contains).map(\.rawValue)
    return (tiers + holdings).joined(separator: ", ")
  }

  private static func resolution(_ resolution: FormatFacts.Resolution) -> String {
    switch resolution {
    case .samples: "sample"
    case .perSecond(1_000_000): "1 µs"
    case .perSecond(let count): "\(1000 / count) ms"
    case .frames: "frame"
    }
  }

  private static func value(_ format: any TimingFormat) -> JSONValue {
    let facts = format.facts
    return [
      "name": .string(facts.name), "title": .string(facts.title),
      "uses": .array(uses(format).map(JSONValue.string)),
      "extensions": .array(facts.extensions.map(JSONValue.string)),
      "levels": .array(facts.levels.map { .string($0.rawValue) }),
      "severalLevels": .bool(facts.hasTiers),
      "resolution": .string(resolution(facts.resolution)),
      "holds": .array(
        FormatFacts.Holding.allCases.filter(facts.holds.contains).map { .string($0.rawValue) }),
    ]
  }
}
