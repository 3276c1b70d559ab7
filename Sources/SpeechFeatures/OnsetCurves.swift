/// How much the sound changes at every millisecond: what onsets are placed on.
///
/// The log power in 24 mel bands is taken every millisecond over a window of 10 ms. The change at a
/// moment is the difference between the mean of the 20 ms after it and of the 20 ms before:
///
/// ```
///      before   after
///   ├─────────┼─────────┤
///   t − 20    t     t + 20 ms
/// ```
/// (Spectral flux over a wider span than is usual in music, after J. P. Bello et al., "A tutorial on
/// onset detection in music signals", 2005.)
public struct OnsetCurves: Sendable {
  /// The root of the mean square over bands of each band's change, in nepers of power.
  public var novelty: [Float]
  /// The mean over bands of each band's rise, in nepers of power; falls count as 0.
  public var rise: [Float]
  /// The mean log power over bands, in nepers.
  public var level: [Float]
}

/// Works out onset curves from samples at 16 kHz.
public struct OnsetDetector: Sendable {
  /// Samples in a millisecond.
  public static let hop = 16
  /// The milliseconds averaged on either side.
  public static let span = 20

  private static let bandCount = 24
  private static let windowSize = 160
  private static let transformSize = 256

  private let plan: FourierPlan
  private let window: [Float]
  private let filters: MelFilterBank

  /// Prepares the transform and the filters.
  public init() {
    plan = FourierPlan(size: OnsetDetector.transformSize)
    window = WindowFunction.hann(OnsetDetector.windowSize)
    filters = MelFilterBank(
      .init(
        bandCount: OnsetDetector.bandCount, lowestHertz: 80, highestHertz: 7800,
        roundsEdgesToBins: false),
      transformSize: OnsetDetector.transformSize, sampleRate: 16_000)
  }

  /// The samples that the curves of `count` milliseconds need, counted from the first millisecond.
  public func reach(count: Int) -> Range<Int> {
    let before = OnsetDetector.span * OnsetDetector.hop + OnsetDetector.windowSize / 2 + 1
    let frames = count + 2 * OnsetDetector.span
    return -before..<(-before + (frames - 1) * OnsetDetector.hop + OnsetDetector.windowSize + 1)
  }

  /// The curves of `count` milliseconds.
  ///
  /// - Parameters:
  ///   - samples: 16-bit integer scale, as many as ``reach(count:)`` says.
  ///   - floor: the least power that a band is taken to have.
  public func curves(_ samples: Span<Float>, count: Int, floor: Float) -> OnsetCurves {
    precondition(samples.count == reach(count: count).count)
    let bands = OnsetDetector.bandCount
    let span = OnsetDetector.span
    let sums = runningSums(samples, frameCount: count + 2 * span, floor: floor)
    var curves = OnsetCurves(
      novelty: [Float](repeating: 0, count: count), rise: [Float](repeating: 0, count: count),
      level: [Float](repeating: 0, count: count))
    let scale = 1 / Float(span)
    for moment in 0..<count {
      let (start, middle, end) = (moment * bands, (moment + span) * bands, (moment + 2 * span) * bands)
      var (square, rise, level): (Float, Float, Float) = (0, 0, 0)
      for band in 0..<bands {
        let after = sums[end + band] - sums[middle + band]
        let before = sums[middle + band] - sums[start + band]
        let change = (after - before) * scale
        square += change * change
        rise += max(0, change)
        level += sums[middle + bands + band] - sums[middle + band]
      }
      curves.novelty[moment] = (square / Float(bands)).squareRoot()
      curves.rise[moment] = rise / Float(bands)
      curves.level[moment] = level / Float(bands)
    }
    return curves
  }

  /// For each frame, the sums of the log bands of all frames before it, less those of the first
  /// frame's level so that the sums stay small.
  private func runningSums(_ samples: Span<Float>, frameCount: Int, floor: Float) -> [Float] {
    let bands = OnsetDetector.bandCount
    var sums = [Float](repeating: 0, count: (frameCount + 1) * bands)
    let spectrum = PowerSpectrum(plan: plan, window: window, emphasis: 0.97)
    var power = [Float](repeating: 0, count: plan.binCount)
    var row = [Float](repeating: 0, count: bands)
    var powerSpan = power.mutableSpan
    var rowSpan = row.mutableSpan
    for frame in 0..<frameCount {
      let start = frame * OnsetDetector.hop
      spectrum.compute(
        samples.extracting(start..<start + OnsetDetector.windowSize + 1), into: &powerSpan)
      filters.apply(powerSpan.span, into: &rowSpan)
      takeLogarithm(&rowSpan, floor: floor)
      for band in 0..<bands {
        sums[(frame + 1) * bands + band] = sums[frame * bands + band] + rowSpan[band]
      }
    }
    return sums
  }
}
