import Testing

@testable import TimingFormats

@Suite struct XMLParserTests {
  @Test func readsElementsAttributesAndText() throws {
    let root = try XMLParser.parse(
      """
      \u{FEFF}<?xml version="1.0"?><!-- a --><!DOCTYPE html PUBLIC "-//W3C" 'x[y]'>
      <a b="1 &amp; 2" c:d='"'>x &lt;<e/><![CDATA[<&]]>&#x1F986;<!-- y --><?z?></a>
      """.replacing("\u{FEFF}", with: ""))
    #expect(root.name == "a")
    #expect(root.attributes == ["b": "1 & 2", "c:d": "\""])
    #expect(root.text == "x <<&🦆")
    #expect(root.elements.map(\.localName) == ["e"])
  }

  @Test(arguments: [
    ("", 1, 1), ("a", 1, 1), ("<a>", 1, 4), ("<a></b>", 1, 7), ("<a/><b/>", 1, 5),
    ("<a b></a>", 1, 5), ("<a b=c></a>", 1, 6), ("<a b='1' b='2'/>", 1, 10),
    ("<a b='<'/>", 1, 7), ("<a>&nbsp;</a>", 1, 4), ("<a>&#0;</a>", 1, 4), ("<a>\n&</a>", 2, 1),
    ("<a>\u{1}</a>", 1, 4), ("<!DOCTYPE a [<!ENTITY b 'c'>]><a/>", 1, 13), ("<a><!-- </a>", 1, 13),
    ("<a><![CDATA[ </a>", 1, 18), ("<ä é='&x;'/>", 1, 7), ("<!DOCTYPE a '", 1, 14),
    ("<a>&#x110000;</a>", 1, 4), ("< a/>", 1, 2), ("<a b='1'c='2'/>", 1, 9),
  ])
  func refusesWithLineAndColumn(text: String, line: Int, column: Int) {
    let failure = #expect(throws: XMLParser.Failure.self) { try XMLParser.parse(text) }
    #expect(failure?.line == line)
    #expect(failure?.column == column)
  }

  @Test func limitsDepth() {
    let open = String(repeating: "<a>", count: 1_000_000)
    #expect(throws: XMLParser.Failure.self) { try XMLParser.parse(open) }
    let deep = String(repeating: "<a>", count: 200) + String(repeating: "</a>", count: 200)
    #expect(throws: Never.self) { try XMLParser.parse(deep) }
  }

  @Test func escapingReadsBack() throws {
    let text = "a<b>&\"c\" \n\t\u{7}🦆\u{FFFE}é"
    let root = try XMLParser.parse("<a b=\"\(xml(text))\">\(xml(text))</a>")
    let expected = "a<b>&\"c\" \n\t\u{FFFD}🦆\u{FFFD}é"
    #expect(root.text == expected)
    #expect(root.attributes["b"] == expected)
  }
}
