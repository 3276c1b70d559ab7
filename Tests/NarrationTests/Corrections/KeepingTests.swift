import Narration
import Testing
import WordTimeline

/// An aligner that spreads a page's words evenly over its stretch of ten seconds.
private struct EvenAligner: PageAligning {
  var fingerprint: String { "even" }
  /// Words that it never hears.
  var deafTo: Set<String> = []

  func silences(inRecording path: String) throws -> [SampleSpan] { [] }

  func align(_ page: PageInput) throws -> PageTimeline {
    let rate = 1000
    let start = Int64((page.stretch?.startSeconds ?? 0) * Double(rate))
    let end = Int64((page.stretch?.endSeconds ?? 10) * Double(rate))
    let texts = page.text.split(separator: " ")
    let length = (end - start) / Int64(max(1, texts.count))
    let words = texts.enumerated().map { index, text in
      let lower = page.text.utf8.distance(from: page.text.startIndex, to: text.startIndex)
      let isHeard = !deafTo.contains(String(text))
      let first = start + Int64(index) * length
      return TimedWord(
        text: String(text), range: TextRange(lower, lower + text.utf8.count),
        status: isHeard ? .aligned : .notSpoken,
        span: isHeard ? SampleSpan(start: first, end: first + length) : nil,
        confidence: isHeard ? 0.5 : nil)
    }
    return PageTimeline(
      id: page.id, language: "en", text: page.text,
      audio: AudioReference(name: "page.wav", sampleRate: rate, sampleCount: 10_000),
      extent: SampleSpan(start: start, end: end), words: words,
      remarks: [Remark(kind: .unsureWord, words: 1..<2, message: "unsure")], verdict: .check)
  }
}

@Suite struct KeepingTests {
  private let page = PageInput(id: "page", audioPath: "page.wav", text: "one two three four five")

  /// A fresh alignment with some words as a person left them.
  private func corrected(
    _ change: (inout [TimedWord]) -> Void
  ) throws -> PageTimeline {
    var page = try EvenAligner().align(page)
    change(&page.words)
    return page
  }

  private func span(_ start: Int64, _ end: Int64) -> SampleSpan {
    SampleSpan(start: start, end: end)
  }

  @Test func lockedWordsStayAndTheRestIsPlacedBetween() throws {
    let corrected = try corrected { words in
      words[2].span = span(5_000, 5_500)
      words[2].isLocked = true
      // Not locked, so whatever it says is forgotten.
      words[4].span = span(9_990, 9_999)
    }
    let result = try EvenAligner().align(page, keeping: corrected)
    #expect(result.words[2].span == span(5_000, 5_500))
    #expect(result.words[2].isLocked && result.words[2].confidence == 1)
    #expect(result.words[0].span == span(0, 2_500))
    #expect(result.words[1].span == span(2_500, 5_000))
    #expect(result.words[3].span == span(5_500, 7_750))
    #expect(result.words[4].span == span(7_750, 10_000))
    #expect(result.words.indices.filter { result.words[$0].isLocked } == [2])
    #expect(result.verdict == .check)
  }

  @Test func whatNoKeptWordContradictsStays() throws {
    let corrected = try corrected { words in words[1].isLocked = true }
    let result = try EvenAligner().align(page, keeping: corrected)
    #expect(result.words.map(\.span) == corrected.words.map(\.span))
    // The only remark was about the word that is now settled.
    #expect(result.remarks.isEmpty)
    #expect(result.verdict == .good)
  }

  @Test func aWordThatIsNotSpokenStaysOut() throws {
    let corrected = try corrected { words in
      words[1].span = nil
      words[1].status = .notSpoken
      words[1].isLocked = true
    }
    let result = try EvenAligner().align(page, keeping: corrected)
    #expect(result.words[1].status == .notSpoken && result.words[1].isLocked)
    // Its neighbours share its room.
    #expect(result.words[0].span == span(0, 2_666))
    #expect(result.words[2].span == span(2_666, 5_332))
    #expect(result.words[3].span == span(5_332, 7_998))
    #expect(result.words[4].span == span(8_000, 10_000))
  }

  /// What a correction does not touch keeps its times, so that one moved mark does not stir the
  /// whole page.
  @Test func aChangeReachesNoFurtherThanItMust() throws {
    let text = (0..<10).map { "w\($0)" }.joined(separator: " ")
    let page = PageInput(id: "page", audioPath: "page.wav", text: text)
    var corrected = try EvenAligner().align(page)
    corrected.words[5].span = span(5_400, 6_000)
    corrected.words[5].isLocked = true
    let result = try EvenAligner().align(page, keeping: corrected)
    #expect(result.words[4].span == span(4_200, 5_400))
    #expect(result.words[3].span == span(3_000, 4_200))
    for index in [0, 1, 2, 8, 9] {
      #expect(result.words[index].span == corrected.words[index].span)
    }
  }

  @Test func wordsWithoutRoomAreSaidToBeMissing() throws {
    let corrected = try corrected { words in
      words[0].span = span(0, 4_980)
      words[2].span = span(5_000, 5_500)
      for index in [0, 2] { words[index].isLocked = true }
    }
    let result = try EvenAligner().align(page, keeping: corrected)
    #expect(result.words[1].status == .notSpoken)
    #expect(!result.words[1].isLocked)
    #expect(result.remarks.contains { $0.kind == .skippedWords && $0.words == 1..<2 })
    #expect(result.verdict == .check)
  }

  @Test func wordsThatAreNotHeardAreSaidToBeMissing() throws {
    let corrected = try corrected { words in
      words[0].span = span(0, 1_000)
      words[0].isLocked = true
    }
    let result = try EvenAligner(deafTo: ["two"]).align(page, keeping: corrected)
    #expect(result.words[1].status == .notSpoken)
    #expect(result.words[2].span?.start ?? 0 >= 1_000)
    #expect(result.remarks.contains { $0.kind == .skippedWords && $0.words == 1..<2 })
  }

  @Test func theTextMayHaveChangedElsewhere() throws {
    var corrected = try corrected { words in
      words[3].span = span(6_500, 7_000)
      words[3].isLocked = true
    }
    corrected.words.remove(at: 0)
    corrected.words[0].text = "2!"
    let result = try EvenAligner().align(page, keeping: corrected)
    #expect(result.words[3].span == span(6_500, 7_000))
    #expect(result.words[3].isLocked)
  }

  @Test func otherClocksAreConverted() throws {
    var corrected = try corrected { words in words[2].isLocked = true }
    corrected.audio = AudioReference(name: nil, sampleRate: 1_000_000, sampleCount: 10_000_000)
    corrected.words[2].span = span(4_100_000, 4_900_400)
    let result = try EvenAligner().align(page, keeping: corrected)
    #expect(result.words[2].span == span(4_100, 4_900))
  }

  /// Files that cannot lock a word: whatever was moved is kept.
  @Test func changesCountAsLocksWhereAFileHasNone() throws {
    let corrected = try corrected { words in
      words[2].span = span(4_050, 6_000)
      words[4].span = span(8_001, 10_000)
      words[0].span = nil
      words[0].status = .notSpoken
    }
    let result = try EvenAligner().align(page, keeping: corrected, changesAbove: 3)
    #expect(result.words.indices.filter { result.words[$0].isLocked } == [0, 2])
    #expect(result.words[2].span == span(4_050, 6_000))
  }

  @Test func aKeptWordThatIsGoneIsAnError() throws {
    var corrected = try corrected { words in words[2].isLocked = true }
    corrected.words[2].text = "thirteen"
    #expect(throws: NarrationError.self) { try EvenAligner().align(page, keeping: corrected) }
  }

  @Test func keptWordsThatOverlapAreAnError() throws {
    let corrected = try corrected { words in
      words[1].span = span(2_000, 5_000)
      words[2].span = span(4_900, 6_000)
      for index in [1, 2] { words[index].isLocked = true }
    }
    #expect(throws: NarrationError.self) { try EvenAligner().align(page, keeping: corrected) }
  }
}
