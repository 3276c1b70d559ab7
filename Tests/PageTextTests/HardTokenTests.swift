import Foundation
import PageText
import Testing

/// A table of what is hard to read aloud, in four dozen languages: whether the reading that a
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

  static let lines: [Substring] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("HardTokens.tsv")
    let table = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return table.split(separator: "\n").filter { !$0.hasPrefix("#") }
  }()

  static let rows: [Row] = lines.compactMap { line in
    let fields = line.split(separator: "\t").map(String.init)
    guard fields.count == 4, let word = Int(fields[2]) else { return nil }
    return Row(
      language: fields[0], text: fields[1], word: word,
      expected: fields[3].split(separator: "|").map(String.init))
  }

  static func offered(_ row: Row) throws -> [String] {
    let page = try PageText(parsing: row.text, options: .init(language: row.language))
    return page.words[row.word].readings.map(\.text)
  }

  @Test func theTableIsAsBigAsItSays() {
    #expect(Self.rows.count == Self.lines.count, "every line has four fields")
    #expect(Self.rows.count >= 640)
    #expect(Set(Self.rows.map { $0.language.prefix { $0 != "-" } }).count >= 40)
  }

  /// What the single rows below do not tell: the share of expected readings among those offered.
  @Test func theShareIsReached() throws {
    let missing = try Self.rows.filter { row in
      let offered = try Self.offered(row)
      return !row.expected.contains(where: offered.contains)
    }
    let share = 1 - Double(missing.count) / Double(Self.rows.count)
    print("hard tokens: \(Self.rows.count), expected reading offered: \(100 * share) %")
    #expect(share >= 0.95)
  }

  @Test(arguments: rows) func theReadingIsOffered(row: Row) throws {
    let offered = try Self.offered(row)
    #expect(row.expected.contains(where: offered.contains), "offered: \(offered)")
  }
}
