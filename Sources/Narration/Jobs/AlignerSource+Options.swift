extension AlignerSource {
  /// A source of the aligner with some options. The model's files are hashed now, but read only
  /// when a page needs them.
  ///
  /// - Throws: a `DiagnosticError` when no model is installed.
  public convenience init(_ options: AlignerOptions) throws {
    let location = try ModelLocator.locate(
      language: options.language, folder: options.acousticModel)
    self.init(fingerprint: Aligner.fingerprint(options: options, location: location)) {
      try Aligner(options: options)
    }
  }
}
