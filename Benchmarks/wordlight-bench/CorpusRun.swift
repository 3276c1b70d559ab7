import CommandLineKit
import Files
import Narration
import Scoring
import WordTimeline

/// Gets the timings of a corpus's pages and scores them.
struct CorpusRun {
  /// Where timings come from.
  enum Source {
    /// An aligner makes them.
    case aligner(any PageAligning)
    /// They were saved in this folder.
    case saved(String)
  }

  var source: Source
  /// Where timings are kept; nil for nowhere.
  var saveFolder: String?
  var console: Console

  /// The scores of the recordings whose truth is known.
  func scores(of corpus: Corpus) throws -> [PageScore] {
    if let saveFolder { try Folder.make(saveFolder) }
    let items = corpus.items.filter { $0.referencePath != nil }
    guard !items.isEmpty else {
      throw UsageError(
        "no recording of \(corpus.name) has a <id>.words.json",
        remedy: "name a folder with true times")
    }
    return try items.enumerated().map { index, item in
      console.progress("\(index + 1) of \(items.count): \(item.id)")
      let page = try page(item)
      if let saveFolder {
        try AtomicWriter.write(
          NativeJSON.file(page), to: PathName.join(saveFolder, item.id + ".json"))
      }
      return try PageScore(page, reference: ReferenceWord.read(item.referencePath ?? ""))
    }
  }

  private func page(_ item: Corpus.Item) throws -> PageTimeline {
    switch source {
    case .aligner(let aligner):
      let text = try FileReader.text(of: item.textPath)
      return try aligner.align(
        PageInput(id: item.id, audioPath: item.audioPath, text: text, textPath: item.textPath))
    case .saved(let folder):
      let path = PathName.join(folder, item.id + ".json")
      do {
        return try NativeJSON.page(FileReader.bytes(of: path))
      } catch let error as JSONError {
        throw SavedTimingsError(path, error)
      }
    }
  }
}

/// Saved timings that cannot be read.
struct SavedTimingsError: DiagnosticError {
  var diagnostic: Diagnostic

  init(_ path: String, _ error: JSONError) {
    diagnostic = Diagnostic(
      .badData, file: path, line: error.line, column: error.column, problem: error.problem,
      remedy: "save the timings again with --save")
  }
}
