import Files
import Foundation
import Reports
import Testing
import WordTimeline

@testable import Narration

/// A run over books some of whose pages were corrected.
@Suite struct BookCorrectionsTests {
  let folder: BookFolderFixture
  /// Where the first word of a corrected page was moved to.
  private let moved = SampleSpan(start: 100, end: 2900)

  init() throws {
    folder = try BookFolderFixture()
    for book in ["a", "b"] {
      for page in 1...3 { try folder.page("shelf/\(book)/\(page)", "page \(page) of \(book)") }
    }
  }

  @discardableResult
  private func run(
    _ name: String = "shelf/a", keeping corrections: String? = nil,
    aligner: FakeAligner = FakeAligner()
  ) throws -> ShelfReport {
    let options = ShelfRunOptions(
      output: folder["out"], corrections: corrections.map { folder[$0] }, jobs: 2)
    return try ShelfRun(aligner: AlignerSource(aligner), options: options)
      .run(Shelf(paths: [folder[name]]))
  }

  private func page(_ path: String) throws -> PageTimeline {
    try NativeJSON.page(Array(folder.text(path).utf8))
  }

  /// Moves and locks a page's first word.
  private func correct(_ page: inout PageTimeline) {
    page.words[0].span = moved
    page.words[0].isLocked = true
  }

  /// Corrects a page that a run wrote.
  private func correct(_ path: String, as copy: String) throws {
    var page = try page(path)
    correct(&page)
    try folder.write(Data(NativeJSON.file(page)), to: copy)
  }

  @Test func lockedWordsStayAndOtherPagesAreAsTheyWere() throws {
    try run()
    let before = try folder.files(in: "out/pages")
    try correct("out/pages/2.json", as: "kept/2.json")
    let aligner = FakeAligner()
    try run(keeping: "kept", aligner: aligner)
    #expect(aligner.aligned.allSatisfy { $0.hasPrefix("2") } && !aligner.aligned.isEmpty)
    let after = try folder.files(in: "out/pages")
    #expect(after.keys.filter { after[$0] != before[$0] } == ["2.json"])
    let words = try page("out/pages/2.json").words
    #expect(words[0].span == moved && words[0].isLocked)
    #expect(words.indices.filter { words[$0].isLocked } == [0])
    let again = FakeAligner()
    try run(keeping: "kept", aligner: again)
    #expect(again.aligned.isEmpty)
    try run(aligner: again)
    #expect(again.aligned.isEmpty)
    #expect(try folder.files(in: "out/pages") == before)
  }

  /// The files that a run wrote may be corrected where they are.
  @Test func theOutputMayBeCorrectedInPlace() throws {
    try run()
    try correct("out/pages/2.json", as: "out/pages/2.json")
    for _ in 1...3 {
      #expect(try run(keeping: "out/pages").verdict == .good)
      #expect(try page("out/pages/2.json").words[0].span == moved)
    }
    let aligner = FakeAligner()
    try run(keeping: "out/pages", aligner: aligner)
    #expect(aligner.aligned.isEmpty)
  }

  @Test func aBooksFileCorrectsItsPages() throws {
    try run()
    var book = try NativeJSON.book(Array(folder.text("out/book.json").utf8))
    correct(&book.pages[2].timeline)
    try folder.write(Data(NativeJSON.file(book)), to: "My Book corrected.json")
    let aligner = FakeAligner()
    #expect(try run(keeping: "My Book corrected.json", aligner: aligner).verdict == .good)
    #expect(aligner.aligned.allSatisfy { $0.hasPrefix("3") } && !aligner.aligned.isEmpty)
    #expect(try page("out/pages/3.json").words[0].span == moved)
  }

  @Test func booksOfAShelfHaveTheirOwn() throws {
    try run("shelf")
    try correct("out/a/pages/1.json", as: "kept/a/1.json")
    var book = try NativeJSON.book(Array(folder.text("out/b/book.json").utf8))
    correct(&book.pages[1].timeline)
    try folder.write(Data(NativeJSON.file(book)), to: "kept/b.json")
    #expect(try run("shelf", keeping: "kept").verdict == .good)
    let kept = try ["a", "b"].flatMap { book in
      try (1...3).filter { try page("out/\(book)/pages/\($0).json").words[0].isLocked }
        .map { "\(book)\($0)" }
    }
    #expect(kept == ["a1", "b2"])
    try folder.write("{}", to: "kept/c.json")
    let error = #expect(throws: BookError.self) { try run("shelf", keeping: "kept") }
    #expect(error?.diagnostic.file == folder["kept/c.json"])
  }

  @Test func correctionsThatAreNotUsedAreNamed() throws {
    try run()
    try correct("out/pages/2.json", as: "kept/2.json")
    try correct("out/pages/2.json", as: "kept/22.json")
    let book = try run(keeping: "kept").books[0]
    #expect(book.verdict == .check)
    #expect(book.notices.map(\.file) == ["22.json"])
    #expect(book.pages.map(\.verdict) == [.good, .good, .good])
  }

  /// A page whose corrections cannot be kept fails alone.
  @Test(arguments: ["", "{", "another text"]) func badCorrectionsFailTheirPageOnly(
    content: String
  ) throws {
    try run()
    if content == "another text" {
      try correct("out/pages/2.json", as: "kept/2.json")
      try folder.page("shelf/a/2", "another text")
    } else {
      try folder.write(content, to: "kept/2.json")
    }
    let report = try run(keeping: "kept")
    #expect(report.books[0].pages.map(\.verdict) == [.good, .failed, .good])
  }

  @Test(arguments: ["none", "shelf/a/1.txt"]) func whatIsNoCorrectionsStopsTheRun(
    path: String
  ) throws {
    let error = #expect(throws: BookError.self) { try run(keeping: path) }
    #expect(error?.diagnostic.file == folder[path])
  }
}
