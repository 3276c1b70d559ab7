import Foundation
import PageText
import Testing

/// A table of what is hard to read aloud, in two dozen languages: whether the reading that a
/// narrator may choose is among those offered.
@Suite struct HardTokenTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var language: String
    var text: String
    var word: Int
    /// The reading, or several that are all right.
    var expected: [String]

    var testDescription: String { "\(language) \(text) \(expected[0])" }
  }

  static let rows: [Row] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("HardTokens.tsv")
    let table = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return table.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 4, let word = Int(fields[2]) else { return nil }
      return Row(
        language: fields[0], text: fields[1], word: word,
        expected: fields[3].split(separator: "|").map(String.init))
    }
  }()

  @Test func theTableIsAsBigAsItSays() {
    #expect(Self.rows.count >= 300)
    #expect(Set(Self.rows.map(\.language)).count >= 12)
  }

  @Test(arguments: rows) func theReadingIsOffered(row: Row) throws {
    let page = try PageText(parsing: row.text, options: .init(language: row.language))
    let offered = page.words[row.word].readings.map(\.text)
    #expect(row.expected.contains(where: offered.contains), "offered: \(offered)")
  }
}
