import Files
import Foundation
import Reports
import Testing
import WordTimeline

@Suite struct ShelfReportTests {
  static let timeline = PageTimeline(
    id: "page <1>", language: "en", text: "Wake up & go, Bo!",
    audio: AudioReference(name: "1 & 2.wav", sampleRate: 44_100, sampleCount: 88_200),
    words: [
      TimedWord(
        text: "Wake", range: TextRange(0, 4), status: .aligned,
        span: SampleSpan(start: 1, end: 2), confidence: 0.7),
      TimedWord(
        text: "up", range: TextRange(5, 7), status: .aligned,
        span: SampleSpan(start: 3, end: 44_103), confidence: 0.25),
      TimedWord(text: "&", range: TextRange(8, 9), status: .unvoiced),
      TimedWord(text: "go,", range: TextRange(10, 13), status: .notSpoken),
      TimedWord(
        text: "Bo!", range: TextRange(14, 17), status: .aligned,
        span: SampleSpan(start: 50_000, end: 60_000), confidence: 0.99),
    ],
    remarks: [Remark(kind: .skippedWords, words: 3..<4, message: "“go,” is not spoken")],
    verdict: .check)

  static let report = ShelfReport(
    maker: "test", shelfCount: 3,
    books: [
      BookReport(
        place: 0, id: "a", title: "The A",
        notices: [.init(file: "9.wav", message: "9.wav has no text", needsChecking: true)],
        pages: [
          PageReport(timeline),
          PageReport(
            id: "page-2", recording: "2.wav",
            failure: Failure(
              Diagnostic(
                .badData, file: "2.txt", line: 3, column: 4, problem: "is not \"text\"\u{1}",
                remedy: "save it as UTF-8"))),
        ]),
      BookReport(
        place: 1, id: "b",
        failure: Failure(Diagnostic(.noInput, file: "b/book.json", problem: "no such file"))),
      BookReport(place: 2, id: "c", pages: []),
    ])

  @Test func unsureWordsComeLeastSureFirst() {
    let page = PageReport(Self.timeline)
    #expect(page.unsureWords.map(\.text) == ["up", "Wake"])
    #expect(page.unsureWords[0].time == 68..<1_000_068)
    #expect((page.wordCount, page.alignedCount) == (5, 3))
    #expect(page.microseconds == 2_000_000)
  }

  @Test func verdictsFollowTheWorst() {
    #expect(Self.report.books.map(\.verdict) == [.failed, .failed, .good])
    #expect(Self.report.pageCount(.check) == 1)
    var book = Self.report.books[0]
    book.pages = []
    #expect(book.verdict == .check)
    book.notices[0].needsChecking = false
    #expect(book.verdict == .good)
  }

  @Test func jsonReadsBack() throws {
    let read = try ShelfReport(json: Self.report.jsonFile(), file: "report.json")
    #expect(read == Self.report)
    #expect(read.jsonFile() == Self.report.jsonFile())
  }

  @Test(arguments: [
    ("{", 1, 2), ("[]", 1, 1), (#"{"format": "other"}"#, 1, 12),
  ]) func brokenReportIsRefusedWithItsPlace(text: String, line: Int, column: Int) {
    let error = #expect(throws: ReportError.self) {
      try ShelfReport(json: Array(text.utf8), file: "report.json")
    }
    #expect(error?.diagnostic.file == "report.json")
    #expect(error?.diagnostic.line == line)
    #expect(error?.diagnostic.column == column)
  }

  @Test(arguments: [(false, 2), (true, 4)])
  func junitCountsWhatIsNotGood(strictly: Bool, failures: Int) throws {
    let text = String(decoding: Self.report.junitFile(strictly: strictly), as: UTF8.self)
    #expect(
      text.contains("<testsuites name=\"wordlight\" tests=\"4\" failures=\"\(failures)\">"))
    #expect(text.contains("classname=\"a\" name=\"page &lt;1&gt;\""))
    #expect(!text.contains("\u{1}"))
  }
}
