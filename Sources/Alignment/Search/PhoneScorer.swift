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
  /// For each phone, the place of its first state in the sketch; -1 for silence and noises.
  private let sketchPlaces: [Int]

  /// For each frame of a batch and each phone, its states' exact scores at that frame.
  private var exact: [Float]
  /// For each phone, the frames of which `exact` holds the scores; a frame's place in it is the
  /// number of frames from the first.
  private var exactFrames: [Range<Int>]
  /// For each frame, what ``likeliestSpeech(frame:)`` found; not a number where nobody asked.
  private var bestSpeech: [Float]
  /// The features of the frames around the one asked for last, and their sketch.
  private var block: FrameMatrix
  private var blockSketch: FrameMatrix
  /// For each frame of the block, the sketch's score under which a phone is not scored exactly.
  private var gates: [Float] = []
  private var blockStart = 0

  private static let blockLength = 128
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
    let phoneCount = model.phoneNames.count
    exact = [Float](repeating: 0, count: phoneCount * states * SenoneScorer.batch)
    exactFrames = [Range<Int>](repeating: 0..<0, count: phoneCount)
    bestSpeech = [Float](repeating: .nan, count: source.coarse.count)
    block = FrameMatrix(count: 0, width: 1)
    blockSketch = block
    var places = [Int](repeating: -1, count: phoneCount)
    for (place, phone) in sketch.phones.enumerated() { places[phone] = place * states }
    sketchPlaces = places
  }

  /// Adds the log densities of a phone's states at a frame to `sums`, from `start` on.
  mutating func add(phone: Int, frame: Int, to sums: inout [Float], at start: Int) {
    load(frame)
    if isHopeless(phone: phone, frame: frame) {
      let place = (frame - blockStart) * blockSketch.width + sketchPlaces[phone]
      for state in 0..<states { sums[start + state] += blockSketch.values[place + state] }
    } else {
      let place = exactPlace(phone: phone, frame: frame)
      for state in 0..<states { sums[start + state] += exact[place + state] }
    }
  }

  /// The log density of the likeliest state of any phone at a frame: how well speech of any kind
  /// explains it. Only the few phones that the sketch finds likeliest are looked at.
  mutating func likeliestSpeech(frame: Int) -> Float {
    guard bestSpeech[frame].isNaN else { return bestSpeech[frame] }
    load(frame)
    var likeliest: [(score: Float, phone: Int)] = []
    for phone in sketch.phones {
      let score = sketched(phone: phone, frame: frame)
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
    load(frame)
    let place = exactPlace(phone: phone, frame: frame)
    var best = -Float.infinity
    for state in place..<place + states { best = max(best, exact[state]) }
    return best
  }

  /// Whether the sketch finds a phone far from likely at a frame of the block.
  private func isHopeless(phone: Int, frame: Int) -> Bool {
    sketchPlaces[phone] >= 0
      && sketched(phone: phone, frame: frame) < gates[frame - blockStart]
  }

  /// The sketch's score of a phone's likeliest state at a frame of the block.
  private func sketched(phone: Int, frame: Int) -> Float {
    let place = (frame - blockStart) * blockSketch.width + sketchPlaces[phone]
    var best = -Float.infinity
    for state in place..<place + states { best = max(best, blockSketch.values[state]) }
    return best
  }

  /// Where a phone's exact scores at a frame of the block stand in `exact`.
  ///
  /// A phone that is wanted is mostly wanted in the next frames too, and a few frames together cost
  /// little more than one.
  private mutating func exactPlace(phone: Int, frame: Int) -> Int {
    let start = phone * states * SenoneScorer.batch
    if !exactFrames[phone].contains(frame) {
      let limit = min(frame + SenoneScorer.batch, blockStart + block.count)
      var end = frame + 1
      while end < limit, !isHopeless(phone: phone, frame: end) { end += 1 }
      exactFrames[phone] = frame..<end
      scorer.score(
        senones[phone], features: block, frames: frame - blockStart..<end - blockStart,
        into: &exact, at: start)
    }
    return start + (frame - exactFrames[phone].lowerBound) * states
  }

  /// Makes the block one that holds a frame.
  private mutating func load(_ frame: Int) {
    guard frame < blockStart || frame >= blockStart + block.count else { return }
    blockStart = frame
    let end = min(source.coarse.count, frame + PhoneScorer.blockLength)
    block = scorer.features(source.coarseFeatures(frame..<end))
    blockSketch = sketch.scores(block)
    let width = sketch.phones.count * states
    gates = (0..<block.count).map { row in
      var best = -Float.infinity
      for column in 0..<width { best = max(best, blockSketch[row, column]) }
      return best - gateDepth
    }
  }
}
