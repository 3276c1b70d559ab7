internal import SpeechFeatures

/// Moves the end of each word before a pause to where its sound has decayed.
///
/// The phones give up a fading sound early or late by tens of milliseconds; the steepest fall near
/// their opinion is where a listener hears the word end. A word never ends after the next one
/// starts.
struct EndPlacement {
  /// Widths, in milliseconds.
  struct Settings: Codable, Sendable, Equatable {
    /// How far before the phones' opinion an end may lie.
    var reachBefore = 120
    /// How far after it.
    var reachAfter = 150
    /// How much earlier than the phones' opinion the fall usually is.
    var advance: Float = 20
    /// The spread of the fall's distance from there.
    var spread: Float = 30
    /// The least time between a word's end and the next one's start for there to be a pause.
    var leastGap = 5
    /// Added to the curve, so that a steady sound is worth little and not nothing.
    var curveFloor: Float = 0.1
  }

  let settings: Settings
  let spectra: BoundarySpectra

  /// Places the ends of the phones that are followed by a pause.
  func place(_ phones: [SpokenPhone]) -> [SpokenPhone] {
    var phones = phones
    for index in phones.indices where phones[index].word != nil {
      guard let pause = pauseAfter(index, in: phones) else { continue }
      let next = phones[pause.upperBound...].first
      let end = fall(
        near: phones[index].end / milliseconds, after: phones[index].start / milliseconds,
        before: next.map { $0.start / milliseconds })
      phones[index].end = end * milliseconds
      phones[pause.lowerBound].start = end * milliseconds
    }
    return phones
  }

  private let milliseconds = Double(OnsetCurves.hop)

  /// The pauses right after a phone, if they take any time.
  private func pauseAfter(_ index: Int, in phones: [SpokenPhone]) -> Range<Int>? {
    var end = index + 1
    while end < phones.count, phones[end].word == nil, !phones[end].isExtraSpeech { end += 1 }
    guard end > index + 1 else { return nil }
    let limit = phones[end - 1].end
    let gap = (limit - phones[index].end) / milliseconds
    return gap > Double(settings.leastGap) ? index + 1..<end : nil
  }

  private func fall(near opinion: Double, after start: Double, before next: Double?) -> Double {
    let first = max(Int(start) + 5, Int(opinion) - settings.reachBefore)
    var last = Int(opinion) + settings.reachAfter
    if let next { last = min(last, Int(next) - settings.leastGap) }
    guard first < last else { return opinion }
    let curves = spectra.curves(first..<last)
    var best = -Float.infinity
    var end = opinion
    for (index, fall) in curves.fall.enumerated() {
      let distance = Float(Double(first + index) - opinion) + settings.advance
      let fit =
        naturalLogarithm(fall + settings.curveFloor)
        - distance * distance / (2 * settings.spread * settings.spread)
      if fit > best {
        best = fit
        end = Double(first + index)
      }
    }
    return end
  }
}
