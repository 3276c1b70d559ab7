internal import AcousticModel
internal import SpeechFeatures

/// Scores phones whatever their neighbours, each at most once a frame.
struct PhoneScorer: ~Copyable {
  private var scorer: SenoneScorer
  private let features: FrameMatrix
  private let senones: [[Int32]]
  private let states: Int
  private var scores: [Float]
  private var scoredAt: [Int]

  /// - Parameter features: rows of joined cepstra.
  init(model: SphinxModel, features: FrameMatrix) {
    scorer = SenoneScorer(model)
    self.features = scorer.features(features)
    senones = model.phoneNames.indices.map { model.senones(phone: $0).map(Int32.init) }
    states = model.statesPerPhone
    scores = [Float](repeating: 0, count: model.phoneNames.count * model.statesPerPhone)
    scoredAt = [Int](repeating: -1, count: model.phoneNames.count)
  }

  /// Adds the log densities of a phone's states at a frame to `sums`, from `start` on.
  mutating func add(phone: Int, frame: Int, to sums: inout [Float], at start: Int) {
    if scoredAt[phone] != frame {
      scoredAt[phone] = frame
      scorer.score(
        senones[phone], features: features, frame: frame, into: &scores, at: phone * states)
    }
    for state in 0..<states { sums[start + state] += scores[phone * states + state] }
  }
}
