/// What the errors of many boundaries come to. All times are in milliseconds.
public struct ErrorFigures: Sendable, Hashable {
  /// The limits within which shares are counted.
  public static let limits = [10, 20, 25, 50, 100, 250]

  /// The number of boundaries that have a time.
  public var count: Int
  /// The boundaries that ought to have a time and have none.
  public var missing: Int
  /// The median of the absolute errors.
  public var median: Double
  /// The mean of the absolute errors.
  public var mean: Double
  /// The absolute error that nine of ten do not exceed.
  public var p90: Double
  /// The absolute error that nineteen of twenty do not exceed.
  public var p95: Double
  /// The mean of the signed errors: positive when times are late.
  public var bias: Double
  /// The share of boundaries within each of ``limits``, where a missing one is within none.
  public var shares: [Double]

  /// The figures of `errors` in seconds; nil when there are neither errors nor missing ones.
  public init?(_ errors: [Double], missing: Int = 0) {
    guard errors.count + missing > 0 else { return nil }
    let sizes = errors.map { abs($0) * 1000 }.sorted()
    count = sizes.count
    self.missing = missing
    median = Self.quantile(0.5, of: sizes)
    p90 = Self.quantile(0.9, of: sizes)
    p95 = Self.quantile(0.95, of: sizes)
    let divisor = Double(max(1, sizes.count))
    mean = sizes.reduce(0, +) / divisor
    bias = errors.reduce(0, +) * 1000 / divisor
    // Times are differences of decimal fractions: what is just at a limit must not fall off it.
    let tolerance = 1e-6
    shares = Self.limits.map { limit in
      Double(sizes.count { $0 <= Double(limit) + tolerance }) / Double(errors.count + missing)
    }
  }

  /// The share within one of ``limits``.
  ///
  /// - Precondition: `limit` is one of them.
  public func share(within limit: Int) -> Double {
    guard let index = Self.limits.firstIndex(of: limit) else {
      preconditionFailure("shares within \(limit) ms are not counted")
    }
    return shares[index]
  }

  /// The value below which the share `probability` of sorted values lies, interpolated between
  /// neighbours (the usual definition, type 7 of Hyndman and Fan); 0 where there are no values.
  static func quantile(_ probability: Double, of sorted: [Double]) -> Double {
    guard let last = sorted.indices.last else { return 0 }
    let position = probability * Double(last)
    let index = min(Int(position), max(0, last - 1))
    let next = min(index + 1, last)
    return sorted[index] + (sorted[next] - sorted[index]) * (position - Double(index))
  }
}
