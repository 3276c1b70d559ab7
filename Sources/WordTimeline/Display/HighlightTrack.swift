/// What is lit when: a page ready to be played.
///
/// A player makes one track a page and asks it, at every frame of the screen, what is lit at the
/// audio clock's moment; or it walks the changes from the moment at which playing starts.
public struct HighlightTrack: Sendable, Hashable {
  /// A piece of the page and the time during which it is lit.
  public struct Highlight: Sendable, Hashable {
    /// What is lit.
    public var segment: TimedSegment
    /// While what samples are played.
    public var span: SampleSpan
  }

  /// A moment at which something else is lit than before.
  public struct Change: Sendable, Hashable {
    /// The moment.
    public var sample: Int64
    /// The highlight that is lit from then on, as an index; nil for none.
    public var lit: Int?
  }

  /// The highlights in order of time, without overlap.
  public let highlights: [Highlight]
  /// The recording that the times count in.
  public let audio: AudioReference

  /// Makes the track of a page.
  ///
  /// - Precondition: the page's words are in order of their starts; ``PageTimeline/isInOrder``
  ///   tells.
  public init(
    _ page: PageTimeline, level: TimelineLevel = .word, policy: DisplayPolicy = .asSpoken,
    rules: PhraseRules = PhraseRules()
  ) {
    let segments = page.segments(at: level, rules: rules)
    let spans = policy.highlights(of: segments.map(\.span), in: page)
    highlights = zip(segments, spans).map { Highlight(segment: $0, span: $1) }
    audio = page.audio
    precondition(
      zip(highlights, highlights.dropFirst()).allSatisfy { $0.span.end <= $1.span.start },
      "the words of a track are in order")
  }

  /// What is lit at a sample, as an index into ``highlights``.
  ///
  /// - Complexity: logarithmic in the count of highlights.
  public func lit(at sample: Int64) -> Int? {
    let next = firstHighlight(startingAfter: sample)
    return next > 0 && sample < highlights[next - 1].span.end ? next - 1 : nil
  }

  /// What is lit at a moment in seconds of the recording, as an index into ``highlights``; nothing
  /// is lit at a moment that is not a number.
  ///
  /// - Complexity: logarithmic in the count of highlights.
  public func lit(atSeconds seconds: Double) -> Int? {
    let sample = (seconds * Double(audio.sampleRate)).rounded(.down)
    return Int64(exactly: sample).flatMap { lit(at: $0) }
  }

  /// The changes after a sample, in order. To begin in the middle, light ``lit(at:)`` first.
  ///
  /// - Complexity: logarithmic to begin, constant a step.
  public func changes(after sample: Int64) -> some Sequence<Change> {
    let first = firstHighlight(startingAfter: sample)
    let ending = first > 0 && highlights[first - 1].span.end > sample ? first - 1 : nil
    return sequence(state: (next: first, ending: ending)) { state -> Change? in
      if let lit = state.ending {
        state.ending = nil
        let end = highlights[lit].span.end
        // Where the next one lights up at once, going dark in between is no change.
        if state.next == highlights.count || highlights[state.next].span.start > end {
          return Change(sample: end, lit: nil)
        }
      }
      guard state.next < highlights.count else { return nil }
      defer { state = (state.next + 1, state.next) }
      return Change(sample: highlights[state.next].span.start, lit: state.next)
    }
  }

  private func firstHighlight(startingAfter sample: Int64) -> Int {
    var low = 0
    var high = highlights.count
    while low < high {
      let middle = (low + high) / 2
      if highlights[middle].span.start <= sample { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension PageTimeline {
  /// Whether the words with times start one after the other, and the phones within their words.
  public var isInOrder: Bool {
    let starts = words.compactMap(\.span?.start)
    let phones = words.flatMap { $0.phones.map(\.span.start) }
    return zip(starts, starts.dropFirst()).allSatisfy { $0 <= $1 }
      && zip(phones, phones.dropFirst()).allSatisfy { $0 <= $1 }
  }
}
