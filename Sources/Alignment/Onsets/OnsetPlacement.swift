internal import AcousticModel
internal import AudioInput
internal import SpeechFeatures

/// Moves the start of each word from where the phones put it to the onset that is heard there.
///
/// Phones say which word, onsets say when: a phone model knows its boundaries to within a frame or
/// two, and carries habits of the speech it was trained on; the sound itself changes within a few
/// milliseconds. Two passes: a wide search finds, for each pair of phone classes, how far the
/// phones' opinion usually lies from the onset; a narrow one places each word around the opinion
/// corrected so.
struct OnsetPlacement {
  /// The widths of the searches.
  struct Settings: Codable, Sendable, Equatable {
    /// The farthest a start may move from the corrected opinion, in milliseconds.
    var reach = 40
    /// The spread of the first search around the opinion, in milliseconds.
    var widePrior: Float = 20
    /// The spread of the second search around the corrected opinion, in milliseconds.
    var narrowPrior: Float = 12
    /// Added to the curves, so that no silence is worth less than nothing.
    var curveFloor: Float = 0.1
    /// The number of words at which a class's offset is trusted half.
    var shrinkage: Float = 5
    /// The longest silence before a stop that is its closure, in milliseconds.
    var longestClosure: Float = 150
    /// The farthest that a class's offset may lie from none, in milliseconds.
    var farthestOffset: Float = 35
  }

  let settings: Settings
  let waveform: Waveform
  let floor: Float
  let classes: [PhoneClass]
  private let detector = OnsetDetector()

  init(
    settings: Settings, waveform: Waveform, level: SpeechLevel, model: SphinxModel
  ) {
    self.settings = settings
    self.waveform = waveform
    floor = level.floor
    classes = model.phoneNames.map(PhoneClass.init(phoneNamed:))
  }

  /// The start of a word and what is on either side of it.
  private struct Boundary {
    var item: Int
    var left: PhoneClass
    var right: PhoneClass
    /// The phones' opinion, in milliseconds.
    var opinion: Double
    var curve: [Float]
    var curveStart: Int

    var pair: Int { left.rawValue * PhoneClass.allCases.count + right.rawValue }
  }

  /// Places the words' starts.
  func place(_ phones: [SpokenPhone]) -> [SpokenPhone] {
    var phones = joinClosures(phones)
    let boundaries = boundaries(phones)
    let offsets = classOffsets(boundaries)
    for boundary in boundaries {
      let center = boundary.opinion + Double(offsets[boundary.pair] ?? 0)
      let onset = bestOnset(boundary, around: center, prior: settings.narrowPrior)
      move(boundary.item, to: onset * Double(OnsetDetector.hop), in: &phones)
    }
    return phones
  }

  /// Gives a short silence in front of a stop or an affricate to it: that is its closure.
  private func joinClosures(_ phones: [SpokenPhone]) -> [SpokenPhone] {
    var phones = phones
    for index in phones.indices.dropFirst().dropLast() where phones[index].word == nil {
      let length = Float(phones[index].end - phones[index].start) / Float(OnsetDetector.hop)
      let next = classes[phones[index + 1].phone]
      guard length < settings.longestClosure, next == .stop || next == .affricate else { continue }
      phones[index + 1].start = phones[index].start
      phones[index].end = phones[index].start
    }
    return phones
  }

  private func boundaries(_ phones: [SpokenPhone]) -> [Boundary] {
    phones.indices.compactMap { index in
      guard phones[index].word != nil, phones[index].beginsWord else { return nil }
      // A pause without length lies between neighbours; what sounds before it is on the left.
      let before = phones[..<index].last { $0.end > $0.start }
      let left = before.map { classes[$0.phone] } ?? .silence
      let opinion = phones[index].start / Double(OnsetDetector.hop)
      let span = settings.reach + Int(settings.farthestOffset) + 1
      let start = Int(opinion.rounded()) - span
      let count = 2 * span + 1
      let reach = detector.reach(count: count)
      var samples = [Float](repeating: 0, count: reach.count)
      var samplesSpan = samples.mutableSpan
      let origin = start * OnsetDetector.hop
      waveform.copySamples(
        origin + reach.lowerBound..<origin + reach.upperBound, into: &samplesSpan)
      let curves = detector.curves(samples.span, count: count, floor: floor)
      return Boundary(
        item: index, left: left, right: classes[phones[index].phone], opinion: opinion,
        curve: left == .silence ? curves.rise : curves.novelty, curveStart: start)
    }
  }

  /// How far the onset usually lies from the phones' opinion, for each pair of classes.
  private func classOffsets(_ boundaries: [Boundary]) -> [Int: Float] {
    var distances: [Int: [Float]] = [:]
    for boundary in boundaries {
      let onset = bestOnset(boundary, around: boundary.opinion, prior: settings.widePrior)
      distances[boundary.pair, default: []].append(Float(onset - boundary.opinion))
    }
    return distances.mapValues { values in
      let sorted = values.sorted()
      let count = Float(sorted.count)
      let median = (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
      let limit = settings.farthestOffset
      return min(limit, max(-limit, median)) * count / (count + settings.shrinkage)
    }
  }

  /// The millisecond near `center` that best joins a strong change with the prior.
  private func bestOnset(_ boundary: Boundary, around center: Double, prior: Float) -> Double {
    var best = -Float.infinity
    var onset = center
    for (index, value) in boundary.curve.enumerated() {
      let moment = Double(boundary.curveStart + index)
      let distance = Float(moment - center)
      guard abs(distance) <= Float(settings.reach) else { continue }
      let fit = naturalLogarithm(value + settings.curveFloor)
        - distance * distance / (2 * prior * prior)
      if fit > best {
        best = fit
        onset = moment
      }
    }
    return onset
  }

  /// Moves the start of an item, and the end of what comes before it where the two meet.
  private func move(_ item: Int, to start: Double, in phones: inout [SpokenPhone]) {
    let old = phones[item].start
    let start = min(phones[item].end - 16, max(start, 0))
    var before = item - 1
    while before >= 0, phones[before].end == old {
      phones[before].end = max(start, phones[before].start)
      if phones[before].start < start { break }
      phones[before].start = min(phones[before].start, start)
      phones[before].end = phones[before].start
      before -= 1
    }
    phones[item].start = max(start, before >= 0 ? phones[before].end : 0)
  }
}
