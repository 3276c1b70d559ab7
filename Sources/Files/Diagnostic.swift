/// What went wrong, told so that its reader can mend it: the file, the place, the problem and the
/// remedy. Every error of the house can say itself as one.
public struct Diagnostic: Sendable, Hashable {
  /// What kind of failure it is; scripts see it as the exit code.
  public enum Category: Sendable, Hashable, CaseIterable {
    /// A wrong option or argument.
    case usage
    /// An input that is there but cannot be used.
    case badData
    /// An input that is not there or cannot be opened.
    case noInput
    /// Something the program needs (a model, a lexicon, a helper program) is missing or broken.
    case unavailable
    /// An output that cannot be written.
    case cannotCreate
    /// The operating system refused (out of memory, out of disk).
    case system
  }

  /// What kind of failure it is.
  public var category: Category
  /// The file it is about; nil where it is about none.
  public var file: String?
  /// The line, counted from 1.
  public var line: Int?
  /// The column, counted from 1 in characters.
  public var column: Int?
  /// What is wrong, in lower case and without a full stop.
  public var problem: String
  /// What to do about it.
  public var remedy: String?
  /// The line of text it is about, for a caret under `column`.
  public var excerpt: String?

  /// Makes a diagnostic.
  public init(
    _ category: Category, file: String? = nil, line: Int? = nil, column: Int? = nil,
    problem: String, remedy: String? = nil, excerpt: String? = nil
  ) {
    self.category = category
    self.file = file
    self.line = line
    self.column = column
    self.problem = problem
    self.remedy = remedy
    self.excerpt = excerpt
  }
}

/// An error that can say itself as a ``Diagnostic``.
public protocol DiagnosticError: Error {
  /// What went wrong, where, and what to do.
  var diagnostic: Diagnostic { get }
}
