import Reports
import Testing
import WordTimeline

@Suite struct ReportDocumentTests {
  private let page = PageTimeline(
    id: "<b>", language: "en", text: "“Wake”\n<script>alert(1)</script> & — 🐢",
    audio: AudioReference(name: "a&b.wav", sampleRate: 1000, sampleCount: 2000),
    words: [
      TimedWord(
        text: "“Wake”", range: TextRange(0, 10), status: .aligned,
        span: SampleSpan(start: 250, end: 500), confidence: 0.5),
      TimedWord(
        text: "<script>alert(1)</script>", range: TextRange(11, 36), status: .notSpoken),
      TimedWord(text: "&", range: TextRange(37, 38), status: .unvoiced),
    ], verdict: .check)

  private var report: BookReport {
    BookReport(place: 0, id: "b", title: "T & <T>", pages: [PageReport(page)])
  }

  private func document(_ sound: ReportDocument.Sound?) -> String {
    ReportDocument.head(of: report, stamp: "0123")
      + ReportDocument.section(of: report.pages[0], timeline: page, sound: sound)
      + ReportDocument.foot
  }

  @Test func textIsShownNeverRun() {
    let text = document(nil)
    #expect(!text.contains("<script>alert"))
    #expect(!text.contains("<T>"))
    #expect(text.contains("&lt;script&gt;alert(1)&lt;/script&gt;</span> <span"))
    #expect(text.contains("data-time=\"0.250000 0.500000\">“Wake”</span>\n<span"))
    #expect(text.contains("</span> — 🐢</p>"))
  }

  @Test func nothingIsLoaded() {
    let text = document(.init(mediaType: "audio/mpeg", bytes: [1, 2, 3, 4]))
    for word in ["http:", "https:", "src=", "href=", "@import", "url("] {
      #expect(!text.contains(word), "\(word)")
    }
    #expect(text.contains("default-src 'none'"))
  }

  @Test(
    arguments: [
      ([], ""), ([0], "AA=="), ([0, 255], "AP8="), ([0, 255, 16], "AP8Q"),
      ([1, 2, 3, 4], "AQIDBA=="),
    ] as [([UInt8], String)]) func soundStandsInBase64(bytes: [UInt8], text: String)
  {
    #expect(document(.init(mediaType: "audio/wav", bytes: bytes)).contains(">\(text)</script>"))
  }

  @Test func stampIsReadFromWholeDocumentsOnly() {
    let bytes = Array(document(nil).utf8)
    func stamp(_ bytes: [UInt8]) -> String? {
      ReportDocument.stamp(beginning: Array(bytes.prefix(512)), end: Array(bytes.suffix(512)))
    }
    #expect(stamp(bytes) == "0123")
    #expect(stamp(bytes.dropLast()) == nil)
    #expect(stamp(Array(bytes.dropFirst(200))) == nil)
    #expect(stamp([]) == nil)
  }

  @Test func indexNamesWhatMustBeLookedAt() {
    let shelf = ShelfReport(maker: "m", shelfCount: 1, books: [report])
    let text = String(decoding: shelf.htmlIndexFile(), as: UTF8.self)
    #expect(text.contains("<a href=\"b/report.html\">T &amp; &lt;T&gt;</a>"))
    #expect(text.contains("&lt;b&gt;: listen to Wake (0.25 s)"))
    var table = shelf.table().split(separator: "\n")
    #expect(table.removeFirst() == "book  verdict  pages  good  check  failed  narration")
    #expect(table.removeFirst() == "b     check        1     0      1       0       0:02")
    #expect(table.last == "  <b>: check: listen to Wake (0.25 s)")
  }

  /// An unsure word has a line of its own; a remark about it and nothing else would repeat it.
  @Test func unsureWordIsNamedOnce() {
    func table(_ words: Range<Int>?) -> [Substring] {
      var page = page
      page.remarks = [Remark(kind: .unsureWord, words: words, message: "unsure")]
      let book = BookReport(place: 0, id: "b", title: "T", pages: [PageReport(page)])
      return ShelfReport(maker: "m", shelfCount: 1, books: [book]).table().split(separator: "\n")
    }
    #expect(table(0..<1).dropFirst(3) == ["  <b>: check: listen to Wake (0.25 s)"])
    for words in [0..<2, nil] { #expect(table(words).contains("  <b>: check: unsure")) }
  }
}
