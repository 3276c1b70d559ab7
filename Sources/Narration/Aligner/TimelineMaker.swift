internal import AcousticModel
internal import Alignment
internal import AudioInput
internal import Files
internal import PageText
internal import WordTimeline

/// Writes what the alignment found in the source file's own samples.
struct TimelineMaker {
  let page: PageInput
  let text: PageText
  let recording: Recording
  let part: RecordingPart
  let model: SphinxModel
  let alignment: PageAlignment

  /// The page's timeline.
  func timeline() -> PageTimeline {
    let words = text.words.enumerated().map { index, word in
      timedWord(word, alignment.words[index], phones: alignment.phones)
    }
    let remarks = recordingRemarks() + unreadWords() + alignment.findings.map(remark)
    return PageTimeline(
      id: page.id, language: text.language, text: text.text,
      audio: AudioReference(
        name: PathName.name(of: page.audioPath), sampleRate: recording.clock.sampleRate,
        sampleCount: recording.clock.sampleCount),
      extent: extent, words: words, remarks: remarks,
      verdict: remarks.isEmpty ? alignment.verdict : max(alignment.verdict, .check))
  }

  private var extent: SampleSpan? {
    page.stretch.map { _ in span(0, Double(part.waveform.count)) }
  }

  private func timedWord(
    _ word: PrintedWord, _ spoken: PageAlignment.Word?, phones: [SpokenPhone]
  ) -> TimedWord {
    guard let spoken, let first = phones[spoken.phones].first, let last = phones[spoken.phones].last
    else {
      return TimedWord(
        text: word.text, range: word.range, status: word.isVoiced ? .notSpoken : .unvoiced)
    }
    let reading = word.readings[spoken.choice].text
    return TimedWord(
      text: word.text, range: word.range, status: .aligned, span: span(first.start, last.end),
      confidence: spoken.confidence, uncertaintyMilliseconds: spoken.uncertainty,
      reading: isPrintedSo(reading, word.text) ? nil : reading,
      phones: phones[spoken.phones].filter { $0.word != nil && $0.end > $0.start }.map {
        TimedPhone(name: model.phoneNames[$0.phone], span: span($0.start, $0.end))
      })
  }

  /// Whether a reading says just what is printed, but for capitals and punctuation.
  private func isPrintedSo(_ reading: String, _ printed: String) -> Bool {
    func letters(_ text: String) -> String {
      String(text.lowercased().filter { $0.isLetter || $0.isNumber })
    }
    return letters(reading) == letters(printed)
  }

  /// A stretch in samples at 16 kHz, in samples of the source.
  func span(_ start: Double, _ end: Double) -> SampleSpan {
    let first = recording.clock.sourceSample(nearest: start + Double(part.start))
    let last = recording.clock.sourceSample(nearest: end + Double(part.start))
    return SampleSpan(start: first, end: max(first, min(last, recording.clock.sampleCount)))
  }

  /// The last word that starts before a position in samples at 16 kHz.
  func lastWord(before position: Double) -> Int? {
    alignment.words.lastIndex {
      $0.map { alignment.phones[$0.phones.lowerBound].start < position } ?? false
    }
  }
}
