import Foundation
import Testing
import WordTimeline

@testable import TimingFormats

/// xmllint finds every XML file well formed, and those of ELAN and TTML of the right structure.
@Suite(.needs("xmllint", package: "libxml2-utils")) struct XMLLintTests {
  private static let grammars = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Grammars")

  @Test(arguments: ["eaf", "ttml", "smil", "plist", "bloom"], Samples.all.map(\.name))
  func isWellFormed(format: String, sample: String) throws {
    let page = try #require(Samples.all.first { $0.name == sample }).page
    if format == "smil", !page.words.contains(where: { $0.span != nil }) { return }
    let folder = try TestFolder()
    defer { folder.remove() }
    let files = try FormatRegistry.standard.write(
      page, format: format, path: nil, options: ExportOptions())
    for file in files {
      let path = try folder.write(file.bytes, "page.\(file.fileExtension ?? format)")
      var arguments = ["--noout", "--nonet", path]
      let grammar = Self.grammars.appending(path: "\(format).rng").path(percentEncoded: false)
      if FileManager.default.fileExists(atPath: grammar) { arguments += ["--relaxng", grammar] }
      let result = try #require(Tool("xmllint")).run(arguments)
      #expect(result.status == 0, "\(result.errors)")
    }
  }
}
