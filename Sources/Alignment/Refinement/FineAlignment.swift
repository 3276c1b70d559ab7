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

  private typealias Stretch = (items: Range<Int>, frames: Range<Int>)

  /// Cuts the phones into stretches: in the middle of long pauses, which then belong to both
  /// sides, and around speech that is not on the page, which is a stretch of its own.
  private func stretches(_ items: [PhoneString.Item]) -> [Stretch] {
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
    let rows = features.fineFeatures(frames)
    var scorer = SenoneScorer(model)
    let scored = scorer.features(rows)
    let ratio = RecordingFeatures.coarseHop / RecordingFeatures.fineHop
    let banded = items.map { item in
      let states = model.statesPerPhone
      let first = max(0, item.coarseFrames.lowerBound * ratio - margin - frames.lowerBound)
      let last = min(
        frames.count, item.coarseFrames.upperBound * ratio + margin - frames.lowerBound)
      let window = first..<max(first, last)
      let senones = model.senones(phone: item.phone).map(Int32.init)
      var scores = [Float](repeating: 0, count: window.count * states)
      for (row, frame) in window.enumerated() {
        scorer.score(senones, features: scored, frame: frame, into: &scores, at: row * states)
      }
      let leave = model.stayLogProbabilities(phone: item.phone).map {
        logOfRest($0) - naturalLogarithm(Float(ratio))
      }
      return BandedAlignment.Item(
        window: window, isOptional: item.isOptional, stay: leave.map(logOfRest), scores: scores)
    }
    guard let starts = BandedAlignment.boundaries(of: banded, frameCount: frames.count) else {
      return nil
    }
    return items.indices.map { index in
      SpokenPhone(
        items[index], start: moment(starts[index] + frames.lowerBound),
        end: moment(starts[index + 1] + frames.lowerBound))
    }
  }

  /// The sample at which a frame begins: halfway between its centre and that of the one before.
  private func moment(_ frame: Int) -> Double {
    max(0, (Double(frame) - 0.5) * Double(RecordingFeatures.fineHop))
  }
}
