public import Files
import WordTimeline

/// Why a corpus, a reference or a baseline could not be used.
public struct ScoringError: DiagnosticError, Hashable {
  /// What went wrong, where, and what to do.
  public var diagnostic: Diagnostic

  /// Makes an error about a file's content.
  init(file: String?, problem: String, remedy: String? = nil) {
    diagnostic = Diagnostic(.badData, file: file, problem: problem, remedy: remedy)
  }

  /// Makes an error about a file of JSON.
  init(_ error: JSONError, file: String?) {
    diagnostic = Diagnostic(
      .badData, file: file, line: error.line, column: error.column, problem: error.problem)
  }
}
