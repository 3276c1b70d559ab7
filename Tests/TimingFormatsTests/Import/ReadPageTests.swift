import Testing
import WordTimeline

@testable import TimingFormats

@Suite struct ReadPageTests {
  private func read(_ text: String, _ format: String, known: KnownPage = KnownPage()) throws
    -> PageTimeline
  {
    try FormatRegistry.standard.read(
      FormatSource(name: "a/page-01.x", bytes: Array(text.utf8), known: known), format: format)
  }

  private func starts(_ page: PageTimeline) -> [Double?] {
    page.words.map { $0.span.map { page.audio.seconds($0.start) } }
  }

  @Test func sharesALinesTimeAndSaysSo() throws {
    let page = try read("1\n00:00:01,000 --> 00:00:02,000\nabc abc\nabcdef\n", "srt")
    #expect(page.words.map(\.text) == ["abc", "abc", "abcdef"])
    #expect(starts(page) == [1, 1.25, 1.5])
    #expect(page.remarks.map(\.kind) == [.unsureWord])
    #expect(page.verdict == .check)
    #expect(page.id == "page-01")
  }

  @Test func marksWhatIsNotInTheFile() throws {
    var known = KnownPage()
    known.text = "The old — duck."
    known.audio = AudioReference(name: "a.wav", sampleRate: 8000, sampleCount: 80_000)
    let page = try read("1\t2\tthe\n3\t4\tum\n5\t6\tduck\n", "audacity", known: known)
    #expect(page.words.map(\.status) == [.aligned, .notSpoken, .unvoiced, .aligned])
    #expect(page.words[3].span == SampleSpan(start: 40_000, end: 48_000))
    #expect(page.remarks.map(\.kind) == [.extraSpeech])
  }

  @Test func fillsInEndsThatAFileLeavesOut() throws {
    let marks = [0, 500, 900].map { #"{"time":\#($0),"type":"word","value":"a"}"# }
    let page = try read(marks.joined(separator: "\n"), "polly")
    #expect(page.words.map { $0.span?.end } == [500_000, 900_000, 1_350_000])
  }

  @Test func readsMontrealTables() throws {
    let page = try read(
      "Begin,End,Label,Type,Speaker\n0.0,0.5,\"a,b\",words,x\n0.0,0.5,AH,phones,x\n", "csv")
    #expect(page.words.map(\.text) == ["a,b"])
  }

  @Test func readsWhisperItself() throws {
    let page = try read(
      #"{"segments":[{"text":" Hi you","words":[{"word":" Hi","start":0,"end":1,"probability":0.5},"#
        + #"{"word":" you"}]}]}"#, "whisperx")
    #expect(page.words.map(\.text) == ["Hi", "you"])
    #expect(page.words.map(\.confidence) == [0.5, nil])
    #expect(page.words.map(\.status) == [.aligned, .notSpoken])
  }

  @Test func readsAudacityWithCommasAndFrequencies() throws {
    let page = try read("0,500000\t1,000000\ta b\n\\\t100\t200\n", "audacity")
    #expect(page.words.count == 2)
    #expect(starts(page)[0] == 0.5)
  }

  @Test func readsTheSpeakersTierAndSkipsSilence() throws {
    let page = try read(
      #"""
      "ooTextFile" "TextGrid" 0 2 <exists> 2
      "IntervalTier" "Ann - phones" 0 2 1  0 2 "AH"
      "IntervalTier" "Ann - words" 0 2 3  0 0.5 "sil"  0.5 1 "a ""b""" 1 2 ""
      """#, "textgrid")
    #expect(page.words.map(\.text) == ["a", "\"b\""])
  }

  @Test func interpolatesELANsOpenSlots() throws {
    func annotation(_ id: Int, _ text: String) -> String {
      "<ANNOTATION><ALIGNABLE_ANNOTATION TIME_SLOT_REF1=\"t\(id)\" TIME_SLOT_REF2=\"t\(id + 1)\">"
        + "<ANNOTATION_VALUE>\(text)</ANNOTATION_VALUE></ALIGNABLE_ANNOTATION></ANNOTATION>"
    }
    let page = try read(
      """
      <ANNOTATION_DOCUMENT><TIME_ORDER><TIME_SLOT TIME_SLOT_ID="t1" TIME_VALUE="0"/>
      <TIME_SLOT TIME_SLOT_ID="t2"/><TIME_SLOT TIME_SLOT_ID="t3" TIME_VALUE="1000"/></TIME_ORDER>
      <TIER TIER_ID="words">\(annotation(1, "a"))\(annotation(2, "b"))</TIER></ANNOTATION_DOCUMENT>
      """, "eaf")
    #expect(starts(page) == [0, 0.5])
  }

  @Test(arguments: [
    ("0:05:01.2", 301.2), ("09:58", 598), ("76.2s", 76.2), ("7.75h", 27_900), ("13min", 780),
    ("2345ms", 2.345), ("12.345", 12.345), ("5:34:31.396", 20_071.396), ("1,5s", nil), ("-1s", nil),
    ("", nil), ("s", nil), ("1:2:3:4", nil), ("1:2s", nil),
  ])
  func readsSMILClocks(text: String, seconds: Double?) {
    let value = SMILClock.seconds(text)
    #expect((value == nil) == (seconds == nil))
    if let value, let seconds { #expect(abs(value - seconds) < 1e-9) }
  }
}
