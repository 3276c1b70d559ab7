import WordTimeline

/// How loud a recording is, in steps of 10 ms, for telling whether anything is spoken.
public struct LoudnessTrack: Sendable {
  /// Mean power of each step in decibels.
  private let levels: [Double]
  /// The level that the quietest tenth of the steps does not exceed.
  private let floor: Double
  /// Samples of the source file in one step.
  private let step: Double

  /// Measures a recording.
  ///
  /// - Parameters:
  ///   - count: how many samples it has at `rate`.
  ///   - rate: samples a second of what `read` gives.
  ///   - sourceRate: samples a second of the source file, in which spans count.
  ///   - read: gives a stretch of samples, at any scale.
  /// - Precondition: both rates are positive.
  public init(
    count: Int, rate: Int, sourceRate: Int, read: (Range<Int>) -> [Float]
  ) {
    precondition(rate > 0 && sourceRate > 0)
    let frame = max(1, rate / 100)
    levels = stride(from: 0, to: count, by: frame).map { start in
      let samples = read(start..<min(count, start + frame))
      let power = samples.reduce(0.0) { $0 + Double($1) * Double($1) } / Double(samples.count)
      return Self.decibels(power)
    }
    floor = levels.sorted().prefix(max(1, levels.count / 10)).last ?? 0
    step = Double(frame) * Double(sourceRate) / Double(rate)
  }

  /// Whether some step of a span is as far above the recording's floor.
  func hasSpeech(in span: SampleSpan, decibels: Double) -> Bool {
    let first = Int((Double(span.start) / step).rounded(.down))
    let last = Int((Double(span.end) / step).rounded(.up))
    let inside = levels[min(max(0, first), levels.count)..<min(max(0, first, last), levels.count)]
    return inside.contains { $0 > floor + decibels }
  }

  /// Decibels of a power, from -120 on; what is not a number counts as silence.
  private static func decibels(_ power: Double) -> Double {
    guard power > 1e-12 else { return -120 }
    // The binary exponent with the fraction as its linear remainder is within 0.26 dB, which is
    // enough here and needs no mathematics library.
    return 3.0103 * (Double(power.exponent) + power.significand - 1)
  }
}
