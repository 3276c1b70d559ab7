internal import AcousticModel
internal import SpeechFeatures

/// Scores phones whatever their neighbours at the recording's coarse frames, each at most once a
/// frame.
///
/// A sketch of the model is scored first. Phones that it finds far from likely keep its score:
/// which of two hopeless paths is worse decides nothing, and exact scores are dear.
struct PhoneScorer: ~Copyable {
  private let source: RecordingFeatures
  private let sketch: PhoneSketch
  private var scorer: SenoneScorer
  private let senones: [[Int32]]
  private let states: Int
  /// For each phone, its place in the sketch; -1 for silence and noises.
  private let sketchPlaces: [Int]

  private var scores: [Float]
  private var scoredAt: [Int]
  private var exactAt: [Int]
  private var sketchScores: [Float] = []
  private var sketchedAt = -1
  /// The sketch's score under which a phone is not scored exactly, at the frame sketched last.
  private var gate: Float = 0
  /// For each frame, what ``likeliestSpeech(frame:)`` found; not a number where nobody asked.
  private var bestSpeech: [Float]
  /// The features of the frames around the one asked for last.
  private var block: FrameMatrix
  private var blockStart = 0

  private static let blockLength = 512
  /// The phones looked at for the likeliest of all.
  private static let candidates = 4
  /// How far behind the sketch's best a phone may lie and still be scored exactly.
  private let gateDepth: Float

  /// Prepares to score.
  ///
  /// - Parameter gateDepth: infinite to score every phone exactly.
  init(
    model: SphinxModel, sketch: PhoneSketch, source: RecordingFeatures, gateDepth: Float = 25
  ) {
    self.source = source
    self.sketch = sketch
    self.gateDepth = gateDepth
    scorer = SenoneScorer(model)
    senones = model.phoneNames.indices.map { model.senones(phone: $0).map(Int32.init) }
    states = model.statesPerPhone
    scores = [Float](repeating: 0, count: model.phoneNames.count * model.statesPerPhone)
    scoredAt = [Int](repeating: -1, count: model.phoneNames.count)
    exactAt = scoredAt
    bestSpeech = [Float](repeating: .nan, count: source.coarse.count)
    block = FrameMatrix(count: 0, width: 1)
    var places = [Int](repeating: -1, count: model.phoneNames.count)
    for (place, phone) in sketch.phones.enumerated() { places[phone] = place }
    sketchPlaces = places
  }

  /// Adds the log densities of a phone's states at a frame to `sums`, from `start` on.
  mutating func add(phone: Int, frame: Int, to sums: inout [Float], at start: Int) {
    if scoredAt[phone] != frame {
      if sketchedAt != frame { makeSketch(frame) }
      let place = sketchPlaces[phone] * states
      if place >= 0, sketchBest(place) < gate {
        for state in 0..<states { scores[phone * states + state] = sketchScores[place + state] }
        scoredAt[phone] = frame
      } else {
        scoreExactly(phone: phone, frame: frame)
      }
    }
    for state in 0..<states { sums[start + state] += scores[phone * states + state] }
  }

  /// The log density of the likeliest state of any phone at a frame: how well speech of any kind
  /// explains it. Only the few phones that the sketch finds likeliest are looked at.
  mutating func likeliestSpeech(frame: Int) -> Float {
    guard bestSpeech[frame].isNaN else { return bestSpeech[frame] }
    if sketchedAt != frame { makeSketch(frame) }
    var likeliest: [(score: Float, phone: Int)] = []
    for (place, phone) in sketch.phones.enumerated() {
      let score = sketchBest(place * states)
      if likeliest.count == PhoneScorer.candidates, score <= likeliest[likeliest.count - 1].score {
        continue
      }
      likeliest.insert(
        (score, phone), at: likeliest.firstIndex { $0.score < score } ?? likeliest.count)
      if likeliest.count > PhoneScorer.candidates { likeliest.removeLast() }
    }
    var best = -Float.infinity
    for candidate in likeliest {
      best = max(best, bestState(phone: candidate.phone, frame: frame))
    }
    bestSpeech[frame] = best
    return best
  }

  /// The exact log density of a phone's likeliest state at a frame.
  mutating func bestState(phone: Int, frame: Int) -> Float {
    scoreExactly(phone: phone, frame: frame)
    var best = -Float.infinity
    for state in phone * states..<(phone + 1) * states { best = max(best, scores[state]) }
    return best
  }

  private func sketchBest(_ place: Int) -> Float {
    var best = -Float.infinity
    for state in place..<place + states { best = max(best, sketchScores[state]) }
    return best
  }

  private mutating func makeSketch(_ frame: Int) {
    load(frame)
    sketchedAt = frame
    sketch.score(features: block, frame: frame - blockStart, into: &sketchScores)
    var best = -Float.infinity
    for state in 0..<sketch.phones.count * states { best = max(best, sketchScores[state]) }
    gate = best - gateDepth
  }

  private mutating func scoreExactly(phone: Int, frame: Int) {
    guard exactAt[phone] != frame else { return }
    exactAt[phone] = frame
    load(frame)
    scorer.score(
      senones[phone], features: block, frame: frame - blockStart, into: &scores,
      at: phone * states)
    scoredAt[phone] = frame
  }

  private mutating func load(_ frame: Int) {
    guard frame < blockStart || frame >= blockStart + block.count else { return }
    blockStart = frame
    let end = min(source.coarse.count, frame + PhoneScorer.blockLength)
    block = scorer.features(source.coarseFeatures(frame..<end))
  }
}
