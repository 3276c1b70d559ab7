import CommandLineKit
import Files
import Testing

/// A command with every kind of option, which answers with what it was given.
private enum EchoCommand: Command {
  enum Size: String, CaseIterable, Sendable { case small, large }

  static let first = Operand.one("first", help: "the first name")
  static let rest = Operand.many("rest", atLeast: 0, help: "more names")
  static let language = Option.text(
    "language", short: "l", value: "tag", default: "en", help: "the language")
  static let count = Option.integer("count", short: "c", in: 1...9, default: 1, help: "how many")
  static let tempo = Option.number("tempo", value: "x", in: 0.5...2, help: "how fast")
  static let size = Option.choice("size", value: "size", default: Size.small, help: "how big")
  static let form = Option.choice("form", value: "name", of: ["json", "vtt"], help: "the form")
  static let tags = Option.texts("tag", short: "t", value: "text", help: "a tag")

  static let declaration = CommandDeclaration(
    name: "echo", abstract: "Says what it was given.", operands: [first, rest],
    options: [language, count, tempo, size, form, tags, Option.output, Flag.strict, Flag.quiet])

  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    let name = arguments[first]
    if name == "broken" {
      throw UsageError("it is broken", remedy: "mend it")
    }
    console.note("heard")
    let parts: [String] = [
      name, arguments[rest].joined(separator: ","), arguments[language],
      String(arguments[count]), arguments[tempo].map { String($0) } ?? "-",
      arguments[size].rawValue, arguments[form] ?? "-", arguments[tags].joined(separator: ","),
      arguments[.output] ?? "-",
    ]
    try console.answer(parts.joined(separator: " "))
    return arguments[Flag.strict] ? .check : .good
  }
}

private let program = Program(
  name: "tool", version: "1.2.3", abstract: "Tests the kit.", commands: [EchoCommand.self])

@Suite struct ProgramTests {
  struct Call {
    let words: String
    let answer: String

    init(_ words: String, _ answer: String) {
      (self.words, self.answer) = (words, answer)
    }
  }

  @Test(arguments: [
    Call("echo a", "a  en 1 - small -  -"),
    Call("echo a b c", "a b,c en 1 - small -  -"),
    Call("echo --language=fr a -c 3", "a  fr 3 - small -  -"),
    Call("echo -lfr -c9 a --tempo 1.5 --size large", "a  fr 9 1.5 large -  -"),
    Call("echo -t x -ty --tag=z=1 a --form vtt", "a  en 1 - small vtt x,y,z=1 -"),
    Call("echo -o out -- -a --count", "-a --count en 1 - small -  out"),
    Call("echo - -o -", "-  en 1 - small -  -"),
    Call("echo a --tag=--strict", "a  en 1 - small - --strict -"),
  ])
  func sortsWords(_ call: Call) {
    let recording = RecordingConsole()
    let words = call.words.split(separator: " ").map(String.init)
    #expect(program.run(words, console: recording.console()) == .good)
    #expect(recording.output == call.answer + "\n")
    #expect(recording.messages == "heard\n")
  }

  struct Mistake {
    let words: String
    let problem: String
    let help: String

    init(_ words: String, _ problem: String, _ help: String) {
      (self.words, self.problem, self.help) = (words, problem, help)
    }
  }

  @Test(arguments: [
    Mistake("echo a --langauge fr", "unknown option --langauge: did you mean --language?", "-l, "),
    Mistake("echo a --lang fr", "unknown option --lang: did you mean --language?", "-l, "),
    Mistake("echo a --xyzzy", "unknown option --xyzzy", "usage: echo [options] <first>"),
    Mistake("echo a -x", "unknown option -x", "usage: echo"),
    Mistake("echo a -c 10", "--count must be a whole number from 1 to 9, not '10'", "-c, --count"),
    Mistake("echo a --count=", "--count must be a whole number from 1 to 9, not ''", "-c, --count"),
    Mistake("echo a --tempo nan", "--tempo must be a number from 0.5 to 2.0, not 'nan'", "--tempo"),
    Mistake("echo a --size big", "--size must be one of small, large, not 'big'", "--size <size>"),
    Mistake("echo a --form srt", "--form must be one of json, vtt, not 'srt'", "--form <name>"),
    Mistake("echo a --strict=yes", "--strict takes no value", "--strict  exit 1"),
    Mistake("echo a -c", "--count lacks its <n>", "-c, --count <n>  how many"),
    Mistake("echo a -o --strict", "--output lacks its <file>", "-o, --output <file>"),
    Mistake("echo a -c 1 -c 2", "--count is given twice", "-c, --count"),
    Mistake("echo", "the <first> is missing: the first name", "usage: echo"),
    Mistake("ecko a", "unknown command 'ecko': did you mean echo?", "commands: echo"),
    Mistake("--verzion", "unknown option '--verzion': did you mean --version?", "commands: echo"),
    Mistake("", "a command is missing", "usage: tool <command>"),
    Mistake("echo broken", "it is broken", "mend it"),
  ])
  func refusesMistakes(_ mistake: Mistake) throws {
    let recording = RecordingConsole()
    let words = mistake.words.split(separator: " ").map(String.init)
    #expect(program.run(words, console: recording.console()) == .usage)
    #expect(recording.output == "")
    let lines = recording.messages.split(separator: "\n")
    #expect(lines.first == "tool: error: \(mistake.problem)")
    #expect(try #require(lines.dropFirst().first).contains(mistake.help))
  }

  @Test(arguments: [
    ("--help", "usage: tool <command>"), ("-h", "usage: tool <command>"),
    ("help", "usage: tool <command>"), ("--version", "tool 1.2.3\n"),
    ("echo --help", "usage: tool echo [options] <first> [<rest>...]\n"),
    ("echo --nonsense -h", "usage: tool echo"), ("help echo", "usage: tool echo"),
  ])
  func answersForHelp(words: String, beginning: String) {
    let recording = RecordingConsole()
    let words = words.split(separator: " ").map(String.init)
    #expect(program.run(words, console: recording.console()) == .good)
    #expect(recording.output.hasPrefix(beginning))
    #expect(recording.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(recording.messages == "")
  }

  @Test func passesTheStatusOnAndIsQuietWhenAsked() {
    let recording = RecordingConsole()
    #expect(
      program.run(["echo", "-q", "a", "--strict"], console: recording.console()) == .check)
    #expect(recording.messages == "")
  }

  @Test func mapsEveryCategoryToItsCode() {
    let codes = Diagnostic.Category.allCases.map { ExitCode($0).rawValue }
    #expect(codes == [64, 65, 66, 69, 73, 71])
  }
}
