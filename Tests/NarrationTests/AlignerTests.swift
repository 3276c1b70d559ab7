import AudioInput
import Files
import Foundation
import Narration
import Testing
import WordTimeline

/// The front door on the book in `Fixtures/`, and on pages that no aligner could align.
@Suite struct AlignerTests {
  private static let fixtures = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/maybe-said-mo")
  private static let shared = Result { try Aligner() }

  /// Every page of the book, aligned once for all tests.
  private static let book = Result {
    let aligner = try shared.get()
    return try pageIDs.map { id in
      let path = fixtures.appending(path: id).path(percentEncoded: false)
      return try aligner.align(
        PageInput(id: id, audioPath: path + ".wav", text: FileReader.text(of: path + ".txt")))
    }
  }
  private static let pageIDs = (0..<10).map { "page-0\($0)" }

  private struct ReferenceWord: Decodable {
    let w: String
    let s: Double
    let e: Double
  }

  private func path(_ name: String) -> String {
    Self.fixtures.appending(path: name).path(percentEncoded: false)
  }

  private func page(_ id: String, text: String? = nil) throws -> PageInput {
    PageInput(
      id: id, audioPath: path(id + ".wav"), text: try text ?? FileReader.text(of: path(id + ".txt"))
    )
  }

  /// A 16-bit WAV file of one channel, removed when the process's temporary folder is.
  private func recording(_ samples: [Int16], rate: Int = 16_000) throws -> String {
    var data = Data()
    func add(_ value: some FixedWidthInteger) {
      unsafe withUnsafeBytes(of: value.littleEndian) { unsafe data.append(contentsOf: $0) }
    }
    data.append(contentsOf: Array("RIFF".utf8))
    add(UInt32(36 + samples.count * 2))
    data.append(contentsOf: Array("WAVEfmt ".utf8))
    add(UInt32(16)); add(UInt16(1)); add(UInt16(1)); add(UInt32(rate)); add(UInt32(rate * 2))
    add(UInt16(2)); add(UInt16(16))
    data.append(contentsOf: Array("data".utf8))
    add(UInt32(samples.count * 2))
    for sample in samples { add(sample) }
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).wav")
    try data.write(to: file)
    return file.path(percentEncoded: false)
  }

  @Test(arguments: 0..<10)
  func theFixtureIsAlignedWithinATenthOfASecond(number: Int) throws {
    let timeline = try Self.book.get()[number]
    let id = Self.pageIDs[number]
    let truth = try JSONDecoder().decode(
      [ReferenceWord].self, from: Data(contentsOf: URL(filePath: path(id + ".words.json"))))
    let words = timeline.words.filter { $0.status != .unvoiced }
    #expect(words.map(\.text) == truth.map(\.w))
    #expect(timeline.verdict != .failed)
    var errors: [Double] = []
    for (word, reference) in zip(words, truth) {
      let span = try #require(word.span)
      errors.append(abs(timeline.audio.seconds(span.start) - reference.s))
    }
    // A single word may lie farther off; the page's mean may not.
    #expect(errors.reduce(0, +) / Double(errors.count) < 0.06)
    #expect(errors.filter { $0 > 0.1 }.count <= 1)
  }

  @Test(arguments: 0..<10)
  func wordsFollowOneAnotherInsideTheRecording(number: Int) throws {
    let timeline = try Self.book.get()[number]
    var end: Int64 = 0
    for word in timeline.words {
      guard let span = word.span else { continue }
      #expect(span.start >= end && span.start < span.end)
      #expect(span.end <= timeline.audio.sampleCount)
      #expect(word.phones.first.map { $0.span.start >= span.start } ?? false)
      #expect((0...1).contains(word.confidence ?? -1))
      end = span.end
    }
  }

  @Test func theSamePageGivesTheSameTimeline() throws {
    let first = try Self.book.get()[5]
    let second = try Aligner().align(page("page-05"))
    #expect(first == second)
  }

  @Test func anotherPagesTextHasFailed() throws {
    let text = "Seven green turtles were swimming quietly underneath the enormous harbour bridge."
    let timeline = try Self.shared.get().align(page("page-05", text: text))
    #expect(timeline.verdict == .failed)
    #expect(timeline.remarks.contains { $0.kind == .wrongText })
  }

  @Test func silenceHoldsNoSpeech() throws {
    let file = try recording([Int16](repeating: 0, count: 32_000))
    defer { try? FileManager.default.removeItem(atPath: file) }
    let timeline = try Self.shared.get().align(
      PageInput(id: "silence", audioPath: file, text: "Hello there."))
    #expect(timeline.verdict == .failed)
    #expect(timeline.remarks.map(\.kind) == [.noSpeech])
    #expect(timeline.words.allSatisfy { $0.status == .notSpoken && $0.span == nil })
  }

  @Test func aTextThatNobodyCouldSpeakSoFastHasFailed() throws {
    let text = String(repeating: "An endless sentence about nothing at all. ", count: 300)
    let timeline = try Self.shared.get().align(page("page-01", text: text))
    #expect(timeline.verdict == .failed)
  }

  @Test func aPageWithoutWordsIsAnError() throws {
    let aligner = try Self.shared.get()
    let page = try page("page-01", text: "— … 🙂")
    #expect(throws: NarrationError.self) { try aligner.align(page) }
  }

  @Test func aMissingModelIsAnErrorThatNamesTheRemedy() {
    #expect {
      try Aligner(options: AlignerOptions(acousticModel: "/no/such/model"))
    } throws: { error in
      (error as? any DiagnosticError)?.diagnostic.remedy?.contains("--acoustic-model") ?? false
    }
  }

  @Test func aStretchLooksAtNothingOutside() throws {
    let aligner = try Self.shared.get()
    let whole = try Self.book.get()[5]
    var part = try page("page-05")
    part.stretch = AudioStretch(startSeconds: 0, endSeconds: whole.audio.duration)
    let timeline = try aligner.align(part)
    #expect(timeline.words == whole.words)
    #expect(timeline.extent.end == whole.audio.sampleCount)
  }

  @Test func aWordThatNobodyCanReadIsTimedAndRemarked() throws {
    let aligner = try Aligner(options: AlignerOptions(language: "ja"))
    let page = try aligner.align(page("page-07", text: "メイビー セズ 龘 ガルプ"))
    let unread = try #require(page.remarks.first { $0.kind == .unreadWord })
    let words = try #require(unread.words)
    #expect(
      page.words[words].map(\.text) == ["龘"] && page.words[words].allSatisfy { $0.span != nil })
    #expect(page.verdict >= .check)
  }
}
