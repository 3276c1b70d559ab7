/// Lays out help for a terminal of 80 columns.
enum HelpText {
  private static let width = 80

  /// The arguments that a command takes, in one line: `align [options] <audio> <text>`.
  static func usage(of command: CommandDeclaration) -> String {
    let operands = command.operands.map { operand in
      let more = operand.counts.upperBound > 1 ? "..." : ""
      return operand.counts.lowerBound == 0
        ? "[<\(operand.name)>\(more)]" : "<\(operand.name)>\(more)"
    }
    return ([command.name, "[options]"] + operands).joined(separator: " ")
  }

  /// An option's line of help, such as `-o, --output <file>  write to this file`.
  static func line(for option: any OptionDeclaration) -> String {
    spelling(of: option).trimmingSpaces + "  " + option.help
  }

  /// The help of a command.
  static func help(for command: CommandDeclaration, program: String) -> String {
    var blocks = ["usage: \(program) \(usage(of: command))", wrap(command.abstract, indent: 0)]
    if !command.operands.isEmpty {
      blocks.append(table(command.operands.map { ("  <\($0.name)>", $0.help) }))
    }
    blocks.append(
      "options:\n" + table(command.allOptions.map { ("  " + spelling(of: $0), $0.help) }))
    if !command.discussion.isEmpty {
      blocks.append(
        command.discussion.paragraphs.map { wrap($0, indent: 0) }.joined(separator: "\n\n"))
    }
    if !command.examples.isEmpty {
      let lines = command.examples.map { "  \($0.command)\n" + wrap($0.explanation, indent: 6) }
      blocks.append("examples:\n" + lines.joined(separator: "\n"))
    }
    return blocks.joined(separator: "\n\n")
  }

  /// The help of a program with several commands.
  static func help(for program: Program) -> String {
    let commands = program.commands.map { ("  " + $0.declaration.name, $0.declaration.abstract) }
    let statuses = ExitCode.allCases.map { ("  \($0.rawValue)", $0.meaning) }
    let blocks = [
      "usage: \(program.name) <command> [options] ...", wrap(program.abstract, indent: 0),
      "commands:\n" + table(commands),
      "options:\n" + table([Flag.help, Flag.version].map { ("  " + spelling(of: $0), $0.help) }),
      "exit codes:\n" + table(statuses),
      "'\(program.name) <command> --help' explains a command.",
    ]
    return blocks.joined(separator: "\n\n")
  }

  private static func spelling(of option: any OptionDeclaration) -> String {
    let short = option.short.map { "-\($0), " } ?? "    "
    return short + "--\(option.name)" + (option.valueName.map { " <\($0)>" } ?? "")
  }

  /// Two columns; the second one is wrapped.
  private static func table(_ rows: [(String, String)]) -> String {
    let indent = min(30, (rows.map(\.0.count).max() ?? 0) + 2)
    return rows.map { left, right in
      let text = wrap(right, indent: indent)
      if left.count + 2 > indent { return left + "\n" + text }
      return left + text.dropFirst(left.count)
    }.joined(separator: "\n")
  }

  /// The text in lines of at most 80 columns, each after `indent` spaces.
  private static func wrap(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let line = lines.last, line.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(margin + word)
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension String {
  fileprivate var trimmingSpaces: Substring { drop { $0 == " " } }

  fileprivate var paragraphs: [String] {
    split(separator: "\n", omittingEmptySubsequences: false)
      .split(separator: "")
      .map { $0.joined(separator: " ") }
  }
}
