import Files
import Testing

@Suite struct DiagnosticRenderingTests {
  @Test func pointsIntoTheText() {
    let diagnostic = Diagnostic(
      .badData, file: "page.txt", line: 3, column: 7, problem: "this hint has no end",
      remedy: "close it with a ]", excerpt: "“Oh 猫[!” said Mo.")
    #expect(
      diagnostic.rendered(program: "wordlight") == """
        page.txt:3:7: error: this hint has no end
          “Oh 猫[!” said Mo.
                 ^
          close it with a ]
        """)
  }

  @Test func namesTheProgramWhereThereIsNoFile() {
    let diagnostic = Diagnostic(.usage, problem: "no such command: algin")
    #expect(
      diagnostic.rendered(program: "wordlight", severity: .warning)
        == "wordlight: warning: no such command: algin")
  }

  @Test func showsAnEmptyNameAsOne() {
    let diagnostic = Diagnostic(.noInput, file: "", problem: "no such file")
    #expect(diagnostic.rendered(program: "wordlight") == "'': error: no such file")
  }

  @Test func showsControlCharactersHarmlessly() {
    let diagnostic = Diagnostic(.noInput, file: "a\u{1B}[2J\nb", problem: "no such file")
    #expect(diagnostic.rendered(program: "wordlight") == "a␛[2J␊b: error: no such file")
  }

  @Test func showsThePartOfALongLineAroundTheCaret() throws {
    let diagnostic = Diagnostic(
      .badData, file: "p", line: 1, column: 501, problem: "odd",
      excerpt: String(repeating: "a", count: 500) + "X" + String(repeating: "b", count: 500))
    let lines = diagnostic.rendered(program: "wordlight").split(separator: "\n").map(Array.init)
    let caret = try #require(lines[2].firstIndex(of: "^"))
    #expect(lines[1][caret] == "X")
    #expect(lines[1].count < 80)
  }
}
