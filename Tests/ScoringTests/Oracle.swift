import WordTimeline

@testable import Scoring

/// A page whose truth is known, and timings of it that are wrong in a known way.
struct Oracle {
  static let text = "“Mo – go!” said\nthe cat. It ran"
  /// The words with their true times in milliseconds; a pause follows `cat.`.
  static let truth: [(String, Int64, Int64)] = [
    ("“Mo", 100, 300), ("go!”", 300, 500), ("said", 510, 700), ("the", 700, 800),
    ("cat.", 800, 1100), ("It", 1500, 1600), ("ran", 1600, 1900),
  ]

  static var reference: [ReferenceWord] {
    truth.map { text, start, end in
      ReferenceWord(text: text, start: Double(start) / 1000, end: Double(end) / 1000)
    }
  }

  /// The truth as a timeline at 48 kHz after `change`, which sees each word's index.
  static func page(
    id: String = "page-01", confidence: Double = 1,
    _ change: (Int, inout TimedWord) -> Void = { _, _ in }
  ) -> PageTimeline {
    var words: [TimedWord] = []
    var remaining = truth[...]
    var offset = 0
    for token in text.split(omittingEmptySubsequences: false, whereSeparator: \.isWhitespace) {
      let range = TextRange(offset, offset + token.utf8.count)
      offset = range.upperBound + 1
      guard let (text, start, end) = remaining.first, text == token else {
        words.append(TimedWord(text: String(token), range: range, status: .unvoiced))
        continue
      }
      remaining.removeFirst()
      var word = TimedWord(
        text: text, range: range, status: .aligned,
        span: SampleSpan(start: start * 48, end: end * 48), confidence: confidence,
        phones: [TimedPhone(name: "T", span: SampleSpan(start: start * 48, end: end * 48))])
      change(truth.count - remaining.count - 1, &word)
      words.append(word)
    }
    return PageTimeline(
      id: id, language: "en", text: text,
      audio: AudioReference(name: "page.wav", sampleRate: 48_000, sampleCount: 96_000),
      words: words)
  }

  static func report(_ pages: [PageTimeline]) throws -> AccuracyReport {
    AccuracyReport(
      corpus: "oracle", half: .all,
      scores: try pages.map { try PageScore($0, reference: reference) })
  }
}

extension TimedWord {
  /// Moves the word.
  mutating func shift(milliseconds: Int64) {
    span = span.map { span in
      SampleSpan(start: span.start + milliseconds * 48, end: span.end + milliseconds * 48)
    }
  }
}
