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

  /// The page's timeline.
  func timeline(_ phones: [SpokenPhone]?) -> PageTimeline {
    let spoken = Dictionary(grouping: (phones ?? []).filter { $0.word != nil }) { $0.word ?? 0 }
    let words = text.words.enumerated().map { index, word in
      timedWord(word, phones: spoken[index] ?? [])
    }
    return PageTimeline(
      id: page.id, language: text.language, text: text.text,
      audio: AudioReference(
        name: PathName.name(of: page.audioPath), sampleRate: recording.clock.sampleRate,
        sampleCount: recording.clock.sampleCount),
      extent: extent, words: words, remarks: [], verdict: phones == nil ? .failed : .good)
  }

  private var extent: SampleSpan? {
    page.stretch.map { _ in span(0, Double(part.waveform.count)) }
  }

  private func timedWord(_ word: PrintedWord, phones: [SpokenPhone]) -> TimedWord {
    guard let first = phones.first, let last = phones.last else {
      return TimedWord(
        text: word.text, range: word.range, status: word.isVoiced ? .notSpoken : .unvoiced)
    }
    return TimedWord(
      text: word.text, range: word.range, status: .aligned,
      span: span(first.start, last.end), phones: phones.filter { $0.end > $0.start }.map {
        TimedPhone(name: model.phoneNames[$0.phone], span: span($0.start, $0.end))
      })
  }

  /// A stretch in samples at 16 kHz, in samples of the source.
  private func span(_ start: Double, _ end: Double) -> SampleSpan {
    let first = recording.clock.sourceSample(nearest: start + Double(part.start))
    let last = recording.clock.sourceSample(nearest: end + Double(part.start))
    return SampleSpan(start: first, end: max(first, min(last, recording.clock.sampleCount)))
  }
}
