public import Files
import WordTimeline

/// Why a file of timings could not be read or written.
public struct TimingFormatError: DiagnosticError, Hashable {
  /// What went wrong, where, and what to do.
  public var diagnostic: Diagnostic

  /// Makes an error from what is to be told.
  public init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }

  /// Makes an error about a file's content.
  init(
    file: String?, line: Int? = nil, column: Int? = nil, problem: String, remedy: String? = nil
  ) {
    diagnostic = Diagnostic(
      .badData, file: file, line: line, column: column, problem: problem, remedy: remedy)
  }

  /// Makes an error of a JSON file.
  init(_ error: JSONError, file: String?) {
    self.init(file: file, line: error.line, column: error.column, problem: error.problem)
  }

  /// Makes an error about what was asked for.
  static func usage(_ problem: String, remedy: String? = nil) -> TimingFormatError {
    TimingFormatError(Diagnostic(.usage, problem: problem, remedy: remedy))
  }

  /// Makes an error about timings that a format cannot hold.
  static func unwritable(_ problem: String, remedy: String? = nil) -> TimingFormatError {
    TimingFormatError(Diagnostic(.badData, problem: problem, remedy: remedy))
  }
}
