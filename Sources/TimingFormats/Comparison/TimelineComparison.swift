public import WordTimeline

/// What differs between two timings of a page.
public struct TimelineComparison: Sendable {
  /// A word of one or both.
  public struct Change: Sendable, Hashable {
    /// The word's text; the new one's where both have it.
    public var text: String
    /// Its place in the old timings, from 0; nil where it is new.
    public var old: Int?
    /// Its place in the new timings, from 0; nil where it is gone.
    public var new: Int?
    /// How much later it starts, in milliseconds; nil unless both have times.
    public var start: Double?
    /// How much later it ends, in milliseconds; nil unless both have times.
    public var end: Double?
    /// What else changed: `now spoken`, `no longer spoken`, `new`, `gone`, `now locked`.
    public var notes: [String]
  }

  /// The words that differ, in the order of the new timings.
  public let changes: [Change]
  /// How many words both have.
  public let commonCount: Int
  /// By how much the starts of words differ that both have with times, in milliseconds, all of them,
  /// in order.
  public let startShifts: [Double]

  /// Compares two timings.
  ///
  /// Words are matched by what they spell, so that a changed word is found; times are compared in
  /// seconds, so that the two may count in recordings of different rates.
  ///
  /// - Parameter threshold: differences up to so many milliseconds count as none.
  public init(old: PageTimeline, new: PageTimeline, threshold: Double) {
    let matching = WordMatching(
      printed: new.words.map(\.text), read: old.words.map { ReadWord(text: $0.text) }
    ).matches.printed
    var changes: [Change] = []
    var shifts: [Double] = []
    var common = 0
    // The first word of the old timings that has not been dealt with.
    var next = 0
    func leave(upTo end: Int) {
      guard end > next else { return }
      changes += (next..<end).map { Change(text: old.words[$0].text, old: $0, notes: ["gone"]) }
      next = end
    }
    for (index, match) in matching.enumerated() {
      let isSameSymbol =
        match == nil && next < old.words.count && old.words[next].text == new.words[index].text
      guard let before = match?.lowerBound ?? (isSameSymbol ? next : nil) else {
        changes.append(Change(text: new.words[index].text, new: index, notes: ["new"]))
        continue
      }
      leave(upTo: before)
      next = max(next, match?.upperBound ?? before + 1)
      common += 1
      let change = Self.change(old, before, new, index)
      if let start = change.start { shifts.append(start) }
      let isMoved = [change.start, change.end].contains { abs($0 ?? 0) > threshold }
      if isMoved || !change.notes.isEmpty { changes.append(change) }
    }
    leave(upTo: old.words.count)
    self.changes = changes
    commonCount = common
    startShifts = shifts
  }

  private static func change(
    _ old: PageTimeline, _ before: Int, _ new: PageTimeline, _ after: Int
  ) -> Change {
    let (one, other) = (old.words[before], new.words[after])
    var change = Change(text: other.text, old: before, new: after, notes: [])
    switch (one.span, other.span) {
    case (let first?, let second?):
      change.start = (new.audio.seconds(second.start) - old.audio.seconds(first.start)) * 1000
      change.end = (new.audio.seconds(second.end) - old.audio.seconds(first.end)) * 1000
    case (nil, _?): change.notes.append("now spoken")
    case (_?, nil): change.notes.append("no longer spoken")
    case (nil, nil): break
    }
    if one.text != other.text { change.notes.append("was \"\(one.text)\"") }
    if one.isLocked != other.isLocked {
      change.notes.append(other.isLocked ? "now locked" : "no longer locked")
    }
    return change
  }
}
