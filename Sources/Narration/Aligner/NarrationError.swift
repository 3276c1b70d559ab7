public import Files
internal import WordTimeline

/// A page that cannot be aligned at all, and why.
public struct NarrationError: DiagnosticError, Hashable {
  /// What went wrong, where, and what to do.
  public let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }

  static func wordless(_ page: PageInput) -> NarrationError {
    NarrationError(
      Diagnostic(
        .badData, file: page.textPath ?? page.id, problem: "no word to be spoken",
        remedy: "give the text that is read on this page"))
  }

  static func noPage(called id: String, in path: String, which pages: [String]) -> NarrationError {
    NarrationError(
      Diagnostic(
        .badData, file: path, problem: "this book has no page called \"\(id)\"",
        remedy: "name the page with --id, one of: \(pages.joined(separator: ", "))"))
  }

  static func noModel(searched folders: [String]) -> NarrationError {
    NarrationError(
      Diagnostic(
        .unavailable, problem: "no acoustic model in \(folders.joined(separator: ", "))",
        remedy: "install the package pocketsphinx-en-us, or name a Sphinx model's folder with"
          + " --acoustic-model"))
  }

  static func transformedModel(_ folder: String) -> NarrationError {
    NarrationError(
      Diagnostic(
        .usage, file: folder,
        problem: "its Gaussians stand behind a feature transform, which training cannot start from",
        remedy: "start from another model (--from), or from the recordings alone (--flat-start)"))
  }

  static func nothingToTrainOn(_ paths: [String]) -> NarrationError {
    NarrationError(
      Diagnostic(
        .noInput, file: paths.first, problem: "no page that can be learned from",
        remedy: "name a folder of recordings and texts (page-01.wav, page-01.txt)"))
  }

  static func noSound(_ page: PageInput) -> NarrationError {
    NarrationError(
      Diagnostic(
        .badData, file: page.audioPath,
        problem: "the page's part of the recording holds no sound",
        remedy: "check where the page starts and ends in it"))
  }

  static func lost(_ word: TimedWord, on page: PageInput) -> NarrationError {
    NarrationError(
      Diagnostic(
        .badData, file: page.textPath ?? page.id,
        problem: "the kept word “\(word.text)” is no longer on the page",
        remedy: "correct the text, or take the word's lock away"))
  }

  static func overlap(
    _ one: TimedWord, _ other: TimedWord, _ audio: AudioReference, on page: PageInput
  ) -> NarrationError {
    let place = other.span.map { audio.ticks($0.start, perSecond: 1000) } ?? 0
    return NarrationError(
      Diagnostic(
        .badData, file: page.textPath ?? page.id,
        problem: "the kept words “\(one.text)” and “\(other.text)” overlap at "
          + "\(decimalText(place, decimals: 3)) s",
        remedy: "correct one of them"))
  }
}
