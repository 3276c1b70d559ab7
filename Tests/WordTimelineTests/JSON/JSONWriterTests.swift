import Testing
import WordTimeline

@Suite struct JSONWriterTests {
  @Test func spreadsTheOuterLevelsOverLines() {
    let value: JSONValue = ["a": [], "b": [["c": 1, "d": [1.5, true]], nil]]
    #expect(
      JSONWriter.lines.text(value) == """
        {
          "a": [],
          "b": [
            {"c": 1, "d": [1.5, true]},
            null
          ]
        }
        """)
    #expect(JSONWriter.compact.text(value) == #"{"a":[],"b":[{"c":1,"d":[1.5,true]},null]}"#)
  }

  @Test func escapesWhatAScriptCouldTrip() {
    #expect(
      JSONWriter.compact.text("</script>\u{2028}\u{7F}\"\\\t“")
        == #""\u003c/script>\u2028\u007f\"\\\t“""#)
  }

  @Test(arguments: [
    (420_000, 6, "0.420000"), (-5, 2, "-0.05"), (0, 0, "0"), (12_345, 3, "12.345"), (7, 0, "7"),
    (Int64.min, 2, "-92233720368547758.08"),
  ])
  func writesDecimals(ticks: Int64, decimals: Int, text: String) {
    #expect(decimalText(ticks, decimals: decimals) == text)
  }
}
