import Files
import Foundation
import Narration
import Testing
import TimingFormats
import WordTimeline

/// Learning a labeller's convention on the book in `Fixtures/`.
@Suite(
  .enabled(
    if: (try? ModelLocator.locate(language: "en", folder: nil)) != nil, "needs the English model"))
struct LabelTrainingTests {
  private static let ids = ["page-01", "page-02", "page-03"]
  private static let fixtures = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/maybe-said-mo").path

  /// A folder with pages of the fixture.
  private static func book() throws -> BookFolderFixture {
    let book = try BookFolderFixture()
    for id in ids {
      for ending in [".wav", ".txt"] {
        try book.write(
          Data(contentsOf: URL(filePath: "\(fixtures)/\(id)\(ending)")), to: "pages/\(id)\(ending)")
      }
    }
    return book
  }

  private static func train(
    _ book: BookFolderFixture, labels: String = "labels"
  ) throws -> TrainedModel {
    var options = ModelTraining.Options(language: "en")
    options.keepsPhones = true
    options.labels = book[labels]
    return try ModelTraining(options).train(
      TrainingShelf(paths: [book["pages"]]).pages
    ) { _ in }
  }

  private static func aligned(_ book: BookFolderFixture, by model: String?) throws -> [PageTimeline]
  {
    let aligner = try Aligner(options: AlignerOptions(acousticModel: model))
    return try TrainingShelf(paths: [book["pages"]]).pages.map { try aligner.align($0) }
  }

  /// Audacity labels of a page's words, moved.
  private static func labels(_ page: PageTimeline, movedBy seconds: Double) -> String {
    page.words.compactMap { word in
      word.span.map { span in
        "\(page.audio.seconds(span.start) + seconds)\t\(page.audio.seconds(span.end) + seconds)"
          + "\t\(word.text)\n"
      }
    }.joined()
  }

  @Test func aConstantBiasIsMended() throws {
    let book = try Self.book()
    let before = try Self.aligned(book, by: nil)
    for page in before {
      try book.write(
        Self.labels(page, movedBy: 0.04), to: "labels/\(page.id).labels.txt")
    }
    let model = try Self.train(book)
    let learned = try #require(model.labels)
    #expect(learned.movesBoundaries && learned.slips == 0 && learned.notices.isEmpty)
    #expect(abs(learned.distanceBefore - 40) < 1 && learned.distanceAfter < 10)
    try model.write(to: book["model"])
    let plain = try Aligner()
    let aligner = try Aligner(options: AlignerOptions(acousticModel: book["model"]))
    #expect(aligner.fingerprint != plain.fingerprint)
    let fingerprint = aligner.fingerprint

    let after = try Self.aligned(book, by: book["model"])
    for (old, new) in zip(before, after) {
      #expect(old.words.map(\.confidence) == new.words.map(\.confidence))
      #expect(old.verdict == new.verdict)
      for (one, other) in zip(old.words, new.words) {
        guard let one = one.span, let other = other.span else { continue }
        #expect(other.count > 0)
        // A word that is too short to be moved so far is moved less.
        let moved = old.audio.seconds(other.start) - old.audio.seconds(one.start)
        #expect(moved > 0 && moved < 0.045)
        if one.count > Int64(old.audio.sampleRate / 10) { #expect(moved > 0.033) }
      }
      let spans = new.words.compactMap(\.span)
      #expect(zip(spans, spans.dropFirst()).allSatisfy { $0.end <= $1.start })
    }
    // What is kept of a book's timings must not outlive its model's offsets.
    try book.write("any any 9 5.0\n", to: "model/wordlight.offsets")
    let edited = try Aligner(options: AlignerOptions(acousticModel: book["model"]))
    #expect(edited.fingerprint != fingerprint)
  }

  @Test func labelsThatCannotBeUsedAreErrors() throws {
    let book = try Self.book()
    func problem(_ labels: String, as name: String = "page-01.labels.txt") throws -> String {
      let folder = "labels-\(UUID().uuidString)"
      try book.write(labels, to: "\(folder)/\(name)")
      do {
        _ = try Self.train(book, labels: folder)
        return "none"
      } catch let error as any DiagnosticError {
        #expect(error.diagnostic.file?.contains(folder) == true)
        return error.diagnostic.problem
      }
    }
    let text = try FileReader.text(of: book["pages/page-01.txt"])
    let first = text.split(whereSeparator: \.isWhitespace).prefix(2).map(String.init)
    #expect(
      try problem("0.5\t1\tzebra\n1\t2\tgiraffe\n").contains("its words are not those of"))
    #expect(
      try problem("0.5\t1\t\(first[0])\n950\t951\t\(first[1])\n").contains("ends at 951.000 s"))
    #expect(
      try problem("0.5\t1\t\(first[0])\n0.2\t0.4\t\(first[1])\n")
        .contains("starts at 0.200 s, before"))
    #expect(try problem("0.5\tone\n", as: "page-01.TextGrid").isEmpty == false)
    #expect(try problem("0.5\t1\tx\n", as: "cover.labels.txt").contains("no file in it"))
  }

  @Test func aPageHasOneFileOfLabels() throws {
    let book = try Self.book()
    try book.write("0.5\t1\tx\n", to: "labels/page-01.labels.txt")
    try book.write("Begin,End,Label\n", to: "labels/page-01.csv")
    let error = #expect(throws: NarrationError.self) { try Self.train(book) }
    #expect(error?.diagnostic.problem.contains("second file") == true)
  }

  @Test func anAlignersOwnTimesTeachNothing() throws {
    let book = try Self.book()
    let page = try #require(try Self.aligned(book, by: nil).first)
    // The labels may lie among the pages: texts and recordings are no labels.
    let csv =
      ["id,text,start,end,confidence"]
      + page.words.enumerated().map { index, word in
        let span = word.span.map { (page.audio.seconds($0.start), page.audio.seconds($0.end)) }
        return "w\(index),\"\(word.text.replacing("\"", with: "\"\""))\","
          + (span.map { "\($0.0),\($0.1)" } ?? ",") + ",0.9"
      }
    try book.write(csv.joined(separator: "\n") + "\n", to: "pages/\(page.id).csv")
    let learned = try #require(try Self.train(book, labels: "pages").labels)
    #expect(learned.words == 0 && !learned.movesBoundaries)
    #expect(learned.notices.count == 1)
  }

  @Test func lockedWordsOfOurOwnTimingsAreLabels() throws {
    let book = try Self.book()
    for var page in try Self.aligned(book, by: nil).prefix(2) {
      for index in page.words.indices.dropLast(2) where page.words[index].span != nil {
        page.words[index].isLocked = true
      }
      let files = try FormatRegistry.standard.write(
        page, format: "json", path: nil, options: ExportOptions())
      try book.write(Data(files[0].bytes), to: "desk/\(page.id).json")
    }
    let model = try Self.train(book, labels: "desk")
    let learned = try #require(model.labels)
    #expect(learned.words == 8 + 14 - 4 && learned.distanceBefore < 0.1)
    #expect(!learned.movesBoundaries && learned.notices.isEmpty)
    // The offsets of a model that is written over do not stay.
    try book.write("any any 9 5.0\n", to: "model/wordlight.offsets")
    try model.write(to: book["model"])
    #expect(Folder.kind(of: book["model/wordlight.offsets"]) == nil)
    #expect(Folder.kind(of: book["model/mdef"]) == .file)
  }

  @Test func labelsOfAnotherTextAreNotTakenFromOurOwnTimings() throws {
    let book = try Self.book()
    let page = try #require(try Self.aligned(book, by: nil).first)
    let files = try FormatRegistry.standard.write(
      page, format: "json", path: nil, options: ExportOptions())
    try book.write(Data(files[0].bytes), to: "desk/page-02.json")
    let error = #expect(throws: NarrationError.self) { try Self.train(book, labels: "desk") }
    #expect(error?.diagnostic.problem.contains("its words are not those of") == true)
  }
}
