/// When a phone starts, as far as all paths together know it: frames, in fractions, by which it has
/// started with a probability of 0.1, 0.5 and 0.9.
struct StartQuantiles: Equatable {
  var tenth: Float
  var median: Float
  var ninetieth: Float
}

extension PhoneTrellis {
  /// When each phone starts, over all paths weighted by their probability (forward–backward).
  ///
  /// - Parameters:
  ///   - scores: the log density of each state at each frame of its window.
  ///   - scale: what the log densities are multiplied by: neighbouring frames say much the same,
  ///     so that taken whole they would make every path but one impossible.
  /// - Returns: nil when no path fits the windows.
  func startQuantiles(_ scores: [Float], scale: Float) -> [StartQuantiles]? {
    let density = emissions(scores, scale: scale)
    guard let forward = forward(density) else { return nil }
    return quantiles(forward: forward, density: density)
  }

  /// The scaled densities, each frame's largest being 1.
  private func emissions(_ scores: [Float], scale: Float) -> [Double] {
    var density = [Double](repeating: 0, count: scoreCount)
    var active = 0..<0
    for frame in 0..<frameCount {
      active = self.active(at: frame, after: active)
      var best = -Float.infinity
      for item in active {
        let row = row(item: item, frame: frame)
        for state in row..<row + states { best = max(best, scores[state]) }
      }
      for item in active {
        let row = row(item: item, frame: frame)
        for state in row..<row + states {
          density[state] = Double(naturalExponential(scale * (scores[state] - best)))
        }
      }
    }
    return density
  }

  private var linearStay: [Double] { stay.map { Double(naturalExponential($0)) } }

  /// The probability of each state at each frame given the frames so far.
  private func forward(_ density: [Double]) -> [Double]? {
    let stay = linearStay
    var forward = [Double](repeating: 0, count: scoreCount)
    var active = 0..<0
    for frame in 0..<frameCount {
      let before = active
      active = self.active(at: frame, after: before)
      var total = 0.0
      for item in active {
        let row = row(item: item, frame: frame)
        let was = before.contains(item) ? self.row(item: item, frame: frame - 1) : -1
        var entry = frame == 0 && mayBegin(item) ? 1.0 : 0
        if frame > 0, let predecessors = predecessors(of: item) {
          for other in predecessors where before.contains(other) {
            let last = (other + 1) * states - 1
            entry +=
              forward[self.row(item: other, frame: frame - 1) + states - 1] * (1 - stay[last])
          }
        }
        for state in 0..<states {
          let place = item * states + state
          var sum = entry
          if was >= 0 {
            if state > 0 { sum = forward[was + state - 1] * (1 - stay[place - 1]) }
            sum += forward[was + state] * stay[place]
          } else if state > 0 {
            sum = 0
          }
          forward[row + state] = sum * density[row + state]
          total += forward[row + state]
        }
      }
      guard total > 0 else { return nil }
      for item in active {
        let row = row(item: item, frame: frame)
        for state in row..<row + states { forward[state] /= total }
      }
    }
    return forward
  }

  /// Goes back through the frames, and notes where the probability that each phone has started
  /// passes 0.1, 0.5 and 0.9.
  private func quantiles(forward: [Double], density: [Double]) -> [StartQuantiles]? {
    let stay = linearStay
    var quantiles = [StartQuantiles](
      repeating: StartQuantiles(tenth: 0, median: 0, ninetieth: 0), count: items.count)
    // The probability that each item has started by the frame after.
    var startedAfter = [Double](repeating: 1, count: items.count)
    var backward = [Double](repeating: 0, count: items.count * states)
    var next = backward
    var activeAfter = items.count..<items.count
    for frame in stride(from: frameCount - 1, through: 0, by: -1) {
      let active = activeBefore(activeAfter, at: frame)
      let range = active.lowerBound..<max(active.upperBound, activeAfter.upperBound)
      var total = 0.0
      for item in active {
        for state in 0..<states {
          let place = item * states + state
          var sum = 0.0
          if frame == frameCount - 1 {
            sum = state == states - 1 && mayEnd(item) ? 1 - stay[place] : 0
          } else {
            sum = onward(
              item, state, frame: frame, activeAfter: activeAfter, backward: backward, stay: stay,
              density: density)
          }
          next[place] = sum
          total += sum * forward[row(item: item, frame: frame) + state]
        }
      }
      guard total > 0 else { return nil }
      var started = 0.0
      for item in range.reversed() {
        if active.contains(item) {
          let row = row(item: item, frame: frame)
          for state in 0..<states {
            next[item * states + state] /= total
            started += next[item * states + state] * forward[row + state]
          }
        }
        note(&quantiles[item], frame: frame, started: started, after: startedAfter[item])
        startedAfter[item] = started
      }
      for item in active {
        for state in item * states..<(item + 1) * states { backward[state] = next[state] }
      }
      activeAfter = active
    }
    return quantiles
  }

  private func activeBefore(_ after: Range<Int>, at frame: Int) -> Range<Int> {
    var end = after.upperBound
    while end > 0, items[end - 1].window.lowerBound > frame { end -= 1 }
    var first = min(after.lowerBound, end)
    while first > 0, items[first - 1].window.upperBound > frame { first -= 1 }
    while first < end, items[first].window.upperBound <= frame { first += 1 }
    return first..<end
  }

  /// The probability of the frames to come from a state, up to a factor of the frame.
  private func onward(
    _ item: Int, _ state: Int, frame: Int, activeAfter: Range<Int>, backward: [Double],
    stay: [Double], density: [Double]
  ) -> Double {
    let place = item * states + state
    func into(_ item: Int, _ state: Int) -> Double {
      guard activeAfter.contains(item) else { return 0 }
      return backward[item * states + state] * density[row(item: item, frame: frame + 1) + state]
    }
    var sum = stay[place] * into(item, state)
    if state < states - 1 {
      sum += (1 - stay[place]) * into(item, state + 1)
    } else {
      sum += (1 - stay[place]) * into(item + 1, 0)
      if item + 2 < items.count, items[item + 1].isOptional {
        sum += (1 - stay[place]) * into(item + 2, 0)
      }
    }
    return sum
  }

  /// Notes the quantiles that are passed between a frame and the one after.
  private func note(
    _ quantiles: inout StartQuantiles, frame: Int, started: Double, after: Double
  ) {
    func passed(_ level: Double) -> Float? {
      guard started < level, after >= level else { return nil }
      return Float(frame) + Float((level - started) / max(after - started, 1e-9))
    }
    if let moment = passed(0.1) { quantiles.tenth = moment }
    if let moment = passed(0.5) { quantiles.median = moment }
    if let moment = passed(0.9) { quantiles.ninetieth = moment }
  }
}
