internal import SpeechFeatures

/// How loud the speech of a recording is in some spectrum, and what counts as its silence.
///
/// Edited narration is full of digital silence, which no acoustic model was trained on and which
/// pulls the mean cepstra far from those of speech: with Sphinx's own floor and a plain mean, 83 %
/// of the words of `stories-en` start within 100 ms of the truth, with these rules 95 %.
struct SpeechLevel: Equatable {
  /// The floor under which the level is looked for.
  static let leastPower: Float = 1e-3
  /// How far below loud speech the floor lies: 48 dB, in nepers of power.
  private static let depthOfFloor: Float = 11
  /// How far below loud speech a frame may lie and still be speech: 22 dB.
  private static let depthOfSpeech: Float = 5

  /// The mean log power over the bands of a loud frame of speech.
  let loud: Float
  /// The same of the quietest frames.
  let quiet: Float

  /// A level that is known.
  init(loud: Float, quiet: Float) {
    self.loud = loud
    self.quiet = quiet
  }

  /// Finds the level from rows of log bands all over the recording, at least one.
  init(bands: FrameMatrix) {
    let levels = SpeechLevel.levels(bands).sorted()
    // The quietest third is taken for silence; the 90th percentile of the rest is loud.
    let heard = levels[(levels.count * 3 / 10)...]
    loud = heard[heard.startIndex + (heard.count - 1) * 9 / 10]
    quiet = levels[levels.count / 20]
  }

  /// What is added to every band's power.
  func floors(bandCount: Int) -> [Float] {
    [Float](repeating: floor(under: loud), count: bandCount)
  }

  /// What is added to each band's power where it shall also lie no deeper under the band's own loud
  /// frames than under loud speech.
  ///
  /// An acoustic model knows the noise of the rooms that it was trained in. In a cleaner recording
  /// the quiet bands of nasals and soft fricatives fall far below anything that it has heard there,
  /// which the phones of its own language survive, and those that are only the nearest ones of
  /// another do not: with these floors 93.9 instead of 90.0 % of the words of clean synthetic speech
  /// in twelve languages start within 50 ms of the truth, and 91.7 instead of 90.3 % of `stories-sw`
  /// within 100 ms.
  ///
  /// - Parameter bands: rows of log bands all over the recording.
  func floorsOfEachBand(_ bands: FrameMatrix) -> [Float] {
    // Some thousand frames tell the level of an hour as well as all of them.
    let step = max(1, bands.count / 8192)
    let heard = zip(areLoud(bands), 0..<bands.count).filter { $0 && $1 % step == 0 }.map(\.1)
    return zip(floors(bandCount: bands.width), 0..<bands.width).map { floor, band in
      let powers = heard.map { bands[$0, band] }.sorted()
      guard !powers.isEmpty else { return floor }
      return floor + self.floor(under: powers[(powers.count - 1) * 9 / 10])
    }
  }

  private func floor(under loud: Float) -> Float {
    max(SpeechLevel.leastPower, naturalExponential(loud - SpeechLevel.depthOfFloor))
  }

  /// The mean of features over the frames, in which silence counts for `mostSilence` at the most.
  ///
  /// - Parameter bands: the log bands of the same frames.
  func mean(of features: FrameMatrix, bands: FrameMatrix, mostSilence: Float) -> [Float] {
    var sums = [[Double]](repeating: [Double](repeating: 0, count: features.width), count: 2)
    var counts = [0, 0]
    for (row, isLoud) in areLoud(bands).enumerated() {
      let group = isLoud ? 1 : 0
      counts[group] += 1
      for column in 0..<features.width { sums[group][column] += Double(features[row, column]) }
    }
    let silence = min(mostSilence, Float(counts[0]) / Float(max(1, features.count)))
    return (0..<features.width).map { column in
      let means = (0..<2).map { Float(sums[$0][column] / Double(max(1, counts[$0]))) }
      return counts[1] == 0 ? means[0] : silence * means[0] + (1 - silence) * means[1]
    }
  }

  /// Whether each row of log bands is loud enough for speech.
  func areLoud(_ bands: FrameMatrix) -> [Bool] {
    SpeechLevel.levels(bands).map { $0 > loud - SpeechLevel.depthOfSpeech }
  }

  /// The mean over bands of every row.
  private static func levels(_ bands: FrameMatrix) -> [Float] {
    (0..<bands.count).map { row in
      var sum: Float = 0
      for band in 0..<bands.width { sum += bands[row, band] }
      return sum / Float(bands.width)
    }
  }
}
