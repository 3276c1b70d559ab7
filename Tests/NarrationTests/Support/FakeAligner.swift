import Files
import Foundation
import Narration
import Synchronization
import WordTimeline

/// An aligner that knows the truth because the recordings are made up: text files that say the
/// sample rate, the count of samples, and what is spoken, every word for the same time.
///
/// ```
/// 8000 16000
/// Wake up, Bo!
/// ```
/// A page of which nothing is spoken gets the verdict `failed`; one with a word that begins with
/// `unsure` gets `check`.
final class FakeAligner: PageAligning {
  struct Refusal: DiagnosticError {
    var diagnostic: Diagnostic

    init(_ file: String?, _ problem: String) {
      diagnostic = Diagnostic(.badData, file: file, problem: problem)
    }
  }

  let fingerprint: String
  private let seconds: Double
  private let calls = Mutex<[String]>([])

  /// Makes an aligner that takes `seconds` for a page.
  init(fingerprint: String = "fake 1", seconds: Double = 0) {
    self.fingerprint = fingerprint
    self.seconds = seconds
  }

  /// The pages that were really aligned, sorted.
  var aligned: [String] { calls.withLock { $0.sorted() } }

  /// None: the pauses of its recordings are short.
  func silences(inRecording path: String) throws -> [SampleSpan] { [] }

  func align(_ input: PageInput) throws -> PageTimeline {
    calls.withLock { $0.append(input.id) }
    if seconds > 0 { Thread.sleep(forTimeInterval: seconds) }
    let recording = try FakeRecording(path: input.audioPath)
    var page = PageTimeline(
      id: input.id, language: input.language ?? "en", text: input.text, audio: recording.audio,
      words: [])
    if let stretch = input.stretch {
      page.extent = SampleSpan(
        start: page.audio.sample(at: stretch.startSeconds),
        end: stretch.endSeconds.map(page.audio.sample) ?? page.audio.sampleCount)
    }
    guard input.text.contains(where: \.isLetter) else {
      throw Refusal(input.textPath, "there is no word on this page")
    }
    var heard = recording.words.filter {
      page.extent.start <= $0.span.start && $0.span.end <= page.extent.end
    }[...]
    for word in input.text.split(whereSeparator: \.isWhitespace) {
      let start = input.text.utf8.distance(from: input.text.startIndex, to: word.startIndex)
      let place = heard.firstIndex { $0.text == word }
      let span = place.map { heard[$0].span }
      if let place { heard = heard[(place + 1)...] }
      append(String(word), start, span, to: &page)
    }
    if page.words.allSatisfy({ $0.span == nil }) {
      page.remarks = [Remark(kind: .wrongText, message: "the text is not what is spoken")]
      page.verdict = .failed
    }
    return page
  }

  private func append(
    _ word: String, _ start: Int, _ span: SampleSpan?, to page: inout PageTimeline
  ) {
    let isUnsure = word.hasPrefix("unsure")
    let index = page.words.count
    page.words.append(
      TimedWord(
        text: word, range: TextRange(start, start + word.utf8.count),
        status: span == nil ? .notSpoken : .aligned, span: span,
        confidence: span == nil ? nil : isUnsure ? 0.4 : 0.9))
    guard isUnsure || span == nil else { return }
    page.verdict = .check
    page.remarks.append(
      Remark(
        kind: isUnsure ? .unsureWord : .skippedWords, words: index..<index + 1, span: span,
        message: "“\(word)” must be listened to"))
  }
}

/// A recording for ``FakeAligner``.
struct FakeRecording {
  var audio: AudioReference
  var words: [(text: String, span: SampleSpan)] = []

  init(path: String) throws {
    let lines = try FileReader.text(of: path).split(separator: "\n", maxSplits: 1)
    let numbers = (lines.first ?? "").split(separator: " ").compactMap { Int64($0) }
    guard numbers.count == 2 else { throw FakeAligner.Refusal(path, "is not a recording") }
    audio = AudioReference(
      name: PathName.name(of: path), sampleRate: Int(numbers[0]), sampleCount: numbers[1])
    let spoken = lines.dropFirst().joined().split(whereSeparator: \.isWhitespace)
    for (place, word) in spoken.enumerated() {
      let slot = audio.sampleCount / Int64(spoken.count)
      let start = Int64(place) * slot
      // A pause follows each word, as long as a quarter of it.
      words.append((String(word), SampleSpan(start: start, end: start + slot * 3 / 4)))
    }
  }

  /// The content of a recording in which `words` are spoken, each for half a second.
  static func content(_ words: String) -> String {
    let count = words.split(whereSeparator: \.isWhitespace).count
    return "8000 \(4000 * max(1, count))\n\(words)"
  }
}
