/// How long a word stays lit, as against how long it sounds. Applied when timings are shown or
/// written out, never to the timings themselves.
///
/// ```
/// spoken      ······|==Wake==|==up,==|=Bo!=|··········|=said=|·····
/// lead            |==Wake==|==up,==|=Bo!=|··········|=said=|·······
/// hold, gap       |==Wake==|==up,==|=Bo!======|·····|=said======|··
/// tile        |======Wake==|==up,==|=Bo!============|=said=========|
/// ```
///
/// Whatever the policy, no highlight begins after its word does, and no two overlap.
public struct DisplayPolicy: Sendable, Hashable, Codable {
  /// How long a word stays lit once it has been spoken, should no other light up first.
  public enum Hold: Sendable, Hashable, Codable {
    /// No longer than it sounds.
    case none
    /// Until the next word lights up, or the page ends.
    case untilNext
    /// Until the next word lights up, or the pause has lasted this many milliseconds.
    case milliseconds(Int)
  }

  /// How much earlier than its sound a word lights up, in milliseconds, 0 to 120. Light that comes
  /// before the sound goes unnoticed up to about 125 ms, and after it to about 45 ms (ITU-R
  /// BT.1359), so that a small lead pays for a player's own delay.
  public var leadMilliseconds = 0
  /// How long a word stays lit.
  public var hold = Hold.none
  /// The shortest highlight in milliseconds. A shorter one lasts longer, or, where the next word
  /// comes too soon, begins earlier.
  public var minimumMilliseconds = 0
  /// Gaps between two highlights up to this many milliseconds are closed, so that the page does not
  /// flicker.
  public var gapMilliseconds = 0
  /// Whether highlights cover the page's recording from its beginning to its end without a gap, as
  /// readers need that play one clip after the other.
  public var tiles = false

  /// The highest lead allowed, in milliseconds.
  public static let greatestLead = 120

  /// Lit exactly while spoken.
  public static let asSpoken = DisplayPolicy()
  /// Lit until the next word.
  public static let held = DisplayPolicy(hold: .untilNext)
  /// Without gaps from the beginning of the recording to its end.
  public static let tiled = DisplayPolicy(tiles: true)

  /// Makes a policy.
  ///
  /// - Precondition: the lead is 0 to 120 ms, and no other length is negative.
  public init(
    leadMilliseconds: Int = 0, hold: Hold = .none, minimumMilliseconds: Int = 0,
    gapMilliseconds: Int = 0, tiles: Bool = false
  ) {
    precondition((0...DisplayPolicy.greatestLead).contains(leadMilliseconds))
    precondition(minimumMilliseconds >= 0 && gapMilliseconds >= 0)
    self.leadMilliseconds = leadMilliseconds
    self.hold = hold
    self.minimumMilliseconds = minimumMilliseconds
    self.gapMilliseconds = gapMilliseconds
    self.tiles = tiles
  }

  /// When each of a page's pieces is lit.
  ///
  /// Where two spoken pieces overlap, the first one's highlight ends as the second one's begins.
  ///
  /// - Parameter spans: when the pieces are spoken, in order of their starts.
  /// - Returns: as many spans as came in, in order, without overlap, inside the page's extent as
  ///   far as the pieces are.
  /// - Complexity: linear.
  public func highlights(of spans: [SampleSpan], in page: PageTimeline) -> [SampleSpan] {
    let starts = starts(of: spans, in: page)
    return spans.indices.map { index in
      let isLast = index + 1 == spans.count
      let start = starts[index]
      // A last word may sound on past the page's end where a person has cut the recording short.
      let limit = isLast ? max(page.extent.end, spans[index].end) : starts[index + 1]
      let end = max(end(of: spans[index], from: start, limit: limit, isLast, page), start)
      return SampleSpan(start: start, end: end)
    }
  }

  /// The earliest that each highlight may begin: never late, each `minimumMilliseconds` before the
  /// next where there is room.
  private func starts(of spans: [SampleSpan], in page: PageTimeline) -> [Int64] {
    let lead = samples(leadMilliseconds, page)
    let minimum = samples(minimumMilliseconds, page)
    let floor = min(page.extent.start, spans.first?.start ?? 0)
    var starts = spans.map { max(floor, $0.start - lead) }
    for index in starts.indices.dropLast().reversed() {
      starts[index] = max(floor, min(starts[index], starts[index + 1] - minimum))
    }
    if tiles, !starts.isEmpty { starts[0] = floor }
    return starts
  }

  private func end(
    of span: SampleSpan, from start: Int64, limit: Int64, _ isLast: Bool, _ page: PageTimeline
  ) -> Int64 {
    if tiles { return limit }
    var end = max(span.end, start + samples(minimumMilliseconds, page))
    switch hold {
    case .none: break
    case .untilNext: end = limit
    case .milliseconds(let count): end = max(end, span.end + samples(count, page))
    }
    if !isLast, limit - end <= samples(gapMilliseconds, page) { end = limit }
    return min(end, limit)
  }

  private func samples(_ milliseconds: Int, _ page: PageTimeline) -> Int64 {
    page.audio.sample(atTicks: Int64(milliseconds), perSecond: 1000)
  }
}

extension DisplayPolicy {
  /// What a user asks to be different from a format's own policy; nil leaves a setting as it is.
  public struct Changes: Sendable, Hashable, Codable {
    /// Another lead, in milliseconds.
    public var leadMilliseconds: Int?
    /// Another hold.
    public var hold: Hold?
    /// Another shortest highlight, in milliseconds.
    public var minimumMilliseconds: Int?
    /// Another longest gap that is closed, in milliseconds.
    public var gapMilliseconds: Int?
    /// Whether highlights cover the recording.
    public var tiles: Bool?

    /// Asks for no change.
    public init() {}
  }

  /// This policy with some settings changed.
  ///
  /// - Precondition: the changes are such as ``DisplayPolicy/init(leadMilliseconds:hold:minimumMilliseconds:gapMilliseconds:tiles:)``
  ///   accepts.
  public func applying(_ changes: Changes) -> DisplayPolicy {
    DisplayPolicy(
      leadMilliseconds: changes.leadMilliseconds ?? leadMilliseconds,
      hold: changes.hold ?? hold,
      minimumMilliseconds: changes.minimumMilliseconds ?? minimumMilliseconds,
      gapMilliseconds: changes.gapMilliseconds ?? gapMilliseconds,
      tiles: changes.tiles ?? tiles)
  }
}
