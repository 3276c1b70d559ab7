extension AudioReference {
  /// The moment of a sample in whole ticks of `ticksPerSecond` (1000 for milliseconds), rounded
  /// once and exactly: to the nearest tick, halves up.
  ///
  /// - Precondition: `ticksPerSecond > 0`, `sample >= 0`, and the result fits in 63 bits.
  public func ticks(_ sample: Int64, perSecond ticksPerSecond: Int64) -> Int64 {
    precondition(ticksPerSecond > 0 && sample >= 0)
    // The double width keeps the product exact, whatever the rate and however long the recording.
    let rate = UInt64(sampleRate)
    let product = UInt64(sample).multipliedFullWidth(by: UInt64(ticksPerSecond))
    let (low, carries) = product.low.addingReportingOverflow(rate / 2)
    let high = product.high + (carries ? 1 : 0)
    return Int64(rate.dividingFullWidth((high, low)).quotient)
  }

  /// The sample nearest to a moment in ticks of `ticksPerSecond`, halves up. Not kept inside the
  /// recording.
  ///
  /// - Precondition: `ticksPerSecond > 0`, `ticks >= 0`, and the result fits in 63 bits.
  public func sample(atTicks ticks: Int64, perSecond ticksPerSecond: Int64) -> Int64 {
    AudioReference(name: nil, sampleRate: Int(ticksPerSecond), sampleCount: 0)
      .ticks(ticks, perSecond: Int64(sampleRate))
  }
}
