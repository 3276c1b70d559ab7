/// The options and operands of one call of a command, checked against its declaration.
public struct ParsedArguments: Sendable {
  var values: [String: any Sendable] = [:]
  var operands: [String: [String]] = [:]
  let declaration: CommandDeclaration

  init(_ declaration: CommandDeclaration) {
    self.declaration = declaration
  }

  /// Whether the flag was given.
  ///
  /// - Precondition: the command declares it.
  public subscript(flag: Flag) -> Bool {
    requireDeclared(flag.name)
    return values[flag.name] != nil
  }

  /// The option's value, or its default when it was not given.
  ///
  /// - Precondition: the command declares it.
  public subscript<Value>(option: Option<Value>) -> Value {
    requireDeclared(option.name)
    return values[option.name] as? Value ?? option.defaultValue
  }

  /// The operand's value.
  ///
  /// - Precondition: the command declares it.
  public subscript<Value>(operand: Operand<Value>) -> Value {
    guard let value = operand.value(operands[operand.name] ?? []) else {
      preconditionFailure("\(declaration.name) does not declare <\(operand.name)>")
    }
    return value
  }

  /// Whether the option was given, with whatever value.
  public func isGiven(_ option: some OptionDeclaration) -> Bool { values[option.name] != nil }

  private func requireDeclared(_ name: String) {
    precondition(
      declaration.allOptions.contains { $0.name == name },
      "\(declaration.name) does not declare --\(name)")
  }
}
