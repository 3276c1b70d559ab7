import Foundation
import Testing
import WordTimeline

@testable import TimingFormats

/// What is written in Wordlight's own formats keeps to their schemas, and what does not is found.
@Suite(.needs("python3", package: "python3-jsonschema", ["-c", "import jsonschema"]))
struct JSONSchemaTests {
  private static let script = """
    import json, sys, jsonschema
    schema = json.load(open(sys.argv[1]))
    validator = jsonschema.validators.validator_for(schema)
    validator.check_schema(schema)
    sys.exit(sum(1 for path in sys.argv[2:] for error in validator(schema).iter_errors(json.load(open(path)))
                 if not print(path, error.message)))
    """

  private func errors(_ schema: FormatSchema, _ files: [[UInt8]]) throws -> Int32 {
    let folder = try TestFolder()
    defer { folder.remove() }
    let schema = try folder.write(schema.file, "schema.json")
    let paths = try files.enumerated().map { try folder.write($1, "file\($0).json") }
    let result = try #require(Tool("python3")).run(["-c", Self.script, schema] + paths)
    if result.status != 0 { print(result.output, result.errors) }
    return result.status
  }

  private func files(_ format: String) throws -> [[UInt8]] {
    var pages = Samples.all.map(\.page)
    for seed in 0..<20 {
      var random = RandomPages(seed: UInt64(seed))
      pages.append(random.page())
    }
    return try pages.map { page in
      try FormatRegistry.standard.write(page, format: format, path: nil, options: ExportOptions())[
        0
      ]
      .bytes
    }
  }

  @Test func pagesKeepToTheirSchema() throws {
    #expect(try errors(.page, try files("json")) == 0)
  }

  @Test func appFilesKeepToTheirSchema() throws {
    #expect(try errors(.app, try files("app")) == 0)
  }

  @Test func booksKeepToTheirSchema() throws {
    let cues = [TapCue(name: "Bo", sound: .words(0..<2), area: [0, 0, 1, 1])]
    let page = BookPage(timeline: Samples.wake, audioPath: "a.mp3", turn: 5, cues: cues)
    let book = BookTimeline(title: "Bo", narrator: "A", language: "en", pages: [page])
    #expect(try errors(.book, [NativeJSON.file(book)]) == 0)
  }

  /// A schema that lets everything pass would prove nothing.
  @Test(arguments: [
    (FormatSchema.page, "json", "\"status\": \"aligned\"", "\"status\": \"spoken\""),
    (.page, "json", "\"start\": 0.420000, \"end\": 0.760000, \"startSample\": 20160, ", ""),
    (.page, "json", "\"version\": 1", "\"version\": 2"),
    (.app, "app", "\"startMs\":420,\"endMs\":760,", "\"startMs\":420,"),
    (.app, "app", "\"utf16\":[0,5]", "\"utf16\":[0,5,6]"),
  ])
  func faultsAreFound(schema: FormatSchema, format: String, old: String, new: String) throws {
    let file = try FormatRegistry.standard.write(
      Samples.wake, format: format, path: nil, options: ExportOptions())[0]
    let text = String(decoding: file.bytes, as: UTF8.self)
    try #require(text.contains(old))
    #expect(try errors(schema, [Array(text.replacing(old, with: new).utf8)]) != 0)
  }
}
