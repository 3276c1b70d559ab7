internal import Files
internal import TimingFormats
internal import WordTimeline

/// A page some of whose words a person has timed.
struct LabelledPage {
  /// How far beyond the recording's end a label may reach, in seconds: decoders disagree about the
  /// first samples of some files.
  private static let slack = 0.15

  let page: PageInput
  /// For each printed word when its label starts, in samples of the recording; nil without a label.
  let starts: [Int64?]
  /// What is not learned from, and why.
  private(set) var notices: [Diagnostic] = []

  /// Reads the labels of a page, in any format that can be read.
  ///
  /// - Throws: a `DiagnosticError` when the file cannot be read, or its labels are of another text,
  ///   beyond the recording, out of order, or of whole lines.
  init(_ file: String, of page: PageInput, language: String, audio: AudioReference) throws {
    let source = try FormatSource(
      path: file, printed: (page.text, page.textPath), language: page.language ?? language,
      audio: audio)
    guard !source.isBook else {
      throw NarrationError.labels(
        file, "is a book's timings", remedy: "give each page's labels in a file of its own")
    }
    let reader = try FormatRegistry.standard.reader(of: source)
    let timeline = try reader.read(source)
    self.page = page
    starts = timeline.words.map { word in
      word.isLocked || word.confidence == nil ? word.span?.start : nil
    }
    // Only Wordlight's own JSON has a text of its own; the others' words were put upon the page's.
    if reader.facts.holds.contains(.readings) {
      let printed = source.known.words?.map { source.known.text?.spelling(of: $0) }
      guard printed == timeline.words.map({ Substring($0.text) }) else {
        throw NarrationError.otherText(file, of: page, words: [])
      }
    } else {
      try checkWords(of: timeline, file: file)
    }
    try checkTimes(timeline, file: file)
    if timeline.words.contains(where: { $0.span != nil }), !starts.contains(where: { $0 != nil }) {
      notices.append(
        Diagnostic(
          .badData, file: file,
          problem: "left out: its times are an aligner's own, with its confidence",
          remedy: "lock the words that are right at the desk (preview --edit), or label them"))
    }
  }

  /// How many words are labelled.
  var count: Int { starts.count { $0 != nil } }

  /// Makes sure that the file is about the page's words.
  private mutating func checkWords(of timeline: PageTimeline, file: String) throws(NarrationError) {
    if let lines = timeline.remarks.first(where: { $0.kind == .unsureWord }) {
      throw NarrationError.labels(
        file, lines.message, remedy: "label each word by itself, or take the file away")
    }
    let strangers = timeline.remarks.filter { $0.kind == .extraSpeech }
    guard !strangers.isEmpty else { return }
    let found = timeline.words.count { $0.span != nil }
    guard found > strangers.count else {
      throw NarrationError.otherText(file, of: page, words: strangers.map(\.message))
    }
    for stranger in strangers {
      notices.append(Diagnostic(.badData, file: file, problem: stranger.message))
    }
  }

  /// Makes sure that the labels lie in the recording, one after the other.
  private func checkTimes(_ timeline: PageTimeline, file: String) throws(NarrationError) {
    let audio = timeline.audio
    let end = audio.duration + LabelledPage.slack
    var last: TimedWord?
    for (word, start) in zip(timeline.words, starts) where start != nil {
      guard let span = word.span else { continue }
      guard audio.seconds(span.end) <= end else {
        throw NarrationError.labels(
          file,
          "“\(word.text)” ends at \(audio.shownSeconds(span.end)) s, and \(page.audioPath) "
            + "after \(audio.shownSeconds(audio.sampleCount)) s",
          remedy: "give the labels of this recording")
      }
      if let last, let before = last.span, span.start < before.start {
        throw NarrationError.labels(
          file,
          "“\(word.text)” starts at \(audio.shownSeconds(span.start)) s, before "
            + "“\(last.text)” at \(audio.shownSeconds(before.start)) s",
          remedy: "correct one of the two")
      }
      last = word
    }
  }
}

extension AudioReference {
  /// A moment in seconds with three decimals.
  fileprivate func shownSeconds(_ sample: Int64) -> String {
    decimalText(ticks(sample, perSecond: 1000), decimals: 3)
  }
}

extension NarrationError {
  static func labels(_ file: String, _ problem: String, remedy: String) -> NarrationError {
    NarrationError(Diagnostic(.badData, file: file, problem: problem, remedy: remedy))
  }

  fileprivate static func otherText(
    _ file: String, of page: PageInput, words: [String]
  ) -> NarrationError {
    let which = words.isEmpty ? "" : ": " + words.prefix(3).joined(separator: ", ")
    return labels(
      file, "its words are not those of \(page.textPath ?? page.id)\(which)",
      remedy: "give the labels of this page, spelled as it prints them")
  }
}
