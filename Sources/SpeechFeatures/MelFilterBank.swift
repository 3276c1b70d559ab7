internal import CKernels

/// Triangular filters, evenly spaced in mel, that sum a power spectrum into bands.
///
/// The mel scale is O'Shaughnessy's, 2595·log₁₀(1 + f/700), as the CMU Sphinx tools use it.
public struct MelFilterBank: Sendable {
  /// How the filters are laid out.
  public struct Layout: Sendable, Equatable {
    /// The number of bands.
    public var bandCount: Int
    /// The lower edge of the first band in Hz.
    public var lowestHertz: Double
    /// The upper edge of the last band in Hz.
    public var highestHertz: Double
    /// Whether edges move to the nearest bin of the spectrum, as Sphinx models are trained.
    public var roundsEdgesToBins: Bool

    /// Describes a filter bank.
    public init(
      bandCount: Int, lowestHertz: Double, highestHertz: Double, roundsEdgesToBins: Bool
    ) {
      self.bandCount = bandCount
      self.lowestHertz = lowestHertz
      self.highestHertz = highestHertz
      self.roundsEdgesToBins = roundsEdgesToBins
    }
  }

  private struct Filter {
    var firstBin: Int
    var weights: [Float]
  }

  private let filters: [Filter]

  /// The number of bands.
  public var bandCount: Int { filters.count }

  /// Lays out filters of unit area over the spectrum of a `transformSize`-sample frame.
  public init(_ layout: Layout, transformSize: Int, sampleRate: Double) {
    let binHertz = sampleRate / Double(transformSize)
    let lowest = mel(layout.lowestHertz)
    let width = (mel(layout.highestHertz) - lowest) / Double(layout.bandCount + 1)
    let edges = (0..<layout.bandCount + 2).map { index in
      let edge = hertz(mel: lowest + Double(index) * width)
      return layout.roundsEdgesToBins
        ? (edge / binHertz).rounded(.toNearestOrAwayFromZero) * binHertz : edge
    }
    filters = (0..<layout.bandCount).map { band in
      let (left, middle, right) = (edges[band], edges[band + 1], edges[band + 2])
      let bins = Int((left / binHertz).rounded(.up))...min(transformSize / 2, Int(right / binHertz))
      let weights = bins.map { bin in
        let frequency = Double(bin) * binHertz
        let slope = min(
          (frequency - left) / (middle - left), (right - frequency) / (right - middle))
        return Float(max(0, slope) * 2 / (right - left))
      }
      return Filter(firstBin: bins.lowerBound, weights: weights)
    }
  }

  /// Sums a power spectrum into bands, each on top of its floor, written from `start` on.
  func apply(
    _ power: Span<Float>, floors: [Float], into bands: inout MutableSpan<Float>, at start: Int
  ) {
    unsafe power.withUnsafeBufferPointer { power in
      for (band, filter) in filters.enumerated() {
        precondition(filter.firstBin + filter.weights.count <= power.count)
        let sum = unsafe wl_dot(
          power.baseAddress! + filter.firstBin, filter.weights, filter.weights.count)
        bands[start + band] = sum + floors[band]
      }
    }
  }
}

/// Replaces each number by its natural logarithm.
func takeLogarithm(_ values: inout MutableSpan<Float>) {
  unsafe values.withUnsafeMutableBufferPointer { values in
    guard let start = values.baseAddress else { return }
    unsafe wl_log(start, 0, values.count)
  }
}

private func mel(_ hertz: Double) -> Double { 2595 * logarithm10(1 + hertz / 700) }

private func hertz(mel: Double) -> Double { 700 * (powerOf10(mel / 2595) - 1) }
