internal import AcousticModel
internal import AudioInput
internal import SpeechFeatures

/// Places the phones of the page on a grid of 5 ms, one stretch between pauses at a time.
struct FineAlignment {
  let model: SphinxModel
  let features: RecordingFeatures
  /// How far beyond its coarse place a phone may reach, in fine frames.
  var margin = 20

  /// The phones in order, with their times.
  ///
  /// - Returns: nil when the phones do not fit between their neighbours' windows.
  func place(_ string: PhoneString) -> [SpokenPhone]? {
    var placed: [SpokenPhone] = []
    for stretch in stretches(string.items) {
      let items = Array(string.items[stretch.items])
      if items[0].isExtraSpeech {
        placed.append(
          SpokenPhone(
            items[0], start: moment(stretch.frames.lowerBound),
            end: moment(stretch.frames.upperBound)))
      } else {
        guard let phones = place(items, frames: stretch.frames) else { return nil }
        placed += phones
      }
    }
    return placed
  }

  typealias Stretch = (items: Range<Int>, frames: Range<Int>)

  /// Cuts the phones into stretches: in the middle of long pauses, which then belong to both
  /// sides, and around speech that is not on the page, which is a stretch of its own.
  func stretches(_ items: [PhoneString.Item]) -> [Stretch] {
    let ratio = RecordingFeatures.coarseHop / RecordingFeatures.fineHop
    let end = features.waveform.count / RecordingFeatures.fineHop + 1
    var result: [Stretch] = []
    var (firstItem, firstFrame) = (0, 0)
    func cut(items: Range<Int>, at frame: Int) {
      if !items.isEmpty, frame > firstFrame { result.append((items, firstFrame..<frame)) }
      firstFrame = max(firstFrame, frame)
    }
    for (index, item) in items.enumerated() {
      if item.isExtraSpeech {
        cut(items: firstItem..<index, at: ratio * item.coarseFrames.lowerBound)
        cut(items: index..<index + 1, at: min(end, ratio * item.coarseFrames.upperBound))
        firstItem = index + 1
      } else if item.word == nil, item.coarseFrames.count > FineAlignment.longPause,
        index > firstItem, index < items.count - 1
      {
        let middle = ratio * (item.coarseFrames.lowerBound + item.coarseFrames.upperBound) / 2
        cut(items: firstItem..<index + 1, at: middle)
        firstItem = index
      }
    }
    cut(items: firstItem..<items.count, at: end)
    return result
  }

  /// The frames of 10 ms from which on a pause is long enough to be cut.
  private static let longPause = 40

  private func place(_ items: [PhoneString.Item], frames: Range<Int>) -> [SpokenPhone]? {
    let trellis = trellis(items, frames: frames)
    let scores = scores(items, trellis: trellis, frames: frames)
    guard let starts = trellis.likeliestStarts(scores.alone) else { return nil }
    let opinions = [
      trellis.startQuantiles(scores.alone, scale: FineAlignment.scaleAlone),
      trellis.startQuantiles(scores.inContext, scale: FineAlignment.scaleInContext),
    ].compactMap { $0 }
    return items.indices.map { index in
      var phone = SpokenPhone(
        items[index], start: moment(starts[index] + frames.lowerBound),
        end: moment(starts[index + 1] + frames.lowerBound))
      if items[index].beginsWord, !opinions.isEmpty {
        let medians = opinions.map { Double($0[index].median) + Double(frames.lowerBound) }
        phone.startOpinion = 5 * medians.reduce(0, +) / Double(medians.count)
        let spread = opinions.map { $0[index].ninetieth - $0[index].tenth }.max() ?? 0
        phone.opinionSpread = 5 * spread / FineAlignment.widthOfMiddle
        phone.opinionDisagreement = Float(5 * ((medians.max() ?? 0) - (medians.min() ?? 0)) / 2)
      }
      return phone
    }
  }

  /// What log densities are multiplied by before all paths are weighed: phones alone.
  private static let scaleAlone: Float = 0.15
  /// The same for phones in context.
  private static let scaleInContext: Float = 0.3
  /// The width of the middle 80 % of a normal distribution, in standard deviations.
  private static let widthOfMiddle: Float = 2.56

  private func trellis(_ items: [PhoneString.Item], frames: Range<Int>) -> PhoneTrellis {
    let ratio = RecordingFeatures.coarseHop / RecordingFeatures.fineHop
    return PhoneTrellis(
      items.map { item in
        let first = max(0, item.coarseFrames.lowerBound * ratio - margin - frames.lowerBound)
        let last = min(
          frames.count, item.coarseFrames.upperBound * ratio + margin - frames.lowerBound)
        // A state is left half as often in frames of half the length.
        let leave = model.stayLogProbabilities(phone: item.phone).map {
          logOfRest($0) - naturalLogarithm(Float(ratio))
        }
        return PhoneTrellis.Item(
          window: min(first, frames.count)..<max(first, last), isOptional: item.isOptional,
          stay: leave.map(logOfRest))
      },
      frameCount: frames.count)
  }

  /// The log densities of every window: of the phones whatever their neighbours, and in context.
  private func scores(
    _ items: [PhoneString.Item], trellis: PhoneTrellis, frames: Range<Int>
  ) -> (alone: [Float], inContext: [Float]) {
    var scorer = SenoneScorer(model)
    let rows = scorer.features(features.fineFeatures(frames))
    var alone = [Float](repeating: 0, count: trellis.scoreCount)
    var inContext = alone
    let states = model.statesPerPhone
    var both: [Float] = []
    for (index, item) in items.enumerated() {
      let senones = (model.senones(phone: item.phone) + contextSenones(items, index)).map(
        Int32.init)
      let window = trellis.items[index].window
      let count = window.count * senones.count
      if both.count < count { both = [Float](repeating: 0, count: count) }
      scorer.score(senones, features: rows, frames: window, into: &both, at: 0)
      for frame in window {
        let row = trellis.row(item: index, frame: frame)
        let place = (frame - window.lowerBound) * senones.count
        for state in 0..<states {
          alone[row + state] = both[place + state]
          inContext[row + state] = both[place + states + state]
        }
      }
    }
    return (alone, inContext)
  }

  /// The senones of a phone between those before and after it; a pause that may not be there is
  /// taken not to be.
  private func contextSenones(_ items: [PhoneString.Item], _ index: Int) -> [Int] {
    let item = items[index]
    guard item.word != nil else { return model.senones(phone: item.phone) }
    let left = items[..<index].last { !$0.isOptional }?.phone ?? model.silence
    let right = items[(index + 1)...].first { !$0.isOptional }?.phone ?? model.silence
    return model.senones(
      phone: item.phone, left: left, right: right, begins: item.beginsWord, ends: item.endsWord)
  }

  /// The sample at which a frame begins: halfway between its centre and that of the one before.
  private func moment(_ frame: Int) -> Double {
    max(0, (Double(frame) - 0.5) * Double(RecordingFeatures.fineHop))
  }
}
