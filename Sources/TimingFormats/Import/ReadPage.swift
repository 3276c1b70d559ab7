import WordTimeline

/// What a file says of a page, before it is matched with the page's text.
struct ReadPage {
  /// The words in the order of the file.
  var words: [ReadWord] = []
  /// The page's text where the file has it.
  var text: String?
  /// The language as a BCP 47 tag where the file says it.
  var language: String?
  /// The recording's name where the file says it.
  var audioName: String?
  /// The recording's rate in samples a second where the file says it.
  var sampleRate: Int?
  /// The recording's length in seconds where the file says it.
  var duration: Double?
}

/// A word as a file spells and times it.
struct ReadWord {
  /// Its spelling in the file.
  var text: String
  /// When it starts, in seconds; nil where it has no time.
  var start: Double?
  /// When it ends, in seconds; nil where the file does not say.
  var end: Double?
  /// How sure its time is, 0 to 1.
  var confidence: Double?
  /// Its phones, in order, in seconds.
  var phones: [ReadPhone] = []
  /// Whether its time is a guess from the time of a whole line.
  var isEstimated = false
  /// Whether a new line of the text begins with it, where the file has no text but has lines.
  var startsLine = false
}

/// A phone as a file times it, in seconds.
struct ReadPhone {
  var name: String
  var start: Double
  var end: Double
}

extension ReadPage {
  /// Adds a line of which only the whole has a time. The words of a longer one share it by their
  /// letters, and the page's remarks will say so.
  mutating func addLine(_ line: some StringProtocol, start: Double, end: Double) {
    let words = line.split(whereSeparator: \.isWhitespace)
    let total = Double(words.map(\.utf8.count).reduce(0, +))
    var passed = 0.0
    for (index, word) in words.enumerated() {
      let next = passed + Double(word.utf8.count)
      self.words.append(
        ReadWord(
          text: String(word), start: start + (end - start) * passed / total,
          end: start + (end - start) * next / total, isEstimated: words.count > 1,
          startsLine: index == 0))
      passed = next
    }
  }

  /// The page: the file's words put upon the printed words, its seconds turned into samples.
  ///
  /// The text is the caller's where there is one, else the file's, else the words in a row. Where
  /// the recording is not known, time is counted on a clock of a million ticks a second.
  func timeline(of source: FormatSource) throws(TimingFormatError) -> PageTimeline {
    let known = source.known
    let ends = try ends(of: source)
    let text = known.text ?? text ?? joinedWords
    let ranges = known.text != nil ? known.words ?? text.whiteSpaceWords : text.whiteSpaceWords
    let audio = known.audio ?? audio(lastEnd: ends.compactMap(\.self).max() ?? 0)
    let clock = Clock(words: words, ends: ends, audio: audio)
    let matches = WordMatching(
      printed: ranges.map { String(text.spelling(of: $0) ?? "") }, read: words
    )
    .matches
    let remarks = matches.extra.map(clock.extraSpeech) + estimates(matches.printed)
    return PageTimeline(
      id: known.id ?? source.stem, language: known.language ?? language ?? "und", text: text,
      audio: audio,
      words: zip(ranges, matches.printed).map { range, read in
        clock.word(String(text.spelling(of: range) ?? ""), range, read)
      },
      remarks: remarks, verdict: remarks.isEmpty ? .good : .check)
  }

  /// A remark on the words whose times are guesses.
  private func estimates(_ matches: [Range<Int>?]) -> [Remark] {
    let estimated = matches.indices.filter {
      matches[$0]?.contains { words[$0].isEstimated } == true
    }
    guard let first = estimated.first, let last = estimated.last else { return [] }
    return [
      Remark(
        kind: .unsureWord, words: first..<last + 1,
        message: "the file times lines, not words: \(estimated.count) words share their lines' time"
      )
    ]
  }

  /// Checks every time, and fills in the ends that the file leaves out: a word then ends where the
  /// next one starts, the last one with the recording, or else after as long as the others took.
  private func ends(of source: FormatSource) throws(TimingFormatError) -> [Double?] {
    var ends: [Double?] = words.map { $0.start == nil ? nil : $0.end }
    var next: Double?
    for index in words.indices.reversed() {
      guard let start = words[index].start else { continue }
      for moment in [start, words[index].end ?? start] {
        guard moment >= 0, moment <= Self.longestSeconds else {
          throw source.error("\"\(words[index].text)\": \(moment) s is not a moment of a recording")
        }
      }
      let end = ends[index] ?? next.map { max($0, start) } ?? openEnd(after: start, source)
      guard end >= start else {
        throw source.error(
          "\"\(words[index].text)\" ends at \(end) s, before it starts at \(start) s")
      }
      ends[index] = end
      next = start
    }
    return ends
  }

  private func openEnd(after start: Double, _ source: FormatSource) -> Double {
    if let end = source.known.audio?.duration ?? duration, end > start { return end }
    let first = words.lazy.compactMap(\.start).first ?? start
    let count = words.count { $0.start != nil }
    return count > 1 && start > first ? start + (start - first) / Double(count - 1) : start + 0.5
  }

  /// A year: no recording is longer, and no later sum or product of times overflows.
  fileprivate static var longestSeconds: Double { 366 * 86_400 }

  private func audio(lastEnd: Double) -> AudioReference {
    let rate = sampleRate ?? PageTimeline.nominalRate
    let end = min(max(duration ?? 0, lastEnd), Self.longestSeconds)
    return AudioReference(
      name: audioName, sampleRate: rate, sampleCount: Int64((end * Double(rate)).rounded()))
  }

  private var joinedWords: String {
    var text = ""
    for word in words {
      if !text.isEmpty { text += word.startsLine ? "\n" : " " }
      text += word.text
    }
    return text
  }
}

/// Turns a file's seconds into samples.
private struct Clock {
  let words: [ReadWord]
  let ends: [Double?]
  let audio: AudioReference

  /// A printed word with the times of the file's words that it is made of.
  func word(_ text: String, _ range: TextRange, _ read: Range<Int>?) -> TimedWord {
    guard let read, let span = span(read) else {
      let status: WordStatus = text.lettersAndDigits.isEmpty ? .unvoiced : .notSpoken
      return TimedWord(text: text, range: range, status: status)
    }
    let phones = words[read].flatMap(\.phones).map { phone in
      TimedPhone(name: phone.name, span: self.span(phone.start, phone.end))
    }
    return TimedWord(
      text: text, range: range, status: .aligned, span: span,
      confidence: words[read].compactMap(\.confidence).min(), phones: phones)
  }

  /// A remark on words of the file that are not printed.
  func extraSpeech(_ read: Range<Int>) -> Remark {
    let spoken = words[read].map(\.text).joined(separator: " ")
    return Remark(
      kind: .extraSpeech, span: span(read), message: "“\(spoken)” is not printed on the page")
  }

  private func span(_ read: Range<Int>) -> SampleSpan? {
    guard let start = words[read].lazy.compactMap(\.start).min(),
      let end = ends[read].lazy.compactMap(\.self).max()
    else { return nil }
    return span(start, end)
  }

  private func span(_ start: Double, _ end: Double) -> SampleSpan {
    let first = sample(start)
    return SampleSpan(start: first, end: max(first, sample(end)))
  }

  /// The sample nearest to a moment; not kept inside the recording, so that `check` sees what is
  /// outside, but inside a year.
  private func sample(_ seconds: Double) -> Int64 {
    let moment = min(max(0, seconds), ReadPage.longestSeconds)
    return Int64((moment * Double(audio.sampleRate)).rounded())
  }
}

extension FormatSource {
  /// The file's name without folders and extension.
  fileprivate var stem: String {
    let name = name.map { $0.split(separator: "/").last.map(String.init) ?? $0 } ?? "page"
    return name.firstIndex(of: ".").map { $0 > name.startIndex ? String(name[..<$0]) : name }
      ?? name
  }
}

extension String {
  /// The ranges of whatever white space parts.
  var whiteSpaceWords: [TextRange] {
    split(whereSeparator: \.isWhitespace).map { word in
      TextRange(
        utf8.distance(from: startIndex, to: word.startIndex),
        utf8.distance(from: startIndex, to: word.endIndex))
    }
  }
}
