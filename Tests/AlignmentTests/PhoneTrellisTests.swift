import Foundation
import Testing

@testable import Alignment

/// A small trellis with random scores, and every path through it written out.
private struct SmallTrellis {
  let trellis: PhoneTrellis
  let scores: [Float]
  let optional: [Bool]
  let frames: Int

  init(seed: UInt64, optional: [Bool], frames: Int) {
    var state = seed &* 2_654_435_761 &+ 1
    func next() -> Float {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Float(state >> 40) / Float(1 << 24)
    }
    self.optional = optional
    self.frames = frames
    trellis = PhoneTrellis(
      optional.map {
        PhoneTrellis.Item(window: 0..<frames, isOptional: $0, stay: [log(0.3 + 0.4 * next())])
      },
      frameCount: frames)
    var scores = [Float](repeating: 0, count: trellis.scoreCount)
    for index in scores.indices { scores[index] = 6 * next() - 3 }
    self.scores = scores
  }

  /// Every way to give each frame an item, with its log probability; one state an item.
  func paths(scale: Float) -> [(items: [Int], score: Float)] {
    var all: [(items: [Int], score: Float)] = []
    func extend(_ items: [Int], _ score: Float) {
      guard let last = items.last else { return }
      if items.count == frames {
        if trellis.mayEnd(last) { all.append((items, score + trellis.leave[last])) }
        return
      }
      for item in last..<optional.count {
        let isNext = item == last + 1 || (item == last + 2 && optional[last + 1])
        guard item == last || isNext else { continue }
        let step = item == last ? trellis.stay[last] : trellis.leave[last]
        extend(
          items + [item],
          score + step + scale * scores[trellis.row(item: item, frame: items.count)])
      }
    }
    for first in optional.indices where trellis.mayBegin(first) {
      extend([first], scale * scores[trellis.row(item: first, frame: 0)])
    }
    return all
  }
}

@Suite struct PhoneTrellisTests {
  private static let shapes: [[Bool]] = [
    [false], [false, false], [true, false], [false, true, false], [false, true, false, false],
    [true, false, true, false, true],
  ]

  @Test(arguments: shapes, [3, 5, 7])
  func viterbiFindsTheBestOfAllPaths(optional: [Bool], frames: Int) throws {
    for seed in 1...20 {
      let small = SmallTrellis(seed: UInt64(seed), optional: optional, frames: frames)
      let best = small.paths(scale: 1).max { $0.score < $1.score }
      let found = small.trellis.likeliestStarts(small.scores)
      guard let best else {
        #expect(found == nil)
        continue
      }
      let starts = try #require(found)
      let items = (0..<frames).map { frame in
        optional.indices.last { starts[$0] <= frame && starts[$0] < starts[$0 + 1] } ?? -1
      }
      #expect(items == best.items)
    }
  }

  @Test(arguments: shapes, [4, 6])
  func posteriorsAgreeWithTheSumOverAllPaths(optional: [Bool], frames: Int) throws {
    for seed in 1...10 {
      let small = SmallTrellis(seed: UInt64(seed), optional: optional, frames: frames)
      let paths = small.paths(scale: 0.5)
      guard !paths.isEmpty else { continue }
      let quantiles = try #require(small.trellis.startQuantiles(small.scores, scale: 0.5))
      let weights = paths.map { exp(Double($0.score)) }
      let total = weights.reduce(0, +)
      for item in optional.indices {
        // The probability that the item, or a later one, is reached by each frame.
        let started = (0..<frames).map { frame in
          zip(paths, weights).reduce(0.0) { $0 + ($1.0.items[frame] >= item ? $1.1 : 0) } / total
        }
        guard let after = started.firstIndex(where: { $0 >= 0.5 }), after > 0 else { continue }
        let expected =
          Double(after - 1)
          + (0.5 - started[after - 1]) / (started[after] - started[after - 1])
        #expect(abs(Double(quantiles[item].median) - expected) < 1e-3)
      }
    }
  }

  @Test func noPathFitsWindowsThatDoNotMeet() {
    let items = [
      PhoneTrellis.Item(window: 0..<2, isOptional: false, stay: [-0.5]),
      PhoneTrellis.Item(window: 4..<6, isOptional: false, stay: [-0.5]),
    ]
    let trellis = PhoneTrellis(items, frameCount: 6)
    let scores = [Float](repeating: 0, count: trellis.scoreCount)
    #expect(trellis.likeliestStarts(scores) == nil)
    #expect(trellis.startQuantiles(scores, scale: 1) == nil)
  }
}
