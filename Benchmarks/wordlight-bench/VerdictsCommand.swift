import CommandLineKit
import Files
import Narration
import Scoring
import WordTimeline

/// `wordlight-bench verdicts`: whether right texts pass and wrong ones are found.
enum VerdictsCommand: Command {
  static let books = Operand.many(
    "book", atLeast: 1, help: "folders of recordings with their texts, in one language")

  static let declaration = CommandDeclaration(
    name: "verdicts", abstract: "Counts verdicts on pages with their own texts and with others.",
    operands: [books],
    options: [AlignerChoice.language, AlignerChoice.acousticModel, Option.output, Flag.quiet],
    discussion: """
      Each recording is aligned with its own text, with that of the page after it in its book, and \
      with that of a page of the next book. Where two texts have the same words, no wrong text is \
      made of them. Pages that fail with their own text, and those that pass as good with \
      another's, are listed.
      """,
    examples: [
      .init("wordlight-bench verdicts books/* -l fr", "Verdicts on all pages of some books.")
    ])

  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    let aligner = try AlignerChoice.aligner(arguments)
    let books = try arguments[books].map { try TextSwaps.Book(folder: $0) }
    var counts: [TextSwaps.Source: [Verdict: Int]] = [:]
    var mistakes: [String] = []
    for swap in TextSwaps(books).swaps {
      console.progress("\(swap.page.id) with \(swap.source.rawValue)")
      let verdict = try aligner.align(swap.page).verdict
      counts[swap.source, default: [:]][verdict, default: 0] += 1
      if verdict == (swap.source == .own ? .failed : .good) {
        mistakes.append("\(swap.page.audioPath): \(verdict.rawValue) with \(swap.source.rawValue)")
      }
    }
    console.endProgress()
    let lines = TextSwaps.Source.allCases.compactMap { source in
      counts[source].map { found in
        let cells = Verdict.allCases.map { "\(found[$0] ?? 0) \($0.rawValue)" }
        return "\(source.rawValue): \(cells.joined(separator: ", "))"
      }
    }
    let text = (lines + mistakes.map { "  " + $0 }).joined(separator: "\n")
    try AtomicWriter.write(text + "\n", to: arguments[.output] ?? "-")
    return .good
  }
}

/// Pages of books with their own texts and with those of others.
struct TextSwaps {
  /// Whose text a page is given.
  enum Source: String, CaseIterable {
    case own = "its own text"
    case sameBook = "a text of its book"
    case otherBook = "a text of another book"
  }

  /// The pages of a folder.
  struct Book {
    var pages: [PageInput]

    init(folder: String) throws {
      pages = try Corpus(folder: folder).items.map { item in
        PageInput(
          id: item.id, audioPath: item.audioPath, text: try FileReader.text(of: item.textPath),
          textPath: item.textPath)
      }
    }
  }

  private(set) var swaps: [(page: PageInput, source: Source)] = []

  init(_ books: [Book]) {
    for (number, book) in books.enumerated() {
      let others = books[(number + 1) % books.count].pages
      for (index, page) in book.pages.enumerated() {
        swaps.append((page, .own))
        add(page, book.pages[(index + 1) % book.pages.count], .sameBook)
        if books.count > 1 { add(page, others[index % others.count], .otherBook) }
      }
    }
  }

  private mutating func add(_ page: PageInput, _ other: PageInput, _ source: Source) {
    func words(_ text: String) -> [String] {
      SpokenToken.tokens(of: text).map { $0.text.lowercased().filter(\.isLetter) }
    }
    guard words(page.text) != words(other.text) else { return }
    var page = page
    page.text = other.text
    page.textPath = other.textPath
    swaps.append((page, source))
  }
}
