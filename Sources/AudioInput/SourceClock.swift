/// Relates positions in the 16 kHz waveform to samples of the source file, exactly and both ways.
///
/// Position `p` of the waveform and sample `n` of the source are the same moment when
/// `p * sampleRate = n * 16000`: one multiplication and one division, so that nothing drifts over
/// hours, and only whoever needs a whole sample rounds, once.
public struct SourceClock: Sendable, Hashable {
  /// Samples a second of the source.
  public let sampleRate: Int
  /// Samples of one channel in the source.
  public let sampleCount: Int64

  /// Makes a clock.
  ///
  /// - Precondition: `sampleRate > 0` and `sampleCount >= 0`.
  public init(sampleRate: Int, sampleCount: Int64) {
    precondition(sampleRate > 0 && sampleCount >= 0)
    self.sampleRate = sampleRate
    self.sampleCount = sampleCount
  }

  /// The length in seconds.
  public var duration: Double { Double(sampleCount) / Double(sampleRate) }

  /// The place in the source, in samples and parts of one, of a position in the waveform.
  public func sourcePosition(of position: Double) -> Double {
    position * Double(sampleRate) / Double(Waveform.sampleRate)
  }

  /// The source's sample nearest to a position in the waveform, kept within `0...sampleCount`.
  public func sourceSample(nearest position: Double) -> Int64 {
    let place = sourcePosition(of: position).rounded()
    guard place > 0 else { return 0 }
    return place >= Double(sampleCount) ? sampleCount : Int64(place)
  }

  /// The position in the waveform of a sample of the source.
  public func position(ofSourceSample sample: Int64) -> Double {
    Double(sample) * Double(Waveform.sampleRate) / Double(sampleRate)
  }
}
