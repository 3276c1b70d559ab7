import Files
import PageText
import Testing
import WordTimeline

@Suite struct MarkupTests {
  private func page(_ source: String, _ format: PageText.Format) throws -> PageText {
    try PageText(parsing: source, options: .init(format: format, file: "page"))
  }

  @Test(arguments: [
    (
      "In {1984|nineteen eighty-four}, {Zyx|/zɪks/} sang [la la] on. <!-- note -->",
      "In 1984, Zyx sang [la la] on. "
    ),
    (#"a \{b|c} {d} \[e]"#, "a {b|c} {d} [e]"), ("{10 000|ten thousand} frogs", "10 000 frogs"),
  ]) func hintsAreNotPrinted(source: String, printed: String) throws {
    let page = try page(source, .plain)
    #expect(page.text == printed)
    for word in page.words {
      let bytes = Array(source.utf8)[word.sourceRange.lowerBound..<word.sourceRange.upperBound]
      #expect(String(decoding: bytes, as: UTF8.self).contains(word.text.prefix(2)))
    }
  }

  @Test func hintsSayWhatIsSpoken() throws {
    let page = try page(
      "{1984|nineteen eighty-four|the year}, {Zyx|/zɪks/} [la la] {oui|lang:fr} {Dr.|doctor}’s {10 000|ten thousand}",
      .plain)
    #expect(
      page.words[0].readings.prefix(3).map(\.text) == [
        "nineteen eighty four", "the year", "nineteen eighty-four",
      ])
    #expect(
      page.words[1].readings.map(\.spokenWords) == [
        [.init(spelling: "zyx", givenPhones: [["zɪks"]])]
      ])
    #expect(page.words[2...3].allSatisfy { !$0.isVoiced })
    #expect(page.words[4].language == "fr")
    #expect(page.words[4].readings.first?.spokenWords.first?.language == "fr")
    #expect(page.words[5].readings.first?.text == "doctor's")
    #expect(page.words[6].text == "10 000")
    #expect(page.words[6].readings.first?.text == "ten thousand")
  }

  @Test(arguments: [
    ("# The *Sea*\n\n- One **two**\n> three `four`", "The Sea\n\nOne two\nthree four"),
    ("---\ntitle: x\n---\nText", "\nText"), ("see [here](http://a.b) ![cat](c.png)!", "see here !"),
    (#"2 \* 3 * 4 snake_case _so_"#, "2 * 3 * 4 snake_case so"), ("***\nEnd", "\nEnd"),
  ]) func markdownPrints(source: String, printed: String) throws {
    #expect(try page(source, .markdown).text == printed)
  }

  @Test func htmlPrintsWhatIsShown() throws {
    let source = """
      <!DOCTYPE html><html lang="en"><head><title>No</title><style>p { x }</style></head><body>
      <p id="p1">One&nbsp;<span id="w2" lang="fr">deux</span> &amp;\n three<br>four</p>
      <p>caf&eacute; <ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp>字<rt>じ</rt></ruby></p>
      <script>if (a < b) { "no" }</script></body></html>
      """
    let page = try page(source, .html)
    #expect(page.words.map(\.text) == ["One", "deux", "&", "three", "four", "café", "漢字"])
    #expect(page.words.map(\.elementID) == ["p1", "w2", "p1", "p1", "p1", nil, nil])
    #expect(page.words.map(\.language) == [nil, "fr", nil, nil, nil, nil, nil])
    #expect(page.paragraphs == [0..<5, 5..<7])
    #expect(page.words[6].readings.first?.text == "かんじ")
    let place = page.words[1].sourceRange
    #expect(
      String(decoding: Array(source.utf8)[place.lowerBound..<place.upperBound], as: UTF8.self)
        == "deux")
  }

  @Test func ssmlSaysHow() throws {
    let page = try page(
      """
      <speak><p>I <sub alias="World Wide Web Consortium">W3C</sub> <phoneme alphabet="ipa" ph="təˈmɑtoʊ">tomato</phoneme>
      <say-as interpret-as="characters">cat</say-as> <say-as interpret-as="ordinal">3</say-as>
      <say-as interpret-as="digits">12</say-as></p></speak>
      """, .ssml)
    #expect(page.words.map(\.text) == ["I", "W3C", "tomato", "cat", "3", "12"])
    #expect(page.words[1].readings.first?.text == "world wide web consortium")
    #expect(page.words[2].readings.first?.spokenWords.first?.givenPhones == [["təˈmɑtoʊ"]])
    #expect(page.words[3].readings.map(\.text) == ["C A T"])
    #expect(page.words[4].readings.first?.text == "third")
    #expect(page.words[5].readings.first?.text == "one two")
  }

  @Test(arguments: [
    ("one\ntwo {a|b", PageText.Format.plain, 2, 5, "the hint is not closed"),
    ("[not", .plain, 1, 1, "the bracket is not closed"),
    ("{é|/z7Ω/}", .plain, 1, 7, "“Ω” is no letter of the IPA, nor are these ARPAbet phones"),
    ("{a|}", .plain, 1, 4, "there is nothing to say"),
    ("x <!-- y", .plain, 1, 3, "the comment is not closed"),
    ("<p>a</p>\n<p b=\"c>", .html, 2, 6, "the value is not closed"),
    ("a <b", .html, 1, 3, "the tag is not closed"),
    ("<speak><p>a</speak>", .ssml, 1, 12, "</speak> closes nothing that is open"),
    ("<speak>", .ssml, 1, 1, "<speak> is not closed"),
    ("<speak><sub>a</sub></speak>", .ssml, 1, 8, "<sub> lacks its alias"),
  ]) func brokenMarkupIsLocated(
    source: String, format: PageText.Format, line: Int, column: Int, problem: String
  ) throws {
    let error = try #require(throws: PageTextError.self) { try page(source, format) }
    #expect(error.diagnostic.problem == problem)
    #expect(error.diagnostic.line == line)
    #expect(error.diagnostic.column == column)
    #expect(error.diagnostic.file == "page")
    #expect(error.diagnostic.remedy != nil && error.diagnostic.excerpt != nil)
  }
}
