import Testing
import WordTimeline

@Suite struct TimelineLevelTests {
  @Test(arguments: [
    ("“Wake up, Bo!” said Mo. Then he slept.", ["“Wake up, Bo!” said Mo.", "Then he slept."]),
    ("“Bo!” Mo ran.", ["“Bo!”", "Mo ran."]),
    (
      "Dr. Bear met A. Milne. Mr. and Mrs. Mole ate.",
      ["Dr. Bear met A. Milne.", "Mr. and Mrs. Mole ate."]
    ),
    ("So did I. Then they left", ["So did I.", "Then they left"]),
    ("Wait … what? No!", ["Wait … what?", "No!"]),
    ("one two\n\nthree\nfour", ["one two", "three four"]),
    ("春が 来た。 花が 咲く。", ["春が 来た。", "花が 咲く。"]),
    ("", []),
  ])
  func findsSentences(text: String, sentences: [String]) {
    let words = text.split { $0.isWhitespace }.count
    let page = makePage(text, (0..<words).map { (Int64($0 * 10), Int64($0 * 10 + 9)) })
    #expect(page.segments(at: .sentence).map(page.spelling) == sentences)
  }

  @Test func findsPhrasesByMarksAndPauses() {
    let page = makePage(
      "One, two three four — five", [(0, 9), (10, 19), (20, 29), (33, 39), nil, (40, 50)])
    #expect(
      page.segments(at: .phrase).map(page.spelling) == ["One,", "two three", "four —", "five"])
    var rules = PhraseRules()
    rules.pauseMilliseconds = 0
    #expect(
      page.segments(at: .phrase, rules: rules).map(page.spelling)
        == ["One,", "two three four —", "five"])
  }

  @Test func leavesOutWhatIsNotSpoken() {
    let page = makePage("One. Two. Three.", [(0, 9), nil, (20, 29)])
    #expect(page.segments(at: .sentence).map(\.words) == [0..<1, 2..<3])
    #expect(page.pieces(at: .sentence) == [0..<1, 1..<2, 2..<3])
    #expect(page.segments(at: .page).map(\.span) == [SampleSpan(start: 0, end: 29)])
  }

  @Test func listsPhones() {
    var page = makePage("Bo", [(0, 9)])
    page.words[0].phones = [
      TimedPhone(name: "B", span: SampleSpan(start: 0, end: 2)),
      TimedPhone(name: "OW", span: SampleSpan(start: 2, end: 9)),
    ]
    #expect(page.segments(at: .phone).map(page.spelling) == ["B", "OW"])
  }

  /// Records whose ranges are nonsense are cut into pieces all the same.
  @Test func survivesRangesThatAreNotOfTheText() {
    var page = makePage("One two", [(0, 9), (10, 19)])
    page.words[0].range = TextRange(900, 901)
    page.words[1].range = TextRange(1, 2)
    #expect(page.segments(at: .page).map(page.spelling) == ["One two"])
    #expect(page.segments(at: .sentence).map(page.spelling) == ["One two"])
  }
}
