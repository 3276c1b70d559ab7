public import Files

/// A model that cannot be used, and why.
public struct AcousticModelError: DiagnosticError, Hashable {
  /// What went wrong, where, and what to do.
  public let diagnostic: Diagnostic

  init(
    _ file: String, _ problem: String,
    remedy: String = "install the package pocketsphinx-en-us, or name a Sphinx model's folder with"
      + " --acoustic-model"
  ) {
    diagnostic = Diagnostic(.unavailable, file: file, problem: problem, remedy: remedy)
  }

  /// There is no speech to train a model on.
  public static func nothingToLearnFrom() -> AcousticModelError {
    AcousticModelError(
      diagnostic: Diagnostic(
        .badData, problem: "no recording's text fits what is spoken in it",
        remedy: "check that each recording has the text that is read in it, and the language"))
  }

  private init(diagnostic: Diagnostic) { self.diagnostic = diagnostic }

  init(_ error: FileError) {
    self.init(error.diagnostic.file ?? "acoustic model", error.diagnostic.problem)
  }
}
