import AudioInput
import CommandLineKit
import Files
import Narration
import PreviewPage
import Reports
import TimingFormats
import WordTimeline

/// `wordlight preview`: a book as one page that reads itself aloud.
enum PreviewCommand: Command {
  static let book = Operand.one(
    "book", help: "a book's folder or book.json, or a book's timings as 'wordlight book' wrote them"
  )
  static let output = Option.text(
    "output", short: "o", value: "file",
    help: "write the page here (default: the book's name .html)")
  static let audio = Option.choice(
    "audio", value: "kind", default: DeliveryFormat.mp3, help: "how the voice is put into the page")
  static let edit = Flag("edit", help: "with the desk, at which times are corrected")
  static let open = Flag("open", help: "show the page in the browser")
  static let folder = Option.text(
    "folder", value: "folder",
    help: "where the recordings and pictures of timings are (default: beside them)")

  static let timingsFolder = Option.text(
    "timings", value: "folder", default: "timings", help: "keep the book's timings here")

  static let declaration = CommandDeclaration(
    name: "preview", abstract: "Turns a book into one offline page that reads itself aloud.",
    operands: [book],
    options: [
      output, audio, edit, open, BookCommand.language, BookCommand.keep, timingsFolder, folder,
      Flag.quiet,
    ],
    discussion: """
      The page holds everything: pictures, voice, words and their times. It needs no network and \
      nothing but a browser, and can be sent as it is. A page that failed, or whose recording or \
      picture is missing, says so in its place.

      The book is timed first, as 'wordlight book' would and into the same folder, so that what is \
      there already is not done again.

      With --edit it opens at the desk: waveform and spectrogram, the words to check first, marks \
      that are dragged, nudged and snapped to onsets. What is saved there goes back through --keep, \
      here as in 'wordlight book' and 'wordlight align'.
      """,
    examples: [
      .init("wordlight preview STORY --open", "Times the book where need be, and shows it."),
      .init("wordlight preview STORY --edit -o desk.html", "A page to correct the times at."),
      .init("wordlight preview STORY --keep corrected.json", "With the times that were corrected."),
    ])

  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    let path = arguments[book]
    if let timings = try timings(at: path) {
      guard arguments[BookCommand.keep] == nil else {
        throw UsageError(
          "\(path) holds timings, which are shown as they are",
          remedy: "name the book to align it again with --keep")
      }
      let folder = arguments[folder] ?? PathName.folder(of: path)
      return try write(timings, folder: folder, arguments, console)
    }
    let shelf = try Shelf(paths: [path])
    guard shelf.entries.count == 1, case .book(let source) = shelf.entries[0] else {
      throw UsageError(
        "\(path) holds several books", remedy: "name one of them: each has a page of its own")
    }
    let timed = try timed(shelf, arguments, console)
    return try write(
      source.timeline(completing: timed), folder: source.folder, arguments, console)
  }

  /// The book's timings where the path names a file of them.
  private static func timings(at path: String) throws -> BookTimeline? {
    guard Folder.kind(of: path) == .file else { return nil }
    let source = FormatSource(name: path, bytes: try FileReader.bytes(of: path))
    return source.isBook ? try FormatRegistry.standard.readBook(source) : nil
  }

  /// Times the book where need be, as 'wordlight book' does and in the same folder; nil where no
  /// page could be timed.
  private static func timed(
    _ shelf: Shelf, _ arguments: ParsedArguments, _ console: Console
  ) throws -> BookTimeline? {
    var aligning = AlignerOptions()
    aligning.language = arguments[BookCommand.language]
    let output = arguments[timingsFolder]
    let run = ShelfRun(
      aligner: try AlignerSource(aligning),
      options: ShelfRunOptions(
        output: output, corrections: arguments[BookCommand.keep], jobs: ProcessorCount.available))
    var progress = BookProgress(console, asJSON: false)
    let report = try run.run(shelf) { progress.show($0) }
    progress.end()
    // What an earlier run wrote of pages that failed now is not theirs.
    let failed = Set(report.books.flatMap(\.pages).filter { $0.failure != nil }.map(\.id))
    guard failed.count < report.books.reduce(0, { $0 + $1.pages.count }) else { return nil }
    var book = try timings(at: PathName.join(output, "book.json"))
    book?.pages.removeAll { failed.contains($0.timeline.id) }
    return book
  }

  private static func write(
    _ book: BookTimeline, folder: String, _ arguments: ParsedArguments, _ console: Console
  ) throws -> ExitCode {
    let path = arguments[output] ?? PathName.stem(of: arguments[Self.book]) + ".html"
    let document = PreviewDocument(
      book: book, folder: folder,
      options: PreviewOptions(audio: arguments[audio], isEditable: arguments[edit]))
    let count = try document.write(to: path)
    for note in document.notes { console.note("\(note.page): \(note.message)") }
    console.note("wrote \(path): \(book.pages.count) pages, \(megabytes(count)) MB")
    if arguments[open] { try Browser.open(path) }
    return .good
  }

  private static func megabytes(_ count: Int) -> String {
    decimalText(Int64((Double(count) / 100_000).rounded()), decimals: 1)
  }
}
