import Foundation
import Testing

/// Every kind of rubbish that `align` may be given: one clear message that names the file, the
/// documented exit code, nothing on standard output, no file left behind, no crash.
@Suite struct BadInputTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let code: Int32
    /// What the first line on standard error must hold.
    let message: [String]
    let arguments: @Sendable (Tool) throws -> [String]

    init(
      _ name: String, _ code: Int32, _ message: String...,
      arguments: @escaping @Sendable (Tool) throws -> [String]
    ) {
      (self.name, self.code, self.message, self.arguments) = (name, code, message, arguments)
    }

    var testDescription: String { name }
  }

  static let wave = Tool.fixture("page-01.wav")
  static let text = Tool.fixture("page-01.txt")
  static let silence = [Int16](repeating: 0, count: 48_000)

  static let badAudio: [Case] = [
    Case("no such recording", 66, "gone.wav", "no such file") { _ in ["gone.wav", text] },
    Case("a folder for a recording", 66, "folder") { tool in
      try FileManager.default.createDirectory(
        at: tool.folder.appending(path: "folder"), withIntermediateDirectories: false)
      return ["folder", text]
    },
    Case("not audio", 65, "noise.wav") { tool in
      [try tool.file("noise.wav", (0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 7919) }), text]
    },
    Case("an empty file", 65, "empty.wav") { [try $0.file("empty.wav", []), text] },
    Case("a recording of no samples", 65, "none.wav") {
      [try $0.file("none.wav", WaveFile.bytes([])), text]
    },
    Case("a recording that is cut off", 65, "half.wav", "cut short") {
      let bytes = try Data(contentsOf: URL(filePath: wave))
      return [try $0.file("half.wav", bytes.prefix(bytes.count / 2)), text]
    },
    Case("half a header", 65, "cut.wav") {
      [try $0.file("cut.wav", WaveFile.bytes([1, 2, 3]).prefix(20)), text]
    },
  ]

  static let badText: [Case] = [
    Case("no such text", 66, "gone.txt", "no such file") { _ in [wave, "gone.txt"] },
    Case("a folder for a text", 66, "is a folder") { tool in [wave, tool.folder.path] },
    Case("an empty text", 65, "empty.txt") { [wave, try $0.file("empty.txt", [])] },
    Case("a text without words", 65, "dash.txt") {
      [wave, try $0.file("dash.txt", "—\n… !\n".utf8)]
    },
    Case("binary", 65, "binary.txt", "byte 0 at offset 3") {
      [wave, try $0.file("binary.txt", [77, 111, 33, 0, 255, 1])]
    },
    Case("Windows-1252", 65, "old.txt:2", "byte 0x92 at offset 6 is not UTF-8") {
      [wave, try $0.file("old.txt", Array("hi\nMo".utf8) + [0x73, 0x92, 0x73])]
    },
    Case("the recording for the text", 65, "page-01.wav", "is a WAV recording, not text") { _ in
      [text, wave]
    },
  ]

  static let badOptions: [Case] = [
    Case("an unknown option", 64, "unknown option --fromat: did you mean --format?") { _ in
      [wave, text, "--fromat", "vtt"]
    },
    Case("an unknown format", 64, "xyz") { _ in [wave, text, "--format", "xyz"] },
    Case("a name of no format", 64, "page.xyz") { _ in [wave, text, "-o", "page.xyz"] },
    Case("an unknown language", 64, "xx") { _ in [wave, text, "--language", "xx-nowhere"] },
    Case("one argument", 64, "<text> is missing") { _ in [wave] },
    Case("both from standard input", 64, "standard input") { _ in ["-", "-"] },
    Case("a missing model", 69, "nowhere") { _ in [wave, text, "--acoustic-model", "nowhere"] },
    Case("a corrupt model", 69, "broken") { tool in
      let model = tool.folder.appending(path: "broken")
      try FileManager.default.createDirectory(at: model, withIntermediateDirectories: false)
      for name in ["feat.params", "mdef", "means", "variances", "transition_matrices", "sendump"] {
        try Data("rubbish \(name)\n".utf8).write(to: model.appending(path: name))
      }
      return [wave, text, "--acoustic-model", "broken"]
    },
    Case("no folder for the output", 73, "gone/page.json") { _ in
      [wave, text, "-o", "gone/page.json"]
    },
    Case("a folder for an output", 73, "is a folder") { tool in
      [wave, text, "--format", "json", "-o", tool.folder.path]
    },
    Case("a full disk", 73, "the disk is full") { _ in
      [wave, text, "--format", "json", "-o", "/dev/full"]
    },
  ]

  @Test(arguments: badAudio + badText + badOptions)
  func isRefusedWithOneClearMessage(_ bad: Case) throws {
    let tool = try Tool()
    let arguments = try bad.arguments(tool)
    let before = tool.names
    let result = try tool.run(["align"] + arguments)
    #expect(result.code == bad.code, "\(result.messages)")
    #expect(result.output.isEmpty)
    #expect(tool.names == before)
    let line = result.firstMessage
    #expect(line.contains("error: "))
    for part in bad.message { #expect(line.contains(part), "\(result.messages)") }
  }
}
