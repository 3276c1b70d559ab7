/// What a command is called, what it takes and how help explains it.
public struct CommandDeclaration: Sendable {
  /// One way to use a command.
  public struct Example: Sendable {
    /// What to type.
    public var command: String
    /// What it does.
    public var explanation: String

    /// Shows `command` and says what it does.
    public init(_ command: String, _ explanation: String) {
      self.command = command
      self.explanation = explanation
    }
  }

  /// The verb, such as `align`.
  public var name: String
  /// What it does, in one sentence.
  public var abstract: String
  /// The arguments that are not options, in order.
  public var operands: [any OperandDeclaration]
  /// The options, in the order of the help text.
  public var options: [any OptionDeclaration]
  /// More about it, as paragraphs with an empty line between.
  public var discussion: String
  /// Ways to use it.
  public var examples: [Example]

  /// Declares a command.
  public init(
    name: String, abstract: String, operands: [any OperandDeclaration] = [],
    options: [any OptionDeclaration] = [], discussion: String = "", examples: [Example] = []
  ) {
    self.name = name
    self.abstract = abstract
    self.operands = operands
    self.options = options
    self.discussion = discussion
    self.examples = examples
  }

  /// The options that are declared and those that every command has.
  var allOptions: [any OptionDeclaration] { options + [Flag.help] }
}

/// A verb of a program. One file each; the options are static members, which ``declaration`` lists
/// and ``run(_:console:)`` looks up:
///
/// ```
/// enum CheckCommand: Command {
///   static let timings = Operand.one("timings", help: "the timings to be checked")
///   static let audio = Operand.optional("audio", help: "their recording")
///   static let longest = Option.number(
///     "longest", value: "seconds", in: 0...60, default: 3, help: "no word may last longer")
///
///   static let declaration = CommandDeclaration(
///     name: "check", abstract: "Finds what is wrong with timings.",
///     operands: [timings, audio], options: [longest, Flag.strict, Flag.quiet])
///
///   static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
///     let text = try FileReader.text(of: arguments[timings])        // String
///     let limit = arguments[longest]                                // Double
///     console.note("looking at \(arguments[timings])")              // standard error, not if quiet
///     try AtomicWriter.write(report, to: arguments[.output] ?? "-")
///     return found.isEmpty ? .good : arguments[Flag.strict] ? .check : .good
///   }
/// }
/// ```
/// An error thrown from `run` is shown and sets the exit code: say it as a `DiagnosticError`.
public protocol Command: SendableMetatype {
  /// What it is called, what it takes and how help explains it.
  static var declaration: CommandDeclaration { get }

  /// Does the work.
  ///
  /// - Parameters:
  ///   - arguments: the options and operands, already checked against the declaration.
  ///   - console: where remarks, progress and short answers go.
  /// - Returns: what the program tells its caller.
  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode
}
