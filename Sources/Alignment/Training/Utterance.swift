internal import AcousticModel
internal import SpeechFeatures

/// A stretch of speech between pauses whose phones are known, and roughly where each one is.
struct Utterance {
  /// A phone of the stretch.
  struct Item: Equatable {
    var phone: Int
    /// Whether it may have no length: a pause that may not be there.
    var isOptional: Bool
    /// The fine frames in which it may sound.
    var window: Range<Int>
  }

  /// Which state of which phone sounds at each frame.
  struct Labels: Equatable {
    /// `phone * statesPerPhone + state` of the model for each frame.
    var states: [Int]
    /// The frame at which each item starts, and one more at the end.
    var starts: [Int]
    /// The log likelihood of the whole path.
    var score: Double
  }

  /// Joined cepstra of every fine frame.
  var features: FrameMatrix
  var items: [Item]

  /// How far beyond its last known place a phone may reach, in fine frames.
  private static let margin = 20

  /// Makes the features of a stretch.
  init(_ items: [PhoneString.Item], frames: Range<Int>, features: RecordingFeatures) {
    self.features = features.fineFeatures(frames)
    let ratio = RecordingFeatures.coarseHop / RecordingFeatures.fineHop
    self.items = items.map { item in
      let places =
        item.coarseFrames.lowerBound * ratio - frames.lowerBound..<max(
          item.coarseFrames.lowerBound, item.coarseFrames.upperBound) * ratio - frames.lowerBound
      return Item(
        phone: item.phone, isOptional: item.isOptional,
        window: Utterance.window(places, frameCount: frames.count))
    }
  }

  /// Makes a stretch whose phones may be anywhere.
  init(features: FrameMatrix, items: [Item]) {
    self.features = features
    self.items = items
  }

  private static func window(_ places: Range<Int>, frameCount: Int) -> Range<Int> {
    let first = min(frameCount, max(0, places.lowerBound - margin))
    return first..<max(first, min(frameCount, places.upperBound + margin))
  }

  /// Lets the phones move again from where labels have put them.
  mutating func centre(on labels: Labels) {
    for index in items.indices {
      items[index].window = Utterance.window(
        labels.starts[index]..<labels.starts[index + 1], frameCount: features.count)
    }
  }

  /// The likeliest path through the states of the phones.
  ///
  /// - Returns: nil when no path fits the windows.
  func labels(model: SphinxModel) -> Labels? {
    let states = model.statesPerPhone
    let trellis = PhoneTrellis(
      items.map { item in
        // A state is left half as often in frames of half the length.
        let stay = model.stayLogProbabilities(phone: item.phone).map {
          logOfRest(logOfRest($0) - naturalLogarithm(2))
        }
        return PhoneTrellis.Item(window: item.window, isOptional: item.isOptional, stay: stay)
      }, frameCount: features.count)
    var scores = [Float](repeating: 0, count: trellis.scoreCount)
    var scorer = SenoneScorer(model)
    for (index, item) in items.enumerated() {
      let senones = model.senones(phone: item.phone).map(Int32.init)
      scorer.score(
        senones, features: features, frames: item.window, into: &scores,
        at: trellis.row(item: index, frame: item.window.lowerBound))
    }
    guard let starts = trellis.likeliestStarts(scores) else { return nil }
    var labels = Labels(states: [], starts: starts, score: 0)
    for index in items.indices where starts[index + 1] > starts[index] {
      let frames = starts[index]..<starts[index + 1]
      let path = trellis.likeliestStates(item: index, frames: frames, scores: scores)
      for (frame, state) in zip(frames, path) {
        labels.states.append(items[index].phone * states + state)
        labels.score += Double(scores[trellis.row(item: index, frame: frame) + state])
      }
    }
    return labels.states.count == features.count ? labels : nil
  }
}

extension PhoneTrellis {
  /// The likeliest state of an item at each of the frames that it is known to have, the first state
  /// at the first and the last at the last of them. (Viterbi within the phone.)
  func likeliestStates(item: Int, frames: Range<Int>, scores: [Float]) -> [Int] {
    var best = [Float](repeating: -.infinity, count: states)
    var cameFromBelow = [Bool](repeating: false, count: frames.count * states)
    for (row, frame) in frames.enumerated() {
      for state in stride(from: states - 1, through: 0, by: -1) {
        let place = item * states + state
        let coming: Float =
          state == 0 ? (row == 0 ? 0 : -.infinity) : best[state - 1] + leave[place - 1]
        let staying = best[state] + stay[place]
        cameFromBelow[row * states + state] = coming > staying
        best[state] = max(coming, staying) + scores[self.row(item: item, frame: frame) + state]
      }
    }
    var path = [Int](repeating: 0, count: frames.count)
    var state = best[states - 1] > -.infinity ? states - 1 : min(states, frames.count) - 1
    for row in stride(from: frames.count - 1, through: 0, by: -1) {
      path[row] = state
      if state > 0, cameFromBelow[row * states + state] { state -= 1 }
    }
    return path
  }
}
