public import Files

/// Why a page's text cannot be read.
public struct PageTextError: DiagnosticError, Hashable {
  /// What went wrong, where, and what to do.
  public var diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }
}
