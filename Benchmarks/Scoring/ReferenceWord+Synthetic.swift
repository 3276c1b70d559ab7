package import Pronunciation
internal import WordTimeline

extension ReferenceWord {
  /// The true times of a text's tokens in speech that eSpeak NG made.
  ///
  /// ```
  /// events  word ─ pause ─ word ─────── phone ─ phone ─ word ─ phone ─ pause
  /// sound   ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁ (closure)▁▁▂▇▆▅▃▂▅▇▆▅▃▂▁▁▂▅▇▆▅▃▂▁▁▁▁▁▁▁▁▁▁
  /// ```
  /// A word starts with the sound of its first phone. In running speech a stop's closure belongs to
  /// it, as in labels made by hand, so that a word with a stop starts at its own event; after a
  /// pause of ``Boundary/shortestPause`` the closure cannot be heard, and the stop starts as it is
  /// let go. A word ends where a pause or the next word begins.
  ///
  /// eSpeak NG joins some words that it has as one in its dictionary (`in the`), or whose sounds
  /// run into each other; the second of them has no event, and no known time.
  package static func words(of text: String, in speech: SyntheticSpeech) -> [ReferenceWord] {
    let spoken = SpokenEvents(speech)
    return SpokenToken.tokens(of: text).map { token in
      let place = text.utf8.index(text.startIndex, offsetBy: token.range.lowerBound)
      let first = text.unicodeScalars.distance(from: text.startIndex, to: place)
      let times = spoken.times(ofWordIn: first..<first + token.text.unicodeScalars.count)
      return ReferenceWord(text: token.text, start: times?.start, end: times?.end)
    }
  }
}

/// The events of a speech, asked for words.
private struct SpokenEvents {
  let events: [SyntheticSpeech.Event]
  let sampleRate: Double

  init(_ speech: SyntheticSpeech) {
    events = speech.events
    sampleRate = Double(speech.sampleRate)
  }

  /// When the words that begin in a range of the text are spoken; nil where none begins there.
  func times(ofWordIn range: Range<Int>) -> (start: Double, end: Double)? {
    let words = events.indices.filter { index in
      guard case .word(let character) = events[index].beginning else { return false }
      return range.contains(character)
    }
    guard let first = words.first, let last = words.last, let start = start(ofWordAt: first),
      let phone = events[(last + 1)...].firstIndex(where: \.isPhone)
    else { return nil }
    let end = events[phone...].first { !$0.isPhone } ?? events[events.count - 1]
    return (start, max(start, Double(end.sample) / sampleRate))
  }

  private func start(ofWordAt index: Int) -> Double? {
    for event in events[(index + 1)...] {
      switch event.beginning {
      case .pause: continue
      case .word: return nil
      case .phone(let isStop):
        let sample = isStop && !followsPause(index) ? events[index].sample : event.sample
        return Double(sample) / sampleRate
      }
    }
    return nil
  }

  private func followsPause(_ word: Int) -> Bool {
    guard let phone = events[..<word].lastIndex(where: \.isPhone) else { return true }
    guard let pause = events[phone..<word].first(where: { $0.beginning == .pause }) else {
      return false
    }
    return Double(events[word].sample - pause.sample) / sampleRate >= Boundary.shortestPause
  }
}

extension SyntheticSpeech.Event {
  fileprivate var isPhone: Bool {
    if case .phone = beginning { true } else { false }
  }
}
