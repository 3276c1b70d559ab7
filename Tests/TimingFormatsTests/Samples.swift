import WordTimeline

@testable import TimingFormats

/// Pages that the tests write and read.
enum Samples {
  /// `“Wake up, Bo!” said Mo.` with a pause in the middle, phones on one word, and a word that is
  /// not spoken.
  static let wake = page(
    "“Wake up, Bo!”\nsaid — old Mo.",
    [
      ("“Wake", 420, 760), ("up,", 760, 1050), ("Bo!”", 1050, 1530), ("said", 1900, 2180),
      ("—", nil, nil), ("old", nil, nil), ("Mo.", 2180, 2700),
    ], milliseconds: 3200
  ) { page in
    page.words[0].phones = [
      phone("W", 420, 500), phone("EY", 500, 690), phone("K", 690, 760),
    ]
    page.words[0].confidence = 0.97
    page.words[3].confidence = 0.5
    page.words[6].uncertaintyMilliseconds = 12.5
    page.remarks = [Remark(kind: .skippedWords, words: 5..<6, message: "“old” is not spoken")]
    page.verdict = .check
  }

  /// The pages that stand in for all that comes.
  static let all: [(name: String, page: PageTimeline)] = [
    ("wake", wake),
    ("empty", page("", [], milliseconds: 1000)),
    ("silent", page("— 🦆", [("—", nil, nil), ("🦆", nil, nil)], milliseconds: 1000)),
    ("one word", page("Hello!", [("Hello!", 0, 1000)], milliseconds: 1000)),
    ("long", longPage),
    (
      "right to left",
      page("שלום, עולם!", [("שלום,", 100, 600), ("עולם!", 600, 1200)], milliseconds: 1500) {
        $0.language = "he"
      }
    ),
    (
      "marks",
      page(
        "\"A & B\" <3 it\\'s 100% {fun}; 🦆quack, l’été 10:30",
        [
          ("\"A", 100, 200), ("&", nil, nil), ("B\"", 200, 300), ("<3", 300, 450),
          ("it\\'s", 500, 600), ("100%", 600, 900), ("{fun};", 1000, 1200),
          ("🦆quack,", 1200, 1500), ("l’été", 1500, 1800), ("10:30", 1800, 2400),
        ], milliseconds: 2500)
    ),
  ]

  /// A page of a three-hour recording, with a pause of an hour.
  private static let longPage = page(
    "Once. Upon. A time",
    [
      ("Once.", 1000, 1500), ("Upon.", 3_601_500, 3_602_123), ("A", 10_799_000, 10_799_100),
      ("time", 10_799_100, 10_800_000),
    ], milliseconds: 10_800_000)

  /// Makes a page of words with times in milliseconds, at 48 kHz.
  static func page(
    _ text: String, _ words: [(text: String, start: Int64?, end: Int64?)], milliseconds: Int64,
    _ change: (inout PageTimeline) -> Void = { _ in }
  ) -> PageTimeline {
    var position = text.startIndex
    let timed = words.map { word in
      let range = text[position...].firstRange(of: word.text) ?? position..<position
      position = range.upperBound
      var span: SampleSpan?
      if let start = word.start, let end = word.end {
        span = SampleSpan(start: start * 48, end: end * 48)
      }
      let isVoiced = !word.text.lettersAndDigits.isEmpty
      return TimedWord(
        text: word.text,
        range: TextRange(
          text.utf8.distance(from: text.startIndex, to: range.lowerBound),
          text.utf8.distance(from: text.startIndex, to: range.upperBound)),
        status: span != nil ? .aligned : isVoiced ? .notSpoken : .unvoiced, span: span)
    }
    var page = PageTimeline(
      id: "page-01", language: "en", text: text,
      audio: AudioReference(
        name: "page-01.mp3", sampleRate: 48_000, sampleCount: milliseconds * 48), words: timed)
    change(&page)
    return page
  }

  private static func phone(_ name: String, _ start: Int64, _ end: Int64) -> TimedPhone {
    TimedPhone(name: name, span: SampleSpan(start: start * 48, end: end * 48))
  }
}

extension FormatRegistry {
  /// The names of the formats that pages can be written in.
  static let writable = standard.formats.filter { $0 is any TimingWriter }.map(\.facts.name)
  /// The names of the formats that pages can be read from.
  static let readable = standard.formats.filter { $0 is any TimingReader }.map(\.facts.name)
}
