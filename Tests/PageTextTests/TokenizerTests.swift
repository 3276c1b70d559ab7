import PageText
import Testing
import WordTimeline

@Suite struct TokenizerTests {
  @Test(arguments: [
    "", " ", "one", " “Hello,” said Mo — twice…  \r\n\r\nThe\tend. ",
    "naïve cafe\u{301} 👩‍👩‍👧 don\u{AD}key\u{2028}x",
  ]) func everyCharacterBelongsToOneWord(text: String) throws {
    let page = try PageText(parsing: text)
    let bytes = Array(text.utf8)
    #expect(page.text == text)
    var end = 0
    for word in page.words {
      let gap = String(decoding: bytes[end..<word.range.lowerBound], as: UTF8.self)
      #expect(gap.unicodeScalars.allSatisfy { $0.properties.isWhitespace })
      #expect(!word.text.isEmpty)
      #expect(
        Array(word.text.utf8) == Array(bytes[word.range.lowerBound..<word.range.upperBound]))
      end = word.range.upperBound
    }
    let rest = String(decoding: bytes[end...], as: UTF8.self)
    #expect(rest.unicodeScalars.allSatisfy { $0.properties.isWhitespace })
  }

  @Test(arguments: [
    ("«\u{A0}Bonjour\u{A0}!\u{A0}» dit-il", ["«\u{A0}Bonjour\u{A0}!\u{A0}»", "dit-il"]),
    ("1\u{202F}000\u{A0}km", ["1\u{202F}000", "km"]), ("a\u{A0}b", ["a", "b"]),
  ]) func noBreakSpacesTie(text: String, expected: [String]) throws {
    #expect(try PageText(parsing: text).words.map(\.text) == expected)
  }

  @Test func sentencesAndParagraphsCoverAllWords() throws {
    let page = try PageText(parsing: "One two. “Three!” four\nfive.\n\nSix?\n \nSeven")
    #expect(page.sentences == [0..<2, 2..<3, 3..<5, 5..<6, 6..<7])
    #expect(page.paragraphs == [0..<5, 5..<6, 6..<7])
  }

  @Test(arguments: [
    ("th", "สวัสดีครับ", 2), ("ja", "「こんにちは」と言った。", 4), ("zh", "你好，世界！", 2),
    ("km", "ខ្ញុំស្រលាញ់", 2), ("my", "မင်္ဂလာပါ", 1), ("lo", "ສະບາຍດີ", 1), ("en", "Say 你好!", 2),
  ]) func scriptsWithoutSpacesAreDivided(language: String, text: String, least: Int) throws {
    let page = try PageText(parsing: text, options: .init(language: language))
    #expect(page.words.count >= least)
    #expect(page.words.map(\.text).joined() == text.filter { $0 != " " })
    #expect(!page.words.contains { !$0.isVoiced })
  }

  @Test(arguments: ["שלום, עולם 12!", "قال: «مرحبا» ثم hello"])
  func rightToLeftTextKeepsItsOrder(text: String) throws {
    let page = try PageText(parsing: text, options: .init(language: "he"))
    #expect(page.words.map(\.text) == text.split(separator: " ").map(String.init))
    #expect(!page.words.contains { !$0.isVoiced })
  }

  @Test(arguments: [
    ("fr", "12 500 km", ["12 500", "km"]), ("en", "12 500 km", ["12", "500", "km"]),
  ])
  func spacesGroupDigitsWhereTheLanguageDoes(
    language: String, text: String, expected: [String]
  ) throws {
    let page = try PageText(parsing: text, options: .init(language: language))
    #expect(page.words.map(\.text) == expected)
  }
}
