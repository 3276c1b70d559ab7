internal import AcousticModel
internal import SpeechFeatures

/// Finds the likeliest way through a network by beam search: which words and pronunciations were
/// spoken, with pauses and noises between them, to within a frame of 10 ms.
///
/// Viterbi over the phones' states; paths that fall more than `beam` behind the best one are
/// dropped. Time is proportional to frames × living paths, memory to the living paths.
struct CoarseSearch {
  /// A node on the best path.
  struct Step: Equatable {
    var node: Int
    /// The frames in which it sounds.
    var frames: Range<Int>
  }

  struct Outcome {
    var steps: [Step]
    /// The log likelihood of the whole path.
    var score: Float
  }

  /// Speech that is not on the page goes on for about a second.
  private static let stayInAnySpeech: Float = -0.01

  private let network: SpeechNetwork
  private let states: Int
  private let stay: [Float]
  private let leave: [Float]

  private var scores: [Float]
  private var histories: [Int32]
  private var junctionScores: [Float]
  private var junctionHistories: [Int32]
  private var history = TokenHistory()
  private var alive = 0..<0
  private let firstNodeFrom: [Int]

  init(network: SpeechNetwork, model: SphinxModel) {
    self.network = network
    let states = model.statesPerPhone
    self.states = states
    let phoneStay = (0..<model.phoneNames.count).map { model.stayLogProbabilities(phone: $0) }
    let anySpeech = [Float](repeating: CoarseSearch.stayInAnySpeech, count: states)
    stay = network.nodes.flatMap { $0.phone < 0 ? anySpeech : phoneStay[$0.phone] }
    leave = stay.map(logOfRest)
    scores = [Float](repeating: -.infinity, count: network.nodes.count * states)
    histories = [Int32](repeating: TokenHistory.none, count: network.nodes.count * states)
    junctionScores = [Float](repeating: -.infinity, count: network.junctionCount)
    junctionHistories = [Int32](repeating: TokenHistory.none, count: network.junctionCount)
    // For each junction, the first node that leaves it or a later one.
    var first = [Int](repeating: network.nodes.count, count: network.junctionCount + 1)
    for (index, node) in network.nodes.enumerated().reversed() { first[node.from] = index }
    for junction in first.indices.dropLast().reversed() {
      first[junction] = min(first[junction], first[junction + 1])
    }
    firstNodeFrom = first
  }

  /// Searches `frameCount` frames.
  ///
  /// - Parameters:
  ///   - beam: how far behind the best path a path may fall, as a natural logarithm.
  ///   - score: gives the log densities of a phone's states at a frame.
  /// - Returns: nil when no path reaches the end of the text.
  mutating func run(
    frameCount: Int, beam: Float, scorer: inout PhoneScorer
  ) -> Outcome? {
    var best: Float = 0
    for frame in 0..<frameCount {
      let reached = leaveNodes(threshold: best - beam, isFirst: frame == 0)
      best = enterNodes(frame: frame, reached: reached, threshold: best - beam, scorer: &scorer)
      if history.wantsCleaning { history.clean(keeping: &histories) }
    }
    return finish(frameCount: frameCount)
  }

  /// Takes every path that leaves a node to the junction behind it.
  ///
  /// - Returns: the junctions that some path has reached.
  private mutating func leaveNodes(threshold: Float, isFirst: Bool) -> ClosedRange<Int>? {
    var reached: ClosedRange<Int>?
    func widen(_ junction: Int) {
      reached =
        reached.map { min($0.lowerBound, junction)...max($0.upperBound, junction) }
        ?? junction...junction
    }
    if isFirst {
      junctionScores[0] = 0
      widen(0)
    }
    for node in alive {
      let last = node * states + states - 1
      let score = scores[last] + leave[last]
      guard score > threshold else { continue }
      let junction = network.nodes[node].to
      if score > junctionScores[junction] {
        junctionScores[junction] = score
        junctionHistories[junction] = histories[last]
        widen(junction)
      }
    }
    guard let first = reached?.lowerBound, var last = reached?.upperBound else { return nil }
    // A path may leave out one word after another.
    for skip in network.skips[firstSkipFrom(first)...] {
      if skip.from > last { break }
      let score = junctionScores[skip.from] + skip.cost
      guard score > threshold, score > junctionScores[skip.to] else { continue }
      junctionScores[skip.to] = score
      junctionHistories[skip.to] = junctionHistories[skip.from]
      last = max(last, skip.to)
    }
    return first...last
  }

  /// The first of the skips that leaves `junction` or a later one.
  private func firstSkipFrom(_ junction: Int) -> Int {
    var (low, high) = (0, network.skips.count)
    while low < high {
      let middle = (low + high) / 2
      if network.skips[middle].from < junction { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Moves every path on by one frame, and lets those at junctions enter the nodes behind.
  ///
  /// - Returns: the score of the best path.
  private mutating func enterNodes(
    frame: Int, reached: ClosedRange<Int>?, threshold: Float, scorer: inout PhoneScorer
  ) -> Float {
    var range = alive
    if let reached {
      let entered = firstNodeFrom[reached.lowerBound]..<firstNodeFrom[reached.upperBound + 1]
      range =
        range.isEmpty
        ? entered
        : min(range.lowerBound, entered.lowerBound)..<max(range.upperBound, entered.upperBound)
    }
    var best = -Float.infinity
    var firstAlive = range.upperBound
    var lastAlive = range.lowerBound - 1
    for node in range {
      let start = node * states
      let from = network.nodes[node].from
      let entry = junctionScores[from] + network.nodes[node].entryCost
      var isAlive = entry > threshold
      for state in start..<start + states where scores[state] > threshold { isAlive = true }
      guard isAlive else {
        for state in start..<start + states { scores[state] = -.infinity }
        continue
      }
      for state in stride(from: start + states - 1, to: start, by: -1) {
        let staying = scores[state] + stay[state]
        let coming = scores[state - 1] + leave[state - 1]
        if coming > staying {
          scores[state] = coming
          histories[state] = histories[state - 1]
        } else {
          scores[state] = staying
        }
      }
      let staying = scores[start] + stay[start]
      if entry > staying {
        scores[start] = entry
        histories[start] = history.append(
          previous: junctionHistories[from], node: node, frame: frame)
      } else {
        scores[start] = staying
      }
      if network.nodes[node].phone >= 0 {
        scorer.add(phone: network.nodes[node].phone, frame: frame, to: &scores, at: start)
      } else {
        let score = scorer.likeliestSpeech(frame: frame) + network.costs.extraSpeechFrame
        for state in start..<start + states { scores[state] += score }
      }
      for state in start..<start + states { best = max(best, scores[state]) }
      firstAlive = min(firstAlive, node)
      lastAlive = node
    }
    if let reached {
      for junction in reached { junctionScores[junction] = -.infinity }
    }
    alive = firstAlive <= lastAlive ? firstAlive..<lastAlive + 1 : 0..<0
    return best
  }

  /// Follows the best path that ends at the end of the text back to its beginning.
  private func finish(frameCount: Int) -> Outcome? {
    var score = -Float.infinity
    var record = TokenHistory.none
    for node in alive where network.nodes[node].to == network.finalJunction {
      let last = node * states + states - 1
      if scores[last] + leave[last] > score {
        score = scores[last] + leave[last]
        record = histories[last]
      }
    }
    guard score > -.infinity else { return nil }
    let path = history.path(to: record)
    let ends = path.dropFirst().map { Int($0.frame) } + [frameCount]
    return Outcome(
      steps: zip(path, ends).map { Step(node: Int($0.node), frames: Int($0.frame)..<$1) },
      score: score)
  }
}
