/// Places the boundaries of a known string of phones, each within a window of frames: Viterbi over
/// the phones' states where every phone may only sound inside its window.
///
/// ```
///   phones │      ┌──────┐
///          │  ┌───┼──┐   │      a window reaches `margin` frames beyond where
///          │──┼─┐ │  │   │      the coarse search heard the phone
///          └──┴─┴─┴──┴───┴─▶ frames
/// ```
/// Time and memory are proportional to the windows' area.
struct BandedAlignment {
  /// One phone of the string.
  struct Item {
    /// The frames in which it may sound.
    var window: Range<Int>
    /// Whether it may have no length.
    var isOptional: Bool
    /// The logarithm of the probability of staying in each state for another frame.
    var stay: [Float]
    /// The log density of each state at each frame of the window, frame after frame.
    var scores: [Float]
  }

  private enum Origin {
    static let stay: UInt8 = 0
    static let previous: UInt8 = 1
    static let beforeOptional: UInt8 = 2
  }

  /// The frame at which each phone starts, and one more at the end: `items.count + 1` numbers that
  /// never fall; an optional phone that was left out starts where the next one does.
  ///
  /// - Returns: nil when no path fits the windows.
  static func boundaries(of items: [Item], frameCount: Int) -> [Int]? {
    guard !items.isEmpty, frameCount > 0 else { return nil }
    let states = items[0].stay.count
    let leave = items.map { $0.stay.map(logOfRest) }
    var scores = items.map { _ in [Float](repeating: -.infinity, count: states) }
    var origins = items.map { [UInt8](repeating: Origin.stay, count: $0.window.count * states) }
    // What leaves each item at the frame before.
    var exits = [Float](repeating: -.infinity, count: items.count)
    var firstActive = 0
    for frame in 0..<frameCount {
      while firstActive < items.count, items[firstActive].window.upperBound <= frame {
        exits[firstActive] = scores[firstActive][states - 1] + leave[firstActive][states - 1]
        firstActive += 1
      }
      for item in max(0, firstActive - 2)..<items.count {
        if items[item].window.lowerBound > frame { break }
        exits[item] = items[item].window.upperBound < frame
          ? -.infinity : scores[item][states - 1] + leave[item][states - 1]
      }
      for item in firstActive..<items.count {
        let window = items[item].window
        if window.lowerBound > frame { break }
        guard window.contains(frame) else { continue }
        let row = (frame - window.lowerBound) * states
        var entry: Float = -.infinity
        var origin = Origin.previous
        if frame == 0 {
          entry = item == 0 || (item == 1 && items[0].isOptional) ? 0 : -.infinity
        } else {
          if item > 0 { entry = exits[item - 1] }
          if item > 1, items[item - 1].isOptional, exits[item - 2] > entry {
            entry = exits[item - 2]
            origin = Origin.beforeOptional
          }
        }
        for state in stride(from: states - 1, through: 0, by: -1) {
          let staying = scores[item][state] + items[item].stay[state]
          let coming = state == 0 ? entry : scores[item][state - 1] + leave[item][state - 1]
          let moves = coming > staying
          scores[item][state] = (moves ? coming : staying) + items[item].scores[row + state]
          origins[item][row + state] = moves ? (state == 0 ? origin : Origin.previous) : Origin.stay
        }
      }
    }
    return traceBack(items, scores: scores, leave: leave, origins: origins, frameCount: frameCount)
  }

  private static func traceBack(
    _ items: [Item], scores: [[Float]], leave: [[Float]], origins: [[UInt8]], frameCount: Int
  ) -> [Int]? {
    let states = items[0].stay.count
    func final(_ item: Int) -> Float {
      items[item].window.upperBound < frameCount
        ? -.infinity : scores[item][states - 1] + leave[item][states - 1]
    }
    var item = items.count - 1
    if item > 0, items[item].isOptional, final(item - 1) > final(item) { item -= 1 }
    guard final(item) > -.infinity else { return nil }
    var starts = [Int](repeating: frameCount, count: items.count + 1)
    var state = states - 1
    for frame in stride(from: frameCount - 1, through: 0, by: -1) {
      let window = items[item].window
      guard window.contains(frame) else { return nil }
      let origin = origins[item][(frame - window.lowerBound) * states + state]
      guard origin != Origin.stay else { continue }
      if state > 0 {
        state -= 1
      } else {
        starts[item] = frame
        if frame == 0 { break }
        if origin == Origin.beforeOptional {
          starts[item - 1] = frame
          item -= 1
        }
        item -= 1
        state = states - 1
      }
    }
    if item > 0 { starts[0] = 0 }
    return starts
  }
}
