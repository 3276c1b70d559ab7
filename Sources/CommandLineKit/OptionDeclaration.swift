/// An option or flag as the parser and the help text see it, whatever the type of its value.
public protocol OptionDeclaration: Sendable {
  /// The long name without dashes.
  var name: String { get }
  /// The one-letter name without its dash.
  var short: Character? { get }
  /// What stands for the value in help, such as `file`; nil when it takes none.
  var valueName: String? { get }
  /// What it does, as help tells it: a phrase in lower case.
  var help: String { get }
  /// Whether it may be given more than once.
  var isRepeatable: Bool { get }
  /// What its value must be, for errors: `a whole number from 1 to 64`.
  var expectation: String { get }

  /// The value after `text` has been given; nil when `text` is not what is expected.
  ///
  /// - Parameter earlier: the value that was given before, where it is repeatable.
  func value(of text: String, after earlier: (any Sendable)?) -> (any Sendable)?
}

/// An option without a value, which is given or not.
public struct Flag: OptionDeclaration {
  /// The name.
  public let name: String
  /// The one-letter name without its dash.
  public let short: Character?
  /// What it is, as help tells it.
  public let help: String
  /// A flag takes no value.
  public var valueName: String? { nil }
  /// A flag may be given more than once.
  public var isRepeatable: Bool { true }
  /// A flag takes no value.
  public var expectation: String { "nothing" }

  /// Declares a flag.
  public init(_ name: String, short: Character? = nil, help: String) {
    self.name = name
    self.short = short
    self.help = help
  }

  /// The value after `text` has been given; nil when it is not what is expected.
  public func value(of text: String, after earlier: (any Sendable)?) -> (any Sendable)? { true }
}

/// An option with a value.
///
/// ```
/// static let language = Option.text(
///   "language", short: "l", value: "tag", default: "en", help: "the language of the narration")
/// static let jobs = Option.integer("jobs", in: 1...64, default: 1, help: "pages at a time")
/// ```
public struct Option<Value: Sendable>: OptionDeclaration {
  /// The name.
  public let name: String
  /// The one-letter name without its dash.
  public let short: Character?
  /// What stands for the value in help.
  public let valueName: String?
  /// What it is, as help tells it.
  public let help: String
  /// Whether it may be given more than once.
  public let isRepeatable: Bool
  /// What its value must be, for errors.
  public let expectation: String
  /// The value when the option is not given.
  public let defaultValue: Value
  private let parse: @Sendable (String, Value?) -> Value?

  /// Declares an option; the factories such as ``text(_:short:value:default:help:)`` cover most.
  ///
  /// - Parameters:
  ///   - name: the long name without dashes.
  ///   - short: the one-letter name without its dash.
  ///   - value: what stands for the value in help, such as `file`.
  ///   - defaultValue: the value when it is not given.
  ///   - help: what it does, a phrase in lower case.
  ///   - isRepeatable: whether it may be given more than once.
  ///   - expectation: what its value must be, for errors.
  ///   - parse: makes the value from the text given and the value given before it; nil when the
  ///     text is not what is expected.
  public init(
    _ name: String, short: Character? = nil, value: String, default defaultValue: Value,
    help: String, isRepeatable: Bool = false, expectation: String,
    parse: @escaping @Sendable (String, Value?) -> Value?
  ) {
    self.name = name
    self.short = short
    self.valueName = value
    self.defaultValue = defaultValue
    self.help = help
    self.isRepeatable = isRepeatable
    self.expectation = expectation
    self.parse = parse
  }

  /// The value after `text` has been given; nil when it is not what is expected.
  public func value(of text: String, after earlier: (any Sendable)?) -> (any Sendable)? {
    parse(text, earlier as? Value)
  }
}
