internal import PageText

extension PageText {
  /// Reads the text of a page, in the format that its file's name tells.
  ///
  /// - Parameter language: where the page does not say its own.
  init(
    of page: PageInput, language: String, lexicon: PageLexicon = PageLexicon()
  ) throws(PageTextError) {
    try self.init(
      parsing: page.text,
      options: Options(
        language: page.language ?? language,
        format: page.textPath.map(Format.init(fileName:)) ?? .plain, file: page.textPath,
        lexicon: lexicon))
  }
}
