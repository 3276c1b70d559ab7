public import Files

/// What a program tells its caller: the codes of the house, and for errors those of BSD's
/// `sysexits.h`.
public enum ExitCode: Int32, Sendable, Hashable, CaseIterable {
  /// All is well.
  case good = 0
  /// There is something to look at, and `--strict` was given.
  case check = 1
  /// At least one page failed.
  case failed = 2
  /// A wrong option or argument.
  case usage = 64
  /// An input that is there but cannot be used.
  case badData = 65
  /// An input that is not there or cannot be opened.
  case noInput = 66
  /// A model, a lexicon or a helper program is missing or broken.
  case unavailable = 69
  /// The operating system refused.
  case system = 71
  /// An output that cannot be written.
  case cannotCreate = 73

  /// The status of a program that ends with a diagnostic of `category`.
  public init(_ category: Diagnostic.Category) {
    switch category {
    case .usage: self = .usage
    case .badData: self = .badData
    case .noInput: self = .noInput
    case .unavailable: self = .unavailable
    case .cannotCreate: self = .cannotCreate
    case .system: self = .system
    }
  }

  /// What the status means, as help tells it.
  var meaning: String {
    switch self {
    case .good: "good"
    case .check: "something to check, under --strict"
    case .failed: "a page failed"
    case .usage: "wrong usage"
    case .badData: "an input that cannot be used"
    case .noInput: "an input that is not there"
    case .unavailable: "a model, lexicon or helper program is missing"
    case .system: "the operating system refused"
    case .cannotCreate: "an output that cannot be written"
    }
  }
}
