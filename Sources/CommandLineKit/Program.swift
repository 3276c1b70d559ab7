#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import Files

/// A program of several commands.
///
/// ```
/// @main struct Wordlight {
///   static func main() {
///     Program(
///       name: "wordlight", version: "0.1.0", abstract: "Says when each printed word is spoken.",
///       commands: [AlignCommand.self, BookCommand.self]
///     ).main()
///   }
/// }
/// ```
public struct Program: Sendable {
  /// What it is called.
  public var name: String
  /// Its version, as `--version` shows it after the name.
  public var version: String
  /// What it does, in one sentence.
  public var abstract: String
  /// Its verbs, in the order of the help text.
  public var commands: [any Command.Type]

  /// Declares a program.
  public init(name: String, version: String, abstract: String, commands: [any Command.Type]) {
    self.name = name
    self.version = version
    self.abstract = abstract
    self.commands = commands
  }

  /// Runs the command that the process was started with, and ends the process.
  public func main() -> Never {
    PendingOutputs.removeOnInterrupt()
    let words = Array(CommandLine.arguments.dropFirst())
    let verb = words.first.flatMap { word in command(word)?.declaration.name }
    let console = Console.standard(
      program: ([name] + [verb].compactMap { $0 }).joined(separator: " "))
    exit(run(words, console: console).rawValue)
  }

  /// Runs the command that `words` (the arguments without the program's own name) ask for.
  public func run(_ words: [String], console: Console) -> ExitCode {
    do {
      guard let first = words.first else {
        throw UsageError("a command is missing", remedy: HelpText.help(for: self))
      }
      switch first {
      case "--help", "-h": return try answer(HelpText.help(for: self), console)
      case "--version": return try answer("\(name) \(version)", console)
      case "help": return try help(for: words.dropFirst().first, console)
      default: return try run(command: find(first), Array(words.dropFirst()), console)
      }
    } catch {
      return console.report(error)
    }
  }

  private func run(
    command: any Command.Type, _ words: [String], _ console: Console
  ) throws -> ExitCode {
    let declaration = command.declaration
    guard let arguments = try ArgumentParser.parse(words, for: declaration) else {
      return try help(for: declaration.name, console)
    }
    if arguments.isGiven(Flag.quiet) { console.setQuiet() }
    defer { console.endProgress() }
    return try command.run(arguments, console: console)
  }

  private func help(for verb: String?, _ console: Console) throws -> ExitCode {
    guard let verb else { return try answer(HelpText.help(for: self), console) }
    return try answer(HelpText.help(for: find(verb).declaration, program: name), console)
  }

  private func answer(_ text: String, _ console: Console) throws -> ExitCode {
    try console.answer(text)
    return .good
  }

  private func command(_ verb: String) -> (any Command.Type)? {
    commands.first { $0.declaration.name == verb }
  }

  private func find(_ verb: String) throws(UsageError) -> any Command.Type {
    if let command = command(verb) { return command }
    let names = commands.map { $0.declaration.name }
    let kind = verb.hasPrefix("-") ? "option" : "command"
    let nearest = NearestName.suggestion(for: verb, among: names + ["--help", "--version"])
    throw UsageError(
      "unknown \(kind) '\(verb)'" + (nearest.map { ": did you mean \($0)?" } ?? ""),
      remedy: "commands: \(names.joined(separator: ", ")); see '\(name) --help'")
  }
}
