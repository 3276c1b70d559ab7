import Narration
import Testing
import WordTimeline

@Suite struct BookTimelineTests {
  private static let audio = AudioReference(name: nil, sampleRate: 1000, sampleCount: 0)

  private static func timed(_ id: String) -> BookPage {
    BookPage(
      timeline: PageTimeline(id: id, language: "en", text: "timed", audio: audio, words: []))
  }

  @Test func everyPageIsThereInReadingOrder() {
    let source = BookSource(
      id: "mo", origin: "/no/such/story", title: "Mo", authors: ["A", "B"], language: "en",
      pages: ["page-1", "page-2", "page-10"].map {
        PageSource(
          id: $0, text: .inline("the text of \($0)"),
          audio: AudioSource(path: "/no/such/story/\($0).wav"),
          picture: "/no/such/story/\($0).png")
      },
      notices: [
        BookNotice(kind: .textWithoutRecording, file: "page-3.txt", message: "no recording")
      ])
    let book = source.timeline(
      completing: BookTimeline(title: "Mo", language: "en", pages: [Self.timed("page-2")]))
    #expect(book.pages.map(\.timeline.id) == ["page-1", "page-2", "page-3", "page-10"])
    #expect(book.pages.map(\.timeline.verdict) == [.failed, .good, .good, .failed])
    #expect(book.pages[0].timeline.text == "the text of page-1")
    #expect(book.pages[0].audioPath == "page-1.wav")
    #expect(book.pages[0].picturePath == "page-1.png")
    #expect(book.pages[2].audioPath == nil)
  }

  @Test func aBookOfWhichNothingCouldBeTimedHasItsTitle() {
    let source = BookSource(
      id: "mo", origin: "/no/such/story/book.json", title: nil, authors: ["A", "B"],
      pages: [PageSource(id: "page-1", text: .inline("Hm."), audio: AudioSource(path: "gone.wav"))])
    let book = source.timeline(completing: nil)
    #expect(book.title == "mo")
    #expect(book.author == "A, B")
    #expect(source.folder == "/no/such/story")
    #expect(book.pages.map(\.timeline.verdict) == [.failed])
  }
}
