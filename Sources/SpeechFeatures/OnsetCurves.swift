/// How much the sound changes at every millisecond: what onsets are placed on.
///
/// The change at a moment is the difference between the mean log bands of the 20 ms after it and
/// of the 20 ms before:
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
  /// The mean over bands of each band's fall, in nepers of power; rises count as 0.
  public var fall: [Float]

  /// Samples in a millisecond at 16 kHz.
  public static let hop = 16
  /// The milliseconds averaged on either side of a moment.
  public static let span = 20

  /// The log bands that curves are made from: every millisecond over a window of 10 ms.
  public static func makeSpectrum() -> LogMelSpectrum {
    LogMelSpectrum(
      .init(
        windowSize: 160, window: .hann, transformSize: 256, emphasis: 0,
        bands: .init(
          bandCount: 24, lowestHertz: 80, highestHertz: 7800, roundsEdgesToBins: false)))
  }

  /// Makes the curves of `bands.count - 2 * span` moments.
  ///
  /// - Parameter bands: one row each millisecond, from ``span`` before the first moment to ``span``
  ///   after the last.
  public init(_ bands: FrameMatrix) {
    let (width, span) = (bands.width, OnsetCurves.span)
    let count = bands.count - 2 * span
    precondition(count >= 0, "curves want rows on both sides of every moment")
    // Sums of the span's rows, moved on by one row at a time.
    var before = [Float](repeating: 0, count: width)
    var after = before
    for row in 0..<span {
      for band in 0..<width {
        before[band] += bands[row, band]
        after[band] += bands[row + span, band]
      }
    }
    novelty = [Float](repeating: 0, count: count)
    rise = novelty
    fall = novelty
    for moment in 0..<count {
      var square: Float = 0
      var risen: Float = 0
      var fallen: Float = 0
      for band in 0..<width {
        let change = (after[band] - before[band]) / Float(span)
        square += change * change
        risen += max(0, change)
        fallen += max(0, -change)
        let middle = bands[moment + span, band]
        before[band] += middle - bands[moment, band]
        after[band] += bands[moment + 2 * span, band] - middle
      }
      novelty[moment] = (square / Float(width)).squareRoot()
      rise[moment] = risen / Float(width)
      fall[moment] = fallen / Float(width)
    }
  }
}
