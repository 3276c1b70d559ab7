import Testing
import WordTimeline

@testable import TimingFormats

@Suite struct OverlayLinterTests {
  /// The files of a page in the format `smil`, by their extensions.
  private static func files() throws -> [String: String] {
    var options = ExportOptions()
    options.baseName = "a b"
    let files = try FormatRegistry.standard.write(
      Samples.wake, format: "smil", path: nil, options: options)
    return Dictionary(
      uniqueKeysWithValues: files.map {
        ($0.fileExtension ?? "smil", String(decoding: $0.bytes, as: UTF8.self))
      })
  }

  /// What is wrong with the package after a change to one of its files.
  private func rules(_ file: String, _ old: String, _ new: String) throws -> [Finding.Rule] {
    var files = try Self.files()
    let text = try #require(files[file])
    try #require(text.contains(old))
    files[file] = text.replacing(old, with: new, maxReplacements: 1)
    let all = files
    let source = FormatSource(name: "a b.opf", bytes: Array((all["opf"] ?? "").utf8)) { path in
      guard path.hasPrefix("a b.") else { return nil }
      return all[String(path.dropFirst(4))].map { Array($0.utf8) }
    }
    return try #require(try OverlayLinter(source).findings()).map(\.rule)
  }

  @Test func findsNothingButTheNarratorMissing() throws {
    #expect(try rules("smil", "par-w1", "par-x") == [.metadata])
  }

  @Test(arguments: [
    ("smil", "#w2", "#w99", [Finding.Rule.reference]),
    ("smil", ".xhtml#p1", ".xhtml", [.reference]),
    ("smil", "clipEnd=\"0.760s\"", "clipEnd=\"0.700s\"", [.tiling, .duration]),
    ("smil", "clipEnd=\"0.760s\"", "clipEnd=\"0.800s\"", [.overlap, .duration]),
    ("smil", "clipEnd=\"0.760s\"", "clipEnd=\"0.000s\"", [.empty, .tiling, .duration]),
    ("smil", "clipEnd=\"0.760s\"", "clipEnd=\"soon\"", [.reference, .duration]),
    ("opf", " media-overlay=\"overlay\"", "", [.metadata]),
    ("opf", "media-overlay=\"overlay\"", "media-overlay=\"other\"", [.metadata, .reference]),
    ("opf", " refines=\"#overlay\"", " refines=\"#other\"", [.metadata, .duration]),
    (
      "opf", "<meta property=\"media:duration\">0:00:03.200", "<meta property=\"x:y\">0:00:03.200",
      [.metadata]
    ),
    ("opf", "media:active-class", "media:other-class", [.metadata]),
    (
      "xhtml", "id=\"w3\"", "id=\"w2\"",
      [.reference, .reference, .reference, .reference, .reference]
    ),
  ])
  func findsEachFault(file: String, old: String, new: String, found: [Finding.Rule]) throws {
    let rules = try rules(file, old, new)
    #expect(rules.filter { $0 != .metadata } == found.filter { $0 != .metadata })
    #expect(rules.count { $0 == .metadata } == 1 + found.count { $0 == .metadata })
  }
}
