public import Files

/// Why reports could not be read or joined.
public struct ReportError: DiagnosticError, Hashable {
  /// What went wrong, where, and what to do.
  public var diagnostic: Diagnostic

  /// Makes the error that says `diagnostic`.
  public init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }
}
