/// Sorts the words of a command line into options and operands, in the manner of GNU's getopt:
/// options anywhere, `--name value`, `--name=value`, `-n value`, `-nvalue`, `-ab` for flags, `--`
/// before operands that begin with a dash, and `-` alone as an operand.
struct ArgumentParser {
  private let declaration: CommandDeclaration
  private var words: ArraySlice<String>
  private var loose: [String] = []
  private var result: ParsedArguments

  /// Sorts `words`; nil when help is asked for.
  static func parse(
    _ words: [String], for declaration: CommandDeclaration
  ) throws(UsageError) -> ParsedArguments? {
    if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      return nil
    }
    var parser = ArgumentParser(declaration, words)
    try parser.sort()
    try parser.assignOperands()
    return parser.result
  }

  private init(_ declaration: CommandDeclaration, _ words: [String]) {
    self.declaration = declaration
    self.words = words[...]
    result = ParsedArguments(declaration)
  }

  private mutating func sort() throws(UsageError) {
    while let word = words.popFirst() {
      if word == "--" {
        loose += words
        return
      } else if word.hasPrefix("--") {
        try takeLong(word.dropFirst(2))
      } else if word.hasPrefix("-"), word != "-" {
        try takeShort(word.dropFirst())
      } else {
        loose.append(word)
      }
    }
  }

  private mutating func takeLong(_ text: Substring) throws(UsageError) {
    let name = String(text.prefix { $0 != "=" })
    let attached = text.count > name.count ? String(text.dropFirst(name.count + 1)) : nil
    guard let option = declaration.allOptions.first(where: { $0.name == name }) else {
      throw unknown("--" + name, name)
    }
    try take(option, attached)
  }

  private mutating func takeShort(_ text: Substring) throws(UsageError) {
    var letters = text
    while let letter = letters.popFirst() {
      guard let option = declaration.allOptions.first(where: { $0.short == letter }) else {
        throw unknown("-\(letter)", String(text))
      }
      if option.valueName == nil {
        try take(option, nil)
      } else {
        let attached = letters.isEmpty ? nil : String(letters)
        return try take(option, attached)
      }
    }
  }

  private mutating func take(
    _ option: any OptionDeclaration, _ attached: String?
  ) throws(UsageError) {
    if option.valueName == nil, attached != nil {
      throw wrong("--\(option.name) takes no value", option)
    }
    if result.values[option.name] != nil, !option.isRepeatable {
      throw wrong("--\(option.name) is given twice", option)
    }
    let text: String
    if let attached { text = attached } else { text = try nextValue(of: option) }
    guard let value = option.value(of: text, after: result.values[option.name]) else {
      throw wrong("--\(option.name) must be \(option.expectation), not '\(text)'", option)
    }
    result.values[option.name] = value
  }

  /// The word after an option; a flag has none.
  private mutating func nextValue(of option: any OptionDeclaration) throws(UsageError) -> String {
    guard let valueName = option.valueName else { return "" }
    guard let word = words.first, !isDeclared(word) else {
      throw wrong("--\(option.name) lacks its <\(valueName)>", option)
    }
    words.removeFirst()
    return word
  }

  /// Whether a word is an option itself, so that it cannot be meant as the value of another.
  private func isDeclared(_ word: String) -> Bool {
    declaration.allOptions.contains { option in
      word == "--" + option.name || option.short.map { word == "-\($0)" } ?? false
    }
  }

  private mutating func assignOperands() throws(UsageError) {
    var rest = loose[...]
    for (index, operand) in declaration.operands.enumerated() {
      let reserved = declaration.operands[(index + 1)...].reduce(0) { $0 + $1.counts.lowerBound }
      let least = operand.counts.lowerBound
      let count = max(
        min(rest.count, least), min(rest.count - reserved, operand.counts.upperBound))
      if count < least {
        throw wrong("the <\(operand.name)> is missing: \(operand.help)", nil)
      }
      result.operands[operand.name] = Array(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    if let extra = rest.first { throw wrong("one argument too many: '\(extra)'", nil) }
  }

  private func unknown(_ spelling: String, _ name: String) -> UsageError {
    let names = declaration.allOptions.map(\.name)
    guard let nearest = NearestName.suggestion(for: name, among: names) else {
      return wrong("unknown option \(spelling)", nil)
    }
    let option = declaration.allOptions.first { $0.name == nearest }
    return wrong("unknown option \(spelling): did you mean --\(nearest)?", option)
  }

  /// A usage error that ends with the option's line of help, or else with how to get help.
  private func wrong(_ problem: String, _ option: (any OptionDeclaration)?) -> UsageError {
    let line = option.map { HelpText.line(for: $0) }
    return UsageError(
      problem, remedy: line ?? "see --help; usage: \(HelpText.usage(of: declaration))")
  }
}
