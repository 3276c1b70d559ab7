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
      guard let phones = place(Array(string.items[stretch.items]), frames: stretch.frames) else {
        return nil
      }
      placed += phones
    }
    return placed
  }

  /// Cuts the phones into stretches in the middle of long pauses. A pause that is cut belongs to
  /// both sides.
  private func stretches(
    _ items: [PhoneString.Item]
  ) -> [(items: Range<Int>, frames: Range<Int>)] {
    let ratio = RecordingFeatures.coarseHop / RecordingFeatures.fineHop
    let end = features.waveform.count / RecordingFeatures.fineHop + 1
    var result: [(items: Range<Int>, frames: Range<Int>)] = []
    var firstItem = 0
    var firstFrame = 0
    for (index, item) in items.enumerated()
    where item.word == nil && item.coarseFrames.count > 40 && index > 0 && index < items.count - 1 {
      let middle = ratio * (item.coarseFrames.lowerBound + item.coarseFrames.upperBound) / 2
      result.append((firstItem..<index + 1, firstFrame..<middle))
      firstItem = index
      firstFrame = middle
    }
    result.append((firstItem..<items.count, firstFrame..<end))
    return result
  }

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
        phone: items[index].phone, word: items[index].word, beginsWord: items[index].beginsWord,
        start: moment(starts[index] + frames.lowerBound),
        end: moment(starts[index + 1] + frames.lowerBound))
    }
  }

  /// The sample at which a frame begins: halfway between its centre and that of the one before.
  private func moment(_ frame: Int) -> Double {
    max(0, (Double(frame) - 0.5) * Double(RecordingFeatures.fineHop))
  }
}
