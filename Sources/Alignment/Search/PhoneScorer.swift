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
  private let sketch: PhoneSketch
  private var sketchScratch: [Float] = []
  /// For each frame, what ``likeliestSpeech(frame:)`` found; not a number where nobody asked.
  private var bestSpeech: [Float]
  /// The features of the frames around the one asked for last.
  private var block: FrameMatrix
  private var blockStart = 0

  private static let blockLength = 512

  /// Prepares to score the recording's coarse frames.
  init(model: SphinxModel, sketch: PhoneSketch, source: RecordingFeatures) {
    self.source = source
    self.sketch = sketch
    scorer = SenoneScorer(model)
    senones = model.phoneNames.indices.map { model.senones(phone: $0).map(Int32.init) }
    states = model.statesPerPhone
    scores = [Float](repeating: 0, count: model.phoneNames.count * model.statesPerPhone)
    bestSpeech = [Float](repeating: .nan, count: source.coarse.count)
    scoredAt = [Int](repeating: -1, count: model.phoneNames.count)
    block = FrameMatrix(count: 0, width: 1)
  }

  /// Adds the log densities of a phone's states at a frame to `sums`, from `start` on.
  mutating func add(phone: Int, frame: Int, to sums: inout [Float], at start: Int) {
    score(phone: phone, frame: frame)
    for state in 0..<states { sums[start + state] += scores[phone * states + state] }
  }

  /// The log density of the likeliest state of any phone at a frame: how well speech of any kind
  /// explains it. Only the few phones that a sketch of the model finds likely are looked at.
  mutating func likeliestSpeech(frame: Int) -> Float {
    guard bestSpeech[frame].isNaN else { return bestSpeech[frame] }
    load(frame)
    var best = -Float.infinity
    let phones = sketch.likeliest(
      PhoneScorer.candidates, features: block, frame: frame - blockStart, scratch: &sketchScratch)
    for phone in phones { best = max(best, bestState(phone: phone, frame: frame)) }
    bestSpeech[frame] = best
    return best
  }

  /// The log density of a phone's likeliest state at a frame.
  mutating func bestState(phone: Int, frame: Int) -> Float {
    score(phone: phone, frame: frame)
    var best = -Float.infinity
    for state in phone * states..<(phone + 1) * states { best = max(best, scores[state]) }
    return best
  }

  private static let candidates = 4

  private mutating func score(phone: Int, frame: Int) {
    guard scoredAt[phone] != frame else { return }
    scoredAt[phone] = frame
    load(frame)
    scorer.score(
      senones[phone], features: block, frame: frame - blockStart, into: &scores,
      at: phone * states)
  }

  private mutating func load(_ frame: Int) {
    guard frame < blockStart || frame >= blockStart + block.count else { return }
    blockStart = frame
    let end = min(source.coarse.count, frame + PhoneScorer.blockLength)
    block = scorer.features(source.coarseFeatures(frame..<end))
  }
}
