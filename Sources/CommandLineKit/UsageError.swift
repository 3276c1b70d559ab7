public import Files

/// A wrong option or argument.
public struct UsageError: DiagnosticError, Hashable {
  /// What went wrong and what to do.
  public var diagnostic: Diagnostic

  /// Says what is wrong with the arguments, for what the declarations alone cannot check.
  ///
  /// - Parameters:
  ///   - problem: what is wrong, in lower case and without a full stop.
  ///   - remedy: what to do about it.
  public init(_ problem: String, remedy: String? = nil) {
    diagnostic = Diagnostic(.usage, problem: problem, remedy: remedy)
  }
}
