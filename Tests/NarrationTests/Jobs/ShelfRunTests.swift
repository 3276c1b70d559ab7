import Files
import Foundation
import Reports
import Testing
import WordTimeline

@testable import Narration

@Suite struct ShelfRunTests {
  let folder: BookFolderFixture

  init() throws { folder = try BookFolderFixture() }

  /// Works on a book or shelf of the folder.
  @discardableResult
  private func run(
    _ name: String, to output: String = "out", aligner: FakeAligner = FakeAligner(),
    cache: String? = nil, jobs: Int = 2, formats: [String] = ["json", "app"], shard: Shard? = nil
  ) throws -> ShelfReport {
    let options = ShelfRunOptions(
      output: folder[output], cache: cache.map { folder[$0] }, formats: formats, jobs: jobs,
      shard: shard)
    return try ShelfRun(aligner: AlignerSource(aligner), options: options)
      .run(Shelf(paths: [folder[name]]))
  }

  private func makeShelf(books: Int, pages: Int) throws {
    for book in 1...books {
      for page in 1...pages {
        try folder.page("shelf/b\(book)/page-\(page)", "Book \(book) has \(page) pages, said Bo")
      }
    }
  }

  @Test func writesPagesBookAndReports() throws {
    try folder.page("book/page-1", "Wake up, Bo!")
    try folder.page("book/page-2", "unsure words")
    let report = try run("book")
    #expect(report.books.map(\.verdict) == [.check])
    #expect(
      try folder.files(in: "out").keys.sorted() == [
        "book.json", "pages/page-1.app.json", "pages/page-1.json",
        "pages/page-2.app.json", "pages/page-2.json", "report.html", "report.json", "report.xml",
      ])
    let page = try NativeJSON.page(Array(folder.text("out/pages/page-1.json").utf8))
    #expect(page.words.map(\.text) == ["Wake", "up,", "Bo!"])
    let book = try NativeJSON.book(Array(folder.text("out/book.json").utf8))
    #expect(book.pages.map(\.timeline.id) == ["page-1", "page-2"])
    #expect(book.pages.map(\.audioPath) == ["page-1.ogg", "page-2.ogg"])
  }

  /// Every kind of bad page among good ones: each is named with its reason, and the others are
  /// the same as without it.
  @Test func badPagesStopNobody() throws {
    try folder.page("good/01", "one two")
    try folder.page("good/99", "three four")
    try run("good", to: "expected", formats: ["json"])
    try folder.page("book/01", "one two")
    try folder.page("book/99", "three four")
    try folder.page("book/10 no words", "— 🐢 —")
    try folder.page("book/11 other text", "one two", spoken: "something else entirely")
    try folder.page("book/12 empty text", "", spoken: "one two")
    try folder.page("book/13 not text", "one two")
    try folder.write(Data([0x66, 0xE9, 0x0A]), to: "book/13 not text.txt")
    try folder.page("book/14 binary", "one two")
    try folder.write(Data([0x25, 0x50, 0x44, 0x46, 0x2D, 0, 0xFF]), to: "book/14 binary.txt")
    try folder.page("book/15 empty audio", "one two")
    try folder.write("", to: "book/15 empty audio.ogg")
    try folder.page("book/16 not audio", "one two")
    try folder.write("hello", to: "book/16 not audio.ogg")
    let report = try run("book", formats: ["json"])
    let pages = report.books[0].pages
    #expect(pages.filter { $0.verdict == .good }.map(\.id) == ["01", "99"])
    #expect(
      pages.filter { $0.verdict == .failed }.map { $0.failure?.problem ?? $0.findings[0].message }
        == [
          "there is no word on this page", "the text is not what is spoken",
          "there is no word on this page", "byte 0xE9 at offset 1 is not UTF-8",
          "is a PDF document, not text", "is not a recording", "is not a recording",
        ])
    for page in ["01", "99"] {
      #expect(
        try folder.text("out/pages/\(page).json") == folder.text("expected/pages/\(page).json"))
    }
    let book = try NativeJSON.book(Array(folder.text("out/book.json").utf8))
    #expect(book.pages.map(\.timeline.id) == ["01", "11 other text", "99"])
  }

  @Test func missingFilesOfADescribedBookAreFailedPages() throws {
    try folder.page("book/1", "one two")
    try folder.write(
      """
      {"pages": [
        {"textFile": "1.txt", "audio": "1.ogg"}, {"textFile": "none.txt", "audio": "1.ogg"},
        {"text": "one", "audio": "none.ogg"}
      ]}
      """, to: "book/book.json")
    let pages = try run("book").books[0].pages
    #expect(pages.map(\.verdict) == [.good, .failed, .failed])
    #expect(
      pages.map { $0.failure?.file } == [nil, folder["book/none.txt"], folder["book/none.ogg"]])
    #expect(pages.map { $0.failure?.problem } == [nil, "no such file", "no such file"])
  }

  /// A page that was good once must not leave its old timings behind when it fails.
  @Test func failedPageLeavesNoOldTimings() throws {
    try folder.page("book/1", "one two")
    try folder.page("book/1.b", "three four")
    try folder.page("book/2", "five six")
    try run("book")
    try folder.write("broken", to: "book/1.ogg")
    try folder.write(FakeRecording.content("something else"), to: "book/2.ogg")
    try run("book")
    #expect(
      try folder.files(in: "out/pages").keys.sorted() == ["1.b.app.json", "1.b.json", "2.json"])
    #expect(try folder.text("out/pages/2.json").contains("\"failed\""))
  }

  @Test(arguments: [1, 2, 3, 8]) func filesAreTheSameForAnyNumberOfJobs(jobs: Int) throws {
    try makeShelf(books: 4, pages: 5)
    try run("shelf", to: "one", jobs: 1)
    try run("shelf", to: "many", jobs: jobs)
    try run("shelf", to: "again", jobs: jobs)
    let files = try folder.files(in: "one")
    #expect(files.count == 4 * (2 * 5 + 2) + 3)
    #expect(try folder.files(in: "many") == files)
    #expect(try folder.files(in: "again") == files)
  }

  @Test func onlyWhatChangedIsAlignedAgain() throws {
    try makeShelf(books: 1, pages: 4)
    let first = FakeAligner()
    try run("shelf", aligner: first)
    #expect(first.aligned.count == 4)
    let second = FakeAligner()
    try run("shelf", aligner: second)
    #expect(second.aligned.isEmpty)
    try folder.page("shelf/b1/page-2", "Book two was recorded again")
    try folder.write("Book 1 has 3 pages , said Bo", to: "shelf/b1/page-3.txt")
    let third = FakeAligner()
    try run("shelf", aligner: third)
    #expect(third.aligned == ["page-2", "page-3"])
    let fourth = FakeAligner(fingerprint: "fake 2")
    try run("shelf", aligner: fourth)
    #expect(fourth.aligned.count == 4)
  }

  @Test func renamedPageKeepsItsTimings() throws {
    try folder.page("a/1", "one two")
    try folder.page("b/7", "one two")
    try run("a", to: "out a", cache: "cache")
    let aligner = FakeAligner()
    try run("b", to: "out b", aligner: aligner, cache: "cache")
    #expect(aligner.aligned.isEmpty)
    try run("b", to: "fresh")
    #expect(try folder.files(in: "out b") == folder.files(in: "fresh"))
  }

  @Test func unchangedFilesAreNotTouched() throws {
    try makeShelf(books: 2, pages: 3)
    try run("shelf")
    let past = Date(timeIntervalSince1970: 1_000_000)
    let files = try folder.files(in: "out").keys
    for file in files {
      try FileManager.default.setAttributes(
        [.modificationDate: past], ofItemAtPath: folder["out/" + file])
    }
    try run("shelf")
    for file in files {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder["out/" + file])
      #expect(attributes[.modificationDate] as? Date == past, "\(file)")
    }
  }

  @Test func oneRecordingComesApartAtItsPages() throws {
    try folder.write("one two three", to: "book/1.txt")
    try folder.write("never said", to: "book/2.txt")
    try folder.write("two one two", to: "book/3.txt")
    try folder.write("one", to: "book/4.txt")
    try folder.write(FakeRecording.content("one two three two one two one"), to: "book/all.ogg")
    let report = try run("book")
    #expect(report.books[0].pages.map(\.verdict) == [.good, .failed, .good, .good])
    #expect(
      report.books[0].pages[1].failure?.problem == "no word of 2 is heard in this recording")
    let book = try NativeJSON.book(Array(folder.text("out/book.json").utf8))
    // Words take 4000 samples, of which the last 1000 are a pause: the cut is in its middle.
    #expect(
      book.pages.map(\.timeline.extent) == [
        SampleSpan(start: 0, end: 11_500), SampleSpan(start: 11_500, end: 23_500),
        SampleSpan(start: 23_500, end: 28_000),
      ])
    let aligner = FakeAligner()
    try run("book", aligner: aligner)
    #expect(aligner.aligned.isEmpty)
  }

  @Test func sharesTogetherMakeTheUndividedRun() throws {
    try makeShelf(books: 7, pages: 2)
    try run("shelf", to: "whole")
    let shares = try (1...3).map { number in
      try run("shelf", to: "shared", shard: Shard(number: number, count: 3))
    }
    let merged = try ShelfReport(merging: shares.map { ($0.fileStem, $0) })
    #expect(try merged.jsonFile() == Array(folder.text("whole/report.json").utf8))
    let whole = try folder.files(in: "whole").filter { !$0.key.hasPrefix("report.") }
    let shared = try folder.files(in: "shared").filter { !$0.key.hasPrefix("report-") }
    #expect(whole == shared)
  }

  @Test func missingAlignerStopsTheRunWithItsReason() throws {
    try makeShelf(books: 2, pages: 4)
    let source = AlignerSource(fingerprint: "none") {
      throw FakeAligner.Refusal("model", "is not there")
    }
    let options = ShelfRunOptions(output: folder["out"], jobs: 2)
    let error = #expect(throws: BookError.self) {
      try ShelfRun(aligner: source, options: options).run(Shelf(paths: [folder["shelf"]]))
    }
    #expect(error?.diagnostic.file == "model")
    #expect(error?.diagnostic.problem == "is not there")
  }

  @Test func outputThatCannotBeWrittenStopsTheRun() throws {
    try makeShelf(books: 1, pages: 2)
    try folder.write("a file", to: "out")
    let error = #expect(throws: BookError.self) { try run("shelf") }
    #expect(error?.diagnostic.category == .cannotCreate)
    let unknown = #expect(throws: BookError.self) { try run("shelf", to: "x", formats: ["docx"]) }
    #expect(unknown?.diagnostic.category == .usage)
  }

  @Test func eventsTellWhatHappens() throws {
    try folder.page("book/1", "one two")
    try folder.page("book/2", "unsure words")
    try folder.write("x", to: "book/2.ogg")
    var pages: [String] = []
    let options = ShelfRunOptions(output: folder["out"], jobs: 1)
    _ = try ShelfRun(aligner: AlignerSource(FakeAligner()), options: options)
      .run(Shelf(paths: [folder["book"]])) { event in
        switch event {
        case .began(let books, let count): pages.append("\(books) books, \(count) pages")
        case .page(let page): pages.append("\(page.page) \(page.verdict) \(page.seconds)")
        case .book(let id, let verdict): pages.append("\(id) \(verdict)")
        }
      }
    #expect(pages == ["1 books, 2 pages", "1 good 1.0", "2 failed 0.0", "book failed"])
  }
}
