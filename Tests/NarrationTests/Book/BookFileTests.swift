import Files
import Foundation
import Testing

@testable import Narration

@Suite struct BookFileTests {
  private func book(_ json: String) throws -> BookSource {
    try BookFile.book(fromJSON: Array(json.utf8), path: "stories/Bo/book.json", id: "Bo")
  }

  @Test func readsEverything() throws {
    let book = try book(
      """
      {
        "$schema": "book.schema.json", "version": 1, "id": "wake-up", "title": "Wake Up, Bo!",
        "authors": ["A. Writer", "B. Writer"], "narrator": "C. Reader", "language": "en-GB",
        "licence": "CC-BY-4.0", "recording": "all.wav",
        "pages": [
          {"text": "Wake up, Bo!", "leadIn": 1.5, "picture": "1.png", "pictureDescription": "Bo",
           "cues": [{"name": "Bo", "says": "up, Bo!", "area": [0, 0.5, 0.25, 1]},
                    {"name": "Duck", "audio": "sounds/quack.ogg"}]},
          {"id": "two", "textFile": "2.txt", "language": "fr", "narrator": "D. Reader"},
          {"textFile": "3.txt", "audio": {"file": "3.flac", "start": 1.25, "end": 4}},
          {"textFile": "/tmp/4.txt", "audio": "4.mp3"},
          {"text": "5", "audio": {"file": "3.flac", "start": 4}}
        ]
      }
      """)
    #expect(book.id == "wake-up")
    #expect(book.authors == ["A. Writer", "B. Writer"])
    #expect([book.narrator, book.language, book.licence] == ["C. Reader", "en-GB", "CC-BY-4.0"])
    #expect(book.pages.map(\.id) == ["page-01", "two", "page-03", "page-04", "page-05"])
    #expect(
      book.pages.map(\.audio) == [
        AudioSource(path: "stories/Bo/all.wav", extent: .shared),
        AudioSource(path: "stories/Bo/all.wav", extent: .shared),
        AudioSource(
          path: "stories/Bo/3.flac",
          extent: .stretch(AudioStretch(startSeconds: 1.25, endSeconds: 4))),
        AudioSource(path: "stories/Bo/4.mp3"),
        AudioSource(
          path: "stories/Bo/3.flac", extent: .stretch(AudioStretch(startSeconds: 4))),
      ])
    #expect(
      book.pages.map(\.text) == [
        .inline("Wake up, Bo!"), .file("stories/Bo/2.txt"), .file("stories/Bo/3.txt"),
        .file("/tmp/4.txt"), .inline("5"),
      ])
    #expect(book.pages[0].leadInSeconds == 1.5)
    var bo = CueSource(name: "Bo", sound: .phrase("up, Bo!", occurrence: 1))
    bo.area = [0, 0.5, 0.25, 1]
    #expect(
      book.pages[0].cues
        == [bo, CueSource(name: "Duck", sound: .file("stories/Bo/sounds/quack.ogg"))])
  }

  @Test func recordingOfOnePageIsItsOwn() throws {
    let book = try book(#"{"recording": "a.wav", "pages": [{"text": "one"}]}"#)
    #expect(book.pages[0].audio == AudioSource(path: "stories/Bo/a.wav"))
    #expect(book.id == "Bo")
  }

  static let wrong: [(String, Int, Int, String)] = [
    ("{", 1, 2, "a name is expected"),
    ("[]", 1, 1, "an object is expected, not an array"),
    ("{}", 1, 1, "\"pages\" is missing"),
    (#"{"pages": []}"#, 1, 11, "pages: a book has at least one page"),
    (
      #"{"version": 2, "pages": []}"#, 1, 13,
      "version: this version of the form is not known; known is 1"
    ),
    ("{\"titel\": \"x\",\n \"pages\": []}", 1, 11, "titel: no such member"),
    ("{\"pages\": [\n  {\"text\": \"a\"}]}", 2, 3, "pages[0]: \"audio\" is missing"),
    (
      "{\"pages\": [\n  {\"audio\": \"a\"}]}", 2, 3, "pages[0]: \"text\" or \"textFile\" is missing"
    ),
    (
      "{\"recording\": \"r\", \"pages\": [\n  {\"text\": \"a\", \"textFile\": \"b\"}]}", 2, 29,
      "pages[0].textFile: a page has \"text\" or \"textFile\", not both"
    ),
    (
      "{\"recording\": \"r\", \"pages\": [{\"text\": \"a\", \"id\": \"x\"},\n{\"text\": \"b\", \"id\": \"X\"}]}",
      2, 1, "pages[1]: another page is called \"X\" already"
    ),
    (
      #"{"recording": "r", "pages": [{"text": "a", "id": "../x"}]}"#, 1, 50,
      "pages[0].id: \"../x\" cannot be part of a file's name"
    ),
    (
      #"{"pages": [{"text": "a", "audio": {"file": "f", "start": 3, "end": 2}}]}"#, 1, 68,
      "pages[0].audio.end: the part ends before it starts"
    ),
    (
      #"{"pages": [{"text": "a", "audio": {"file": "f", "start": -1}}]}"#, 1, 58,
      "pages[0].audio.start: -1.0 is no time in seconds"
    ),
    (
      #"{"recording": "r", "language": "", "pages": [{"text": "a"}]}"#, 1, 32,
      "language: \"\" is not a language tag such as en or pt-BR"
    ),
    (
      #"{"recording": "r", "pages": [{"text": "é🐢", "cues": [{"name": "B"}]}]}"#, 1, 54,
      "pages[0].cues[0]: a cue has either \"audio\" or \"says\""
    ),
  ]

  @Test(arguments: wrong) func saysWhereAndWhatIsWrong(
    json: String, line: Int, column: Int, problem: String
  ) {
    let error = #expect(throws: BookError.self) { try book(json) }
    #expect(error?.diagnostic.file == "stories/Bo/book.json")
    #expect(error?.diagnostic.line == line)
    #expect(error?.diagnostic.column == column)
    #expect(error?.diagnostic.problem.hasPrefix(problem) == true, "\(error as Any)")
  }

  @Test func initialDescriptionSaysWhatTheFolderSays() throws {
    let folder = try BookFolderFixture()
    try folder.page("Story é/page 1", "one")
    try folder.page("Story é/page 2", "two")
    try folder.write("", to: "Story é/page 2.png")
    guard case .book(let before) = try Shelf(paths: [folder["Story é"]]).entries[0] else { return }
    let path = try BookFile.initialise([folder["Story é"]])
    #expect(path == [folder["Story é/book.json"]])
    guard case .book(let after) = try Shelf(paths: [folder["Story é"]]).entries[0] else { return }
    #expect(after.pages == before.pages)
    #expect(after.title == "Story é")
    let error = #expect(throws: BookError.self) { try BookFile.initialise([folder["Story é"]]) }
    #expect(error?.diagnostic.problem == "is there already")
  }

  /// The schema lists the same members as the reader allows.
  @Test func schemaIsOfTheSameForm() throws {
    let schema = try JSONSerialization.jsonObject(with: Data(BookFile.schema.utf8))
    let object = try #require(schema as? [String: Any])
    let definitions = try #require(object["$defs"] as? [String: [String: Any]])
    for (members, path) in [
      (object["properties"], "{\"x\": 1, \"pages\": [{\"text\": \"a\"}]}"),
      (definitions["page"]?["properties"], "{\"recording\": \"r\", \"pages\": [{\"x\": 1}]}"),
      (
        definitions["cue"]?["properties"],
        "{\"recording\": \"r\", \"pages\": [{\"text\": \"a\", \"cues\": [{\"x\": 1}]}]}"
      ),
    ] {
      let names = try #require(members as? [String: Any]).keys.sorted()
      let error = #expect(throws: BookError.self) { try book(path) }
      let known = error?.diagnostic.problem.components(separatedBy: "known are ").last
      #expect(known == names.joined(separator: ", "))
    }
  }
}
