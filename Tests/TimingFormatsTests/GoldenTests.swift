import Foundation
import Testing
import WordTimeline

@testable import TimingFormats

/// Every format's files for one page, compared whole with those in `Golden`.
///
/// Set `RECORD_GOLDEN` to write them anew; that run fails, so that nobody takes it for a test.
@Suite struct GoldenTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Golden")

  @Test(arguments: FormatRegistry.writable) func writesTheSameBytes(name: String) throws {
    var options = ExportOptions()
    options.baseName = name
    options.resources = { _ in Array("not really a recording".utf8) }
    let files = try FormatRegistry.standard.write(
      Samples.wake, format: name, path: nil, options: options)
    let format = try #require(FormatRegistry.standard.format(named: name))
    for file in files {
      let ending = file.fileExtension ?? format.facts.extensions[0]
      try compare(file.bytes, with: Self.folder.appending(path: "\(name).\(ending)"))
    }
  }

  private func compare(_ bytes: [UInt8], with golden: URL) throws {
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil {
      try Data(bytes).write(to: golden)
      Issue.record("recorded \(golden.lastPathComponent): look at it, and run again without")
      return
    }
    let expected = try Data(contentsOf: golden)
    #expect(String(decoding: bytes, as: UTF8.self) == String(decoding: expected, as: UTF8.self))
    #expect(Data(bytes) == expected)
  }
}
