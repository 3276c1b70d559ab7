/// A stretch of the recording, counted in samples of the source file: `start` is the first sample
/// inside, `end` the first one after.
///
/// Time is kept as an exact count so that it is rounded once, by whoever writes it out.
public struct SampleSpan: Sendable, Hashable, Codable {
  /// The first sample inside.
  public var start: Int64
  /// The first sample after; never before `start`.
  public var end: Int64

  /// Makes the span from `start` to `end`.
  ///
  /// - Precondition: `start <= end`.
  public init(start: Int64, end: Int64) {
    precondition(start <= end, "a span cannot end before it starts")
    self.start = start
    self.end = end
  }

  /// The number of samples inside.
  public var count: Int64 { end - start }
}
