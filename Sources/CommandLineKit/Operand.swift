/// An argument that is not an option, as the parser and the help text see it.
public protocol OperandDeclaration: Sendable {
  /// The name in help, such as `audio`.
  var name: String { get }
  /// What it is, as help tells it: a phrase in lower case.
  var help: String { get }
  /// How many arguments it takes.
  var counts: ClosedRange<Int> { get }
}

/// An argument that is not an option, such as the name of an input.
///
/// `Operand.one("audio", …)` has the value `String`, `.optional` has `String?`, and `.many`, which
/// must come last, has `[String]`.
public struct Operand<Value: Sendable>: OperandDeclaration {
  /// The name.
  public let name: String
  /// What it is, as help tells it.
  public let help: String
  /// How many arguments it takes.
  public let counts: ClosedRange<Int>
  let value: @Sendable ([String]) -> Value?
}

extension Operand where Value == String {
  /// An argument that must be given.
  public static func one(_ name: String, help: String) -> Operand {
    Operand(name: name, help: help, counts: 1...1) { $0.first }
  }
}

extension Operand where Value == String? {
  /// An argument that may be left out.
  public static func optional(_ name: String, help: String) -> Operand {
    Operand(name: name, help: help, counts: 0...1) { .some($0.first) }
  }
}

extension Operand where Value == [String] {
  /// As many arguments as there are, and no fewer than `least`.
  public static func many(_ name: String, atLeast least: Int = 1, help: String) -> Operand {
    Operand(name: name, help: help, counts: least...Int.max) { $0 }
  }
}
