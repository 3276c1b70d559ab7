public import Files

/// A model that cannot be used, and why.
public struct AcousticModelError: DiagnosticError, Hashable {
  /// What went wrong, where, and what to do.
  public let diagnostic: Diagnostic

  init(_ file: String, _ problem: String) {
    diagnostic = Diagnostic(
      .unavailable, file: file, problem: problem,
      remedy: "install the package pocketsphinx-en-us, or name a Sphinx model's folder with"
        + " --acoustic-model")
  }

  init(_ error: FileError) {
    self.init(error.diagnostic.file ?? "acoustic model", error.diagnostic.problem)
  }
}
