import AudioInput
import Foundation
import Synchronization
import WordTimeline

@testable import PreviewPage

/// The ten-page book of the fixtures, with its reference times.
enum FixtureBook {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/maybe-said-mo").path

  static func book() throws -> BookTimeline {
    BookTimeline(
      title: "Maybe, Said Mo", author: "the Wordlight makers", narrator: "a synthetic voice",
      language: "en", pages: try (0..<10).map(page))
  }

  static func page(_ number: Int) throws -> BookPage {
    let name = "page-0\(number)"
    let path = "\(folder)/\(name)"
    let text = try String(contentsOfFile: path + ".txt", encoding: .utf8)
    let audio = try AudioReader.read(path: path + ".wav").clock
    let reference = AudioReference(
      name: name + ".wav", sampleRate: audio.sampleRate, sampleCount: audio.sampleCount)
    let words = try JSONParser.parse(Array(Data(contentsOf: URL(filePath: path + ".words.json"))))
    return BookPage(
      timeline: PageTimeline(
        id: name, language: "en", text: text, audio: reference,
        words: Self.words(Optional(words).elements, in: text, reference)),
      audioPath: name + ".wav")
  }

  private static func words(
    _ values: [JSONValue], in text: String, _ audio: AudioReference
  ) -> [TimedWord] {
    var place = text.startIndex
    return values.enumerated().map { index, value in
      // A few of the reference words overlap by a few milliseconds.
      let next = index + 1 < values.count ? values[index + 1]["s"].number : .infinity
      let word = value["w"].text
      let range = text.range(of: word, range: place..<text.endIndex) ?? place..<place
      place = range.upperBound
      return TimedWord(
        text: word,
        range: TextRange(
          text.utf8.distance(from: text.startIndex, to: range.lowerBound),
          text.utf8.distance(from: text.startIndex, to: range.upperBound)),
        status: .aligned,
        span: SampleSpan(
          start: audio.sample(at: value["s"].number),
          end: audio.sample(at: min(value["e"].number, next))),
        confidence: 0.9)
    }
  }
}

/// A file that is gone after the test.
final class TemporaryPage: Sendable {
  let path = NSTemporaryDirectory() + "wordlight-\(UUID().uuidString).html"

  init(
    _ book: BookTimeline, folder: String = FixtureBook.folder,
    options: PreviewOptions = PreviewOptions()
  ) throws {
    try PreviewDocument(book: book, folder: folder, options: options).write(to: path)
    TemporaryPage.made.withLock { $0.append(path) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  private static let made = Mutex<[String]>([])

  /// Removes what is left: the pages that all tests share are never let go of.
  static func removeAll() {
    for path in made.withLock(\.self) { try? FileManager.default.removeItem(atPath: path) }
  }
}
