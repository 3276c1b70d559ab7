import Testing

@testable import TimingFormats

@Suite struct WordMatchingTests {
  @Test(
    arguments: [
      ("Wake up", "Wake up", [0..<1, 1..<2], []),
      ("“Wake up,” — 🦆", "wake UP", [0..<1, 1..<2, nil, nil], []),
      ("at 8:00 o’clock", "at 8 00 oclock", [0..<1, 1..<3, 3..<4], []),
      ("ice cream now", "icecream now", [0..<1, 0..<1, 1..<2], []),
      ("a b c", "a c", [0..<1, nil, 1..<2], []),
      ("a c", "a b x c", [0..<1, 3..<4], [1..<3]),
      ("", "a", [], [0..<1]),
      ("a", "", [nil], []),
      ("E\u{301}te\u{301}", "\u{E9}t\u{E9}", [0..<1], []),
      ("— — a", "— a —", [nil, nil, 1..<2], []),
    ] as [(String, String, [Range<Int>?], [Range<Int>])])
  func matches(printed: String, read: String, expected: [Range<Int>?], extra: [Range<Int>]) {
    let words = read.split(separator: " ").map { ReadWord(text: String($0)) }
    let matches = WordMatching(printed: printed.split(separator: " ").map(String.init), read: words)
      .matches
    #expect(matches.printed == expected)
    #expect(matches.extra == extra)
  }

  /// A page as long as a novel is matched in the time of a test, skips and all.
  @Test func longPagesAreMatched() {
    let printed = (0..<20_000).map { "w\($0)" }
    let read = printed.enumerated().filter { $0.offset % 1000 != 7 }
      .map { ReadWord(text: $0.element) }
    let matches = WordMatching(printed: printed, read: read).matches
    #expect(matches.printed.count { $0 == nil } == 20)
    #expect(matches.extra.isEmpty)
  }
}
