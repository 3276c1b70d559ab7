/// The states of a known string of phones over the frames in which each may sound.
///
/// ```
///   phones │      ┌──────┐
///          │  ┌───┼──┐   │      a window reaches some way beyond where
///          │──┼─┐ │  │   │      the coarse search heard the phone
///          └──┴─┴─┴──┴───┴─▶ frames
/// ```
/// Scores of all windows lie in one array, phone after phone, frame after frame, state after
/// state. Time and memory are proportional to the windows' area.
struct PhoneTrellis {
  /// One phone of the string.
  struct Item {
    /// The frames in which it may sound; windows of later phones start and end no earlier.
    var window: Range<Int>
    /// Whether it may have no length: a pause that may not be there. Never two in a row.
    var isOptional: Bool
    /// The logarithm of the probability of staying in each state for another frame.
    var stay: [Float]
  }

  let items: [Item]
  let frameCount: Int
  let states: Int
  let stay: [Float]
  let leave: [Float]
  /// Where each item's scores begin.
  private let starts: [Int]
  /// The length of an array of scores.
  let scoreCount: Int

  /// Lays out the windows.
  ///
  /// - Precondition: there are items, all with the same number of states.
  init(_ items: [Item], frameCount: Int) {
    precondition(!items.isEmpty && items.allSatisfy { $0.stay.count == items[0].stay.count })
    self.items = items
    self.frameCount = frameCount
    states = items[0].stay.count
    stay = items.flatMap(\.stay)
    leave = stay.map(logOfRest)
    var starts: [Int] = []
    var total = 0
    for item in items {
      starts.append(total)
      total += item.window.count * states
    }
    self.starts = starts
    scoreCount = total
  }

  /// Where the scores of an item's states at a frame of its window begin.
  func row(item: Int, frame: Int) -> Int {
    starts[item] + (frame - items[item].window.lowerBound) * states
  }

  /// The items whose windows hold `frame`, given those of the frame before.
  func active(at frame: Int, after before: Range<Int>) -> Range<Int> {
    var first = before.lowerBound
    while first < items.count, items[first].window.upperBound <= frame { first += 1 }
    var end = max(first, before.upperBound)
    while end < items.count, items[end].window.lowerBound <= frame { end += 1 }
    return first..<end
  }

  /// The items from which a path may come into `item`, the nearer one first.
  func predecessors(of item: Int) -> ClosedRange<Int>? {
    guard item > 0 else { return nil }
    return (item > 1 && items[item - 1].isOptional ? item - 2 : item - 1)...item - 1
  }

  /// Whether a path may begin with an item.
  func mayBegin(_ item: Int) -> Bool { item == 0 || (item == 1 && items[0].isOptional) }

  /// Whether a path may end with an item.
  func mayEnd(_ item: Int) -> Bool {
    item == items.count - 1 || (item == items.count - 2 && items[item + 1].isOptional)
  }

  /// The frame at which each phone of the likeliest path starts, and one more at the end; an
  /// optional phone that was left out starts where the next one does. (Viterbi.)
  ///
  /// - Parameter scores: the log density of each state at each frame of its window.
  /// - Returns: nil when no path fits the windows.
  func likeliestStarts(_ scores: [Float]) -> [Int]? {
    var best = [Float](repeating: -.infinity, count: items.count * states)
    var exits = [Float](repeating: -.infinity, count: items.count)
    // How each state was come to: 0 by staying, else by how many items back.
    var origins = [UInt8](repeating: 0, count: scoreCount)
    var active = 0..<0
    for frame in 0..<frameCount {
      for item in active {
        let last = (item + 1) * states - 1
        exits[item] = best[last] + leave[last]
      }
      let before = active
      active = self.active(at: frame, after: before)
      for item in active {
        var entry: Float = frame == 0 && mayBegin(item) ? 0 : -.infinity
        var origin: UInt8 = 1
        if frame > 0, let predecessors = predecessors(of: item) {
          for other in predecessors where before.contains(other) && exits[other] > entry {
            entry = exits[other]
            origin = UInt8(item - other)
          }
        }
        let row = row(item: item, frame: frame)
        for state in stride(from: states - 1, through: 0, by: -1) {
          let place = item * states + state
          let staying = best[place] + stay[place]
          let coming = state == 0 ? entry : best[place - 1] + leave[place - 1]
          let moves = coming > staying
          best[place] = (moves ? coming : staying) + scores[row + state]
          origins[row + state] = moves ? (state == 0 ? origin : 1) : 0
        }
      }
    }
    return traceBack(best: best, origins: origins, active: active)
  }

  private func traceBack(best: [Float], origins: [UInt8], active: Range<Int>) -> [Int]? {
    func end(_ item: Int) -> Float {
      best[(item + 1) * states - 1] + leave[(item + 1) * states - 1]
    }
    guard var item = active.filter(mayEnd).max(by: { end($0) < end($1) }), end(item) > -.infinity
    else { return nil }
    var starts = [Int](repeating: frameCount, count: items.count + 1)
    var state = states - 1
    for frame in stride(from: frameCount - 1, through: 0, by: -1) {
      let origin = Int(origins[row(item: item, frame: frame) + state])
      guard origin > 0 else { continue }
      guard state == 0 else {
        state -= 1
        continue
      }
      starts[item] = frame
      guard frame > 0 else { break }
      for skipped in item - origin + 1..<item { starts[skipped] = frame }
      item -= origin
      state = states - 1
    }
    for skipped in 0..<item { starts[skipped] = 0 }
    return starts
  }
}
