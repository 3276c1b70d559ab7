/// Cepstra joined with how they change: the `1s_c_d_dd` features of Sphinx models.
public enum DynamicFeatures {
  /// Joins cepstra, their deltas and accelerations into rows three times as wide.
  ///
  /// With lags in steps of 10 ms, c the cepstra after their mean is taken away:
  /// ```
  /// delta(t)        =  c(t + 2) − c(t − 2)
  /// acceleration(t) = (c(t + 3) − c(t − 1)) − (c(t + 1) − c(t − 3))
  /// ```
  /// Beyond either end the outermost frame is repeated.
  ///
  /// - Parameters:
  ///   - cepstra: rows of cepstra.
  ///   - frames: the rows wanted; the others serve as context.
  ///   - mean: one number for each cepstrum, taken away from every row.
  ///   - lag: how many rows make 10 ms.
  public static func join(
    _ cepstra: FrameMatrix, frames: Range<Int>, mean: [Float], lag: Int
  ) -> FrameMatrix {
    precondition(frames.lowerBound >= 0 && frames.upperBound <= cepstra.count)
    precondition(mean.count == cepstra.width && lag > 0)
    let width = cepstra.width
    var joined = FrameMatrix(count: frames.count, width: 3 * width)
    let input = cepstra.values.span
    var output = joined.values.mutableSpan
    let last = cepstra.count - 1
    for (row, frame) in frames.enumerated() {
      func start(_ steps: Int) -> Int { min(last, max(0, frame + steps * lag)) * width }
      let (a3, a2, a1) = (start(3), start(2), start(1))
      let (b1, b2, b3) = (start(-1), start(-2), start(-3))
      let here = frame * width
      let target = row * 3 * width
      for index in 0..<width {
        output[target + index] = input[here + index] - mean[index]
        output[target + width + index] = input[a2 + index] - input[b2 + index]
        output[target + 2 * width + index] =
          (input[a3 + index] - input[b1 + index]) - (input[a1 + index] - input[b3 + index])
      }
    }
    return joined
  }
}
