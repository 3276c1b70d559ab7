public import Files

/// Why books could not be worked on.
public struct BookError: DiagnosticError, Hashable {
  /// What went wrong, where, and what to do.
  public var diagnostic: Diagnostic

  /// Makes the error that says `diagnostic`.
  public init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }
}
