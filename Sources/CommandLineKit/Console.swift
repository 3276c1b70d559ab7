public import Files
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where a program talks to people: short answers on standard output, everything else on standard
/// error. Its methods may be called from any thread.
///
/// A command's actual output is written with `Files.AtomicWriter`, not here.
public final class Console: Sendable {
  private struct State {
    var isQuiet = false
    /// Whether a line of progress stands on the terminal, to be wiped before anything else.
    var hasProgressLine = false
  }

  private let state = Mutex(State())
  private let program: String
  private let terminalWidth: Int?
  private let writeOutput: @Sendable (String) throws -> Void
  private let writeMessage: @Sendable (String) -> Void

  /// Makes a console.
  ///
  /// - Parameters:
  ///   - program: the name that stands before errors that are about no file.
  ///   - terminalWidth: the columns of the terminal that shows messages; nil when none does.
  ///   - writeOutput: writes to standard output.
  ///   - writeMessage: writes to standard error.
  public init(
    program: String, terminalWidth: Int?, writeOutput: @escaping @Sendable (String) throws -> Void,
    writeMessage: @escaping @Sendable (String) -> Void
  ) {
    self.program = program
    self.terminalWidth = terminalWidth
    self.writeOutput = writeOutput
    self.writeMessage = writeMessage
  }

  /// Whether messages are shown on a terminal, where a line of progress does not stay.
  public var isTerminal: Bool { terminalWidth != nil }

  /// Whether only errors are shown on standard error.
  public var isQuiet: Bool { state.withLock { $0.isQuiet } }

  func setQuiet() { state.withLock { $0.isQuiet = true } }

  /// Writes a short answer, and a line end, to standard output.
  ///
  /// - Throws: `FileError` when it cannot be written.
  public func answer(_ text: String) throws {
    try writeOutput(text + "\n")
  }

  /// Writes a line to standard error, unless the console is quiet.
  public func note(_ text: String) {
    say(text, isError: false)
  }

  /// Shows a diagnostic on standard error; a quiet console shows errors only.
  public func report(_ diagnostic: Diagnostic, severity: Diagnostic.Severity = .error) {
    say(diagnostic.rendered(program: program, severity: severity), isError: severity == .error)
  }

  /// Shows any error on standard error, and returns the exit status that goes with it.
  public func report(_ error: any Error) -> ExitCode {
    let known = (error as? any DiagnosticError)?.diagnostic
    let diagnostic = known ?? Diagnostic(.system, problem: String(describing: error))
    report(diagnostic)
    return ExitCode(diagnostic.category)
  }

  /// Says how far the work has come. On a terminal each call replaces the line before; elsewhere
  /// each is a line of its own, so call it once per page or so, not per frame.
  public func progress(_ text: String) {
    state.withLock { state in
      guard !state.isQuiet else { return }
      guard let terminalWidth else { return writeMessage(text + "\n") }
      writeMessage(Self.wipe + text.prefix(terminalWidth - 1))
      state.hasProgressLine = true
    }
  }

  /// Wipes the line of progress, if one stands on the terminal.
  public func endProgress() {
    state.withLock { state in
      if state.hasProgressLine { writeMessage(Self.wipe) }
      state.hasProgressLine = false
    }
  }

  /// Moves to the line's start and clears it.
  private static let wipe = "\r\u{1B}[K"

  private func say(_ text: String, isError: Bool) {
    state.withLock { state in
      guard isError || !state.isQuiet else { return }
      writeMessage((state.hasProgressLine ? Self.wipe : "") + text + "\n")
      state.hasProgressLine = false
    }
  }
}

extension Console {
  /// The console of this process.
  public static func standard(program: String) -> Console {
    Console(
      program: program, terminalWidth: standardErrorWidth(),
      writeOutput: { try AtomicWriter.write($0, to: "-") },
      // Nobody is left to be told that standard error cannot be written.
      writeMessage: { try? AtomicWriter.write($0, to: "/dev/stderr") })
  }

  private static func standardErrorWidth() -> Int? {
    guard isatty(STDERR_FILENO) == 1 else { return nil }
    var size = winsize()
    let result = unsafe ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size)
    return result == 0 && size.ws_col > 1 ? Int(size.ws_col) : 80
  }
}
