internal import AcousticModel
internal import SpeechFeatures

/// Scores phones whatever their neighbours, each at most once a frame.
struct PhoneScorer: ~Copyable {
  private let source: RecordingFeatures
  private var scorer: SenoneScorer
  private let senones: [[Int32]]
  private let states: Int
  private var scores: [Float]
  private var scoredAt: [Int]
  /// The features of the frames around the one asked for last.
  private var block: FrameMatrix
  private var blockStart = 0

  private static let blockLength = 512

  /// Prepares to score the recording's coarse frames.
  init(model: SphinxModel, source: RecordingFeatures) {
    self.source = source
    scorer = SenoneScorer(model)
    senones = model.phoneNames.indices.map { model.senones(phone: $0).map(Int32.init) }
    states = model.statesPerPhone
    scores = [Float](repeating: 0, count: model.phoneNames.count * model.statesPerPhone)
    scoredAt = [Int](repeating: -1, count: model.phoneNames.count)
    block = FrameMatrix(count: 0, width: 1)
  }

  /// Adds the log densities of a phone's states at a frame to `sums`, from `start` on.
  mutating func add(phone: Int, frame: Int, to sums: inout [Float], at start: Int) {
    if scoredAt[phone] != frame {
      scoredAt[phone] = frame
      load(frame)
      scorer.score(
        senones[phone], features: block, frame: frame - blockStart, into: &scores,
        at: phone * states)
    }
    for state in 0..<states { sums[start + state] += scores[phone * states + state] }
  }

  private mutating func load(_ frame: Int) {
    guard frame < blockStart || frame >= blockStart + block.count else { return }
    blockStart = frame
    let end = min(source.coarse.count, frame + PhoneScorer.blockLength)
    block = scorer.features(source.coarseFeatures(frame..<end))
  }
}
