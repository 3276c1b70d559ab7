import Testing
import WordTimeline

@Suite struct TextOffsetsTests {
  @Test(arguments: ["", "Wake", "“Wake up,” Zoë 🦆 said\u{301}", "שלום 世界", "👩‍👩‍👧 \r\n x"])
  func agreesWithTheStringsOwnViews(text: String) {
    let offsets = TextOffsets(text)
    #expect(offsets.byteCount == text.utf8.count)
    for index in text.unicodeScalars.indices + [text.endIndex] {
      let byte = text.utf8.distance(from: text.startIndex, to: index)
      let codePoint = text.unicodeScalars.distance(from: text.startIndex, to: index)
      let unit = text.utf16.distance(from: text.startIndex, to: index)
      #expect(offsets.codePoints(before: byte) == codePoint)
      #expect(offsets.utf16Units(before: byte) == unit)
      #expect(offsets.byte(ofCodePoint: codePoint) == byte)
      #expect(offsets.byte(ofUTF16Unit: unit) == byte)
    }
    #expect(offsets.byte(ofCodePoint: text.unicodeScalars.count + 1) == nil)
    #expect(offsets.codePoints(before: 10_000) == text.unicodeScalars.count)
  }

  @Test func spellsARange() {
    let text = "“Wake"
    #expect(text.spelling(of: TextRange(3, 7)) == "Wake")
    #expect(text.spelling(of: TextRange(1, 7)) == nil)
    #expect(text.spelling(of: TextRange(3, 8)) == nil)
  }
}
