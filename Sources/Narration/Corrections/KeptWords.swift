import WordTimeline

/// The words of a page whose times a person has set, found again in a fresh alignment of it.
struct KeptWords {
  /// What a person said of a word.
  enum Decision: Hashable {
    /// It is spoken then, in samples of the fresh alignment's recording.
    case spoken(SampleSpan)
    /// The narrator left it out.
    case notSpoken
  }

  /// The decisions, by the word's index in the fresh alignment.
  private(set) var decisions: [Int: Decision] = [:]
  /// Kept words that the page no longer has.
  private(set) var lost: [TimedWord] = []

  /// Finds the kept words: those that are locked, and where files of a kind that cannot say so are
  /// read (`changesAbove` is given), those whose times differ by more milliseconds than that.
  init(of corrected: PageTimeline, in fresh: PageTimeline, changesAbove tolerance: Double?) {
    let places = KeptWords.places(of: corrected, in: fresh)
    for (index, word) in corrected.words.enumerated() where word.status != .unvoiced {
      let place = places[index]
      let span = word.span.map { KeptWords.converted($0, from: corrected.audio, to: fresh.audio) }
      let isKept =
        word.isLocked
        || tolerance.map { limit in
          place.map { KeptWords.differs(span, fresh.words[$0].span, fresh.audio, above: limit) }
            ?? false
        } ?? false
      guard isKept else { continue }
      guard let place, fresh.words[place].status != .unvoiced else {
        lost.append(word)
        continue
      }
      decisions[place] = span.map(Decision.spoken) ?? .notSpoken
    }
  }

  /// The kept spoken words in reading order.
  var spoken: [(index: Int, span: SampleSpan)] {
    decisions.sorted { $0.key < $1.key }.compactMap { index, decision in
      if case .spoken(let span) = decision { (index, span) } else { nil }
    }
  }

  /// Where each corrected word is in the fresh alignment: at the same place where the texts are the
  /// same, else by the shortest edit from one text to the other.
  private static func places(of corrected: PageTimeline, in fresh: PageTimeline) -> [Int?] {
    let old = corrected.words.map { $0.text.lettersAndDigitsOrAll }
    let new = fresh.words.map { $0.text.lettersAndDigitsOrAll }
    guard old != new else { return Array(old.indices) }
    let difference = new.difference(from: old)
    let removed = Set(
      difference.removals.map { change in
        if case .remove(let offset, _, _) = change { offset } else { -1 }
      })
    let inserted = Set(
      difference.insertions.map { change in
        if case .insert(let offset, _, _) = change { offset } else { -1 }
      })
    var common = new.indices.filter { !inserted.contains($0) }[...]
    return old.indices.map { removed.contains($0) ? nil : common.popFirst() }
  }

  private static func converted(
    _ span: SampleSpan, from old: AudioReference, to new: AudioReference
  ) -> SampleSpan {
    guard old.sampleRate != new.sampleRate else { return span }
    let start = new.sample(at: old.seconds(span.start))
    return SampleSpan(start: start, end: max(start, new.sample(at: old.seconds(span.end))))
  }

  private static func differs(
    _ one: SampleSpan?, _ other: SampleSpan?, _ audio: AudioReference, above limit: Double
  ) -> Bool {
    guard let one, let other else { return (one == nil) != (other == nil) }
    let shifts = [one.start - other.start, one.end - other.end]
    return shifts.contains { audio.seconds(abs($0)) * 1000 > limit }
  }
}

extension String {
  /// Letters and digits in lower case, by which words are found again in formats that lose their
  /// punctuation; the whole where there are none.
  fileprivate var lettersAndDigitsOrAll: String {
    let bare = filter { $0.isLetter || $0.isNumber }.lowercased()
    return bare.isEmpty ? self : bare
  }
}
