import CommandLineKit

/// `wordlight align`: the timings of one page.
enum AlignCommand: Command {
  static let audio = Operand.one("audio", help: "the recording of one page, any audio file")
  static let text = Operand.one("text", help: "the text as it is printed on the page")

  static let declaration = CommandDeclaration(
    name: "align", abstract: "Says when each printed word of one page is spoken.",
    operands: [audio, text], options: [Option.output, Flag.strict, Flag.quiet])

  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    throw UsageError("this command is being built")
  }
}
