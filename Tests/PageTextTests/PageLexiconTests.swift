import Files
import PageText
import Testing

@Suite struct PageLexiconTests {
  @Test func everyNotationIsRead() throws {
    let lexicon = try PageLexicon(
      parsing: """
        # names
        Zyx         /zɪks/
        Tafiti      T AH0 F IY1 T IY0
        mo-o        moe oh
        Lwanga      lwɑŋɡɑ
        Lwanga(2)   l w a ŋ ɡ a
        bird\t0.99\t0.5\t1.0\t1.0\tb ɜ d
        ;;; done
        """)
    #expect(lexicon.forms(of: "ZYX!") == [.phones(["zɪks"])])
    #expect(lexicon.forms(of: "tafiti") == [.phones(["T", "AH", "F", "IY", "T", "IY"])])
    #expect(lexicon.forms(of: "Mo-o") == [.words("moe oh")])
    #expect(
      lexicon.forms(of: "Lwanga") == [
        .phones(["lwɑŋɡɑ"]), .phones(["l", "w", "a", "ŋ", "ɡ", "a"]),
      ])
    #expect(lexicon.forms(of: "bird") == [.phones(["b", "ɜ", "d"])])
    #expect(lexicon.forms(of: "other").isEmpty)
    let page = try PageText(parsing: "“Zyx,” said Mo-o.", options: .init(lexicon: lexicon))
    #expect(
      page.words[0].readings.map(\.spokenWords) == [
        [.init(spelling: "zyx", givenPhones: [["zɪks"]])]
      ])
    #expect(page.words[2].readings.first?.text == "moe oh")
  }

  @Test(arguments: [
    ("a\nword", 2, 5), ("word /zQ/", 1, 8), ("word Z IH QX", 1, 11), ("!! a", 1, 1),
    ("word /", 1, 6),
    ("word 0.5 0.5", 1, 6),
  ]) func brokenLinesAreLocated(text: String, line: Int, column: Int) throws {
    let error = try #require(throws: PageTextError.self) {
      try PageLexicon(parsing: text.replacing("a\n", with: "a b\n"), file: "names.dict")
    }
    #expect(error.diagnostic.line == line)
    #expect(error.diagnostic.column == column)
    #expect(error.diagnostic.file == "names.dict")
  }
}
