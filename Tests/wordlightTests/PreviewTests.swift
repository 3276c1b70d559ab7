import Foundation
import Testing
import WordTimeline

/// `preview` and the way back, `align --keep`, as a user runs them.
@Suite struct PreviewTests {
  let tool: Tool

  init() throws { tool = try Tool() }

  /// A folder of two pages, one of which has lost its recording.
  private func story() throws -> String {
    let story = tool.folder.appending(path: "Lost & <Found>")
    try FileManager.default.createDirectory(at: story, withIntermediateDirectories: false)
    for name in ["page-01.wav", "page-01.txt", "page-02.txt"] {
      try FileManager.default.copyItem(
        at: URL(filePath: Tool.fixture(name)), to: story.appending(path: name))
    }
    return "Lost & <Found>"
  }

  @Test func aFolderBecomesAPage() throws {
    let result = try tool.run(["preview", story(), "--audio", "opus"])
    #expect(result.code == 0)
    #expect(result.messages.contains("page-02: This page has no recording."))
    let page = try String(
      contentsOf: tool.folder.appending(path: "Lost & <Found>.html"), encoding: .utf8)
    #expect(page.contains("<title>Lost &amp; &lt;Found&gt;</title>"))
    #expect(page.contains("never, ever sure"))
    #expect(page.contains("audio/ogg"))
  }

  @Test func whatIsCorrectedStaysWhenThePageIsAlignedAgain() throws {
    let page = [Tool.fixture("page-05.wav"), Tool.fixture("page-05.txt")]
    #expect(try tool.run(["align"] + page + ["-o", "fresh.json"]).code == 0)
    let fresh = try NativeJSON.page(
      Array(Data(contentsOf: tool.folder.appending(path: "fresh.json"))))
    var corrected = fresh
    let span = try #require(fresh.words[8].span)
    let moved = SampleSpan(start: span.start + 1_000, end: span.end)
    corrected.words[8].span = moved
    corrected.words[8].phones = []
    corrected.words[8].isLocked = true
    try tool.file("corrected.json", NativeJSON.file(corrected))
    try #require(
      tool.run(["convert", "corrected.json", "corrected.TextGrid"]).code == 0)
    for file in ["corrected.json", "corrected.TextGrid"] {
      let result = try tool.run(["align"] + page + ["--keep", file, "-o", "again.json"])
      #expect(result.code == 0)
      #expect(result.messages.contains("1 word kept"))
      let again = try NativeJSON.page(
        Array(Data(contentsOf: tool.folder.appending(path: "again.json"))))
      #expect(again.words[8].span == moved)
      #expect(again.words.indices.filter { again.words[$0].isLocked } == [8])
      #expect(try #require(again.words[9].span).start >= moved.end)
      #expect(again.words[0] == fresh.words[0])
    }
  }

  /// What was saved at the desk goes through a book's run and is in the page that shows it.
  @Test func whatIsCorrectedStaysInTheBook() throws {
    func timings() throws -> BookTimeline {
      try NativeJSON.book(
        Array(Data(contentsOf: tool.folder.appending(path: "timings/book.json"))))
    }
    let story = try story()
    try #require(tool.run(["preview", story, "--audio", "opus"]).code == 0)
    var book = try timings()
    let span = try #require(book.pages[0].timeline.words[1].span)
    let moved = SampleSpan(start: span.start + 777, end: span.end)
    book.pages[0].timeline.words[1].span = moved
    book.pages[0].timeline.words[1].isLocked = true
    try tool.file("corrected.json", NativeJSON.file(book))
    for command in [["book"], ["preview", "--audio", "opus"]] {
      _ = try tool.run(command + [story, "-o", command[0] == "book" ? "timings" : "again.html"])
      #expect(try timings().pages[0].timeline.words[1].span == span)
      _ = try tool.run(
        command + [
          story, "--keep", "corrected.json", "-o", command[0] == "book" ? "timings" : "again.html",
        ])
      let word = try timings().pages[0].timeline.words[1]
      #expect(word.span == moved && word.isLocked)
    }
    let refused = try tool.run(["preview", "corrected.json", "--keep", "corrected.json"])
    #expect(refused.code == 64)
  }

  @Test func aShelfIsNoBook() throws {
    let shelf = tool.folder.appending(path: "shelf")
    for book in ["a", "b"] {
      let folder = shelf.appending(path: book)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for name in ["page-01.wav", "page-01.txt"] {
        try FileManager.default.copyItem(
          at: URL(filePath: Tool.fixture(name)), to: folder.appending(path: name))
      }
    }
    let result = try tool.run(["preview", "shelf"])
    #expect(result.code == 64)
    #expect(result.messages.contains("several books"))
  }
}
