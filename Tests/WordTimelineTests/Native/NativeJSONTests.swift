import Testing
import WordTimeline

@Suite struct NativeJSONTests {
  static let page = PageTimeline(
    id: "page-01", language: "en", text: "“Wake up, Bo!” 🦆 said Mo.",
    audio: AudioReference(name: "page 01.wav", sampleRate: 44_100, sampleCount: 141_120),
    words: [
      TimedWord(
        text: "“Wake", range: TextRange(0, 7), status: .aligned,
        span: SampleSpan(start: 18_523, end: 33_517), confidence: 0.97,
        uncertaintyMilliseconds: 8.5, reading: "wake",
        phones: [TimedPhone(name: "W", span: SampleSpan(start: 18_523, end: 20_001))],
        isLocked: true),
      TimedWord(text: "up,", range: TextRange(8, 11), status: .notSpoken),
      TimedWord(text: "🦆", range: TextRange(19, 23), status: .unvoiced),
    ],
    remarks: [
      Remark(kind: .skippedWords, words: 1..<2, message: "“up,” is not spoken"),
      Remark(
        kind: .extraSpeech, span: SampleSpan(start: 100_000, end: 110_000), message: "a \"cough\""),
    ],
    verdict: .check)

  @Test func pageReadsBackToTheSample() throws {
    #expect(try NativeJSON.page(NativeJSON.file(Self.page)) == Self.page)
  }

  @Test func bookReadsBackToTheSample() throws {
    var part = Self.page
    part.extent = SampleSpan(start: 5, end: 141_000)
    let book = BookTimeline(
      title: "Wake Up, Bo", author: "A. Writer", narrator: "A. Reader", licence: "CC-BY-4.0",
      language: "en", identifier: "urn:isbn:9783161484100",
      pages: [
        BookPage(
          timeline: part, audioPath: "a/1.wav",
          picturePath: "1.png", pictureDescription: "A duck", turn: 140_000,
          cues: [
            TapCue(name: "Bo", sound: .words(0..<2), area: [0.1, 0.2, 0.3, 0.4]),
            TapCue(name: "Mo", sound: .file("mo.wav")),
          ])
      ])
    #expect(try NativeJSON.book(NativeJSON.file(book)) == book)
    #expect(book.verdict == .check)
  }

  @Test func wordStandsOnOneLine() {
    let lines = String(decoding: NativeJSON.file(Self.page), as: UTF8.self).split(separator: "\n")
    #expect(
      lines.contains(
        #"    {"text": "up,", "bytes": [8, 11], "utf16": [6, 9], "codePoints": [6, 9], "#
          + #""status": "notSpoken"},"#))
  }

  /// Samples are enough, and so are seconds.
  @Test(arguments: [
    (#""startSample": 9, "endSample": 20"#, 9...20),
    (#""start": 0.5, "end": 1"#, 4...8),
    (#""start": 0.5, "startSample": 4, "end": 1"#, 4...8),
  ])
  func timesMayStandOnce(times: String, span: ClosedRange<Int64>) throws {
    let page = try NativeJSON.page(file(word: times))
    #expect(page.words.first?.span == SampleSpan(start: span.lowerBound, end: span.upperBound))
  }

  @Test(arguments: [
    (#""start": 0.6, "startSample": 4, "end": 1"#, "different moments"),
    (#""start": 1, "end": 0.5"#, "ends before it starts"),
    (#""start": 1"#, #""end" is missing"#),
    (#""start": -1, "end": 1"#, "not a moment"),
    (#""start": 1e308, "end": 1e308"#, "not a moment"),
    (#""start": 1e999, "end": 1"#, "too large"),
    (#""startSample": 1.5, "endSample": 2"#, "whole number"),
    (#""startSample": -3, "endSample": 2"#, "is not from 0"),
    (#""confidence": 1"#, "an aligned word needs"),
  ])
  func refusesTimesThatAreNone(times: String, problem: String) {
    let error = #expect(throws: JSONError.self) { try NativeJSON.page(file(word: times)) }
    #expect(error?.problem.contains(problem) == true)
    #expect(error?.line == 4)
  }

  @Test(arguments: [
    (#"{"format": "other", "version": 1}"#, "\"wordlight-page\" is expected"),
    (#"{"format": "wordlight-page", "version": 2}"#, "versions up to 1"),
    ("[]", "an object is expected"),
  ])
  func refusesWhatItDoesNotKnow(text: String, problem: String) {
    let error = #expect(throws: JSONError.self) { try NativeJSON.page(Array(text.utf8)) }
    #expect(error?.problem.contains(problem) == true)
  }

  private func file(word times: String) -> [UInt8] {
    Array(
      """
      {"format": "wordlight-page", "version": 1, "id": "p", "language": "en", "text": "a",
       "audio": {"sampleRate": 8, "sampleCount": 80},
       "words": [
         {"text": "a", "bytes": [0, 1], "status": "aligned", \(times)}]}
      """.utf8)
  }
}
