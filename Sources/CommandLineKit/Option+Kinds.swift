extension Option where Value == String {
  /// An option whose value is any text but the empty one.
  public static func text(
    _ name: String, short: Character? = nil, value: String, default defaultValue: String,
    help: String
  ) -> Option {
    Option(
      name, short: short, value: value, default: defaultValue,
      help: "\(help) (default: \(defaultValue))", expectation: "some text"
    ) { text, _ in text.isEmpty ? nil : text }
  }
}

extension Option where Value == String? {
  /// An option whose value is any text but the empty one, or nil when it is not given.
  public static func text(
    _ name: String, short: Character? = nil, value: String, help: String
  ) -> Option {
    Option(
      name, short: short, value: value, default: nil, help: help, expectation: "some text"
    ) { text, _ in text.isEmpty ? nil : .some(text) }
  }

  /// An option whose value is one of a few names, or nil when it is not given.
  public static func choice(
    _ name: String, short: Character? = nil, value: String, of names: [String], help: String
  ) -> Option {
    Option(
      name, short: short, value: value, default: nil, help: help,
      expectation: "one of \(names.joined(separator: ", "))"
    ) { text, _ in names.contains(text) ? .some(text) : nil }
  }
}

extension Option where Value == [String] {
  /// An option that may be given any number of times, each time with any text but the empty one.
  public static func texts(
    _ name: String, short: Character? = nil, value: String, help: String
  ) -> Option {
    Option(
      name, short: short, value: value, default: [], help: "\(help) (may be repeated)",
      isRepeatable: true, expectation: "some text"
    ) { text, earlier in text.isEmpty ? nil : (earlier ?? []) + [text] }
  }
}

extension Option where Value == Int {
  /// An option whose value is a whole number within a range.
  public static func integer(
    _ name: String, short: Character? = nil, value: String = "n", in range: ClosedRange<Int>,
    default defaultValue: Int, help: String
  ) -> Option {
    Option(
      name, short: short, value: value, default: defaultValue,
      help: "\(help) (default: \(defaultValue))",
      expectation: "a whole number from \(range.lowerBound) to \(range.upperBound)"
    ) { text, _ in Int(text).flatMap { range.contains($0) ? $0 : nil } }
  }
}

extension Option where Value == Double {
  /// An option whose value is a number within a range.
  public static func number(
    _ name: String, short: Character? = nil, value: String, in range: ClosedRange<Double>,
    default defaultValue: Double, help: String
  ) -> Option {
    Option(
      name, short: short, value: value, default: defaultValue,
      help: "\(help) (default: \(defaultValue))",
      expectation: "a number from \(range.lowerBound) to \(range.upperBound)"
    ) { text, _ in Double(text).flatMap { range.contains($0) ? $0 : nil } }
  }
}

extension Option where Value == Double? {
  /// An option whose value is a number within a range, or nil when it is not given.
  public static func number(
    _ name: String, short: Character? = nil, value: String, in range: ClosedRange<Double>,
    help: String
  ) -> Option {
    Option(
      name, short: short, value: value, default: nil, help: help,
      expectation: "a number from \(range.lowerBound) to \(range.upperBound)"
    ) { text, _ in
      guard let number = Double(text), range.contains(number) else { return nil }
      return .some(number)
    }
  }
}

extension Option where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// An option whose value is one of the cases of an enumeration.
  public static func choice(
    _ name: String, short: Character? = nil, value: String, default defaultValue: Value,
    help: String
  ) -> Option {
    let names = Value.allCases.map(\.rawValue).joined(separator: ", ")
    return Option(
      name, short: short, value: value, default: defaultValue,
      help: "\(help): \(names) (default: \(defaultValue.rawValue))",
      expectation: "one of \(names)"
    ) { text, _ in Value(rawValue: text) }
  }
}

// The options that every command of the house spells the same way.

extension Flag {
  /// `--quiet`: nothing on standard error but errors.
  public static let quiet = Flag(
    "quiet", short: "q", help: "say nothing on standard error but errors")
  /// `--strict`: exit 1 when there is something to check.
  public static let strict = Flag("strict", help: "exit 1 when there is something to check")
  static let help = Flag("help", short: "h", help: "show this help")
  static let version = Flag("version", help: "show the version")
}

extension Option where Value == String? {
  /// `--output`: where the output goes; nil when it was not given.
  public static let output = Option.text(
    "output", short: "o", value: "file", help: "write to this file instead of standard output")
}
