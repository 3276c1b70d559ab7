internal import Files
public import PageText

extension PageLexicon {
  /// Reads lexicons; where several have a word, the last one's ways come first.
  ///
  /// - Throws: a `DiagnosticError` when a file cannot be read or a line of it is broken.
  public init(files: [String]) throws {
    self.init()
    for path in files {
      add(try PageLexicon(parsing: FileReader.text(of: path), file: path))
    }
  }
}
