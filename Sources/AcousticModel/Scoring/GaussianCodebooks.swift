internal import CKernels

/// The Gaussians that senones are mixed from, laid out for the kernels: for each codebook and
/// stream, `dims` rows of `paddedDensities` slopes and as many halved precisions.
///
/// A log density is a parabola in each coordinate: with the slope μ/σ² and the halved precision
/// 1/(2σ²) it costs two multiplications with addition.
///
/// It is a class, so that to use it takes one count of references and not one for each of its
/// arrays: pages that are aligned at the same time share the model, and would wait for each other's
/// counts.
final class GaussianCodebooks: Sendable {
  let codebookCount: Int
  let streamWidths: [Int]
  let densities: Int
  let paddedDensities: Int
  /// μ / σ².
  let slopes: [Float]
  /// 1 / (2σ²).
  let precisions: [Float]
  /// The logarithm of each density at the origin; −10³⁰ in the padding.
  let constants: [Float]

  private let streamOffsets: [Int]
  private var totalWidth: Int { streamWidths.reduce(0, +) }

  /// Where a codebook's parameters of one stream begin in ``slopes`` and ``precisions``.
  func start(codebook: Int, stream: Int) -> Int {
    (codebook * totalWidth + streamOffsets[stream]) * paddedDensities
  }

  func constantStart(codebook: Int, stream: Int) -> Int {
    (codebook * streamWidths.count + stream) * paddedDensities
  }

  /// The mean of the density at a place in ``slopes`` and ``precisions``.
  func mean(at place: Int) -> Float { slopes[place] * variance(at: place) }

  /// The variance of the density at such a place.
  func variance(at place: Int) -> Float { 0.5 / precisions[place] }

  /// Works out the log densities of a codebook's stream at one to `WL_MOST_FRAMES` points.
  ///
  /// - Parameters:
  ///   - x: the first point's coordinates of this stream, each point `stride` behind the other.
  ///   - output: receives the densities of each point, `outputStride` behind one another.
  ///   - best: receives each point's largest.
  @unsafe
  func evaluate(
    codebook: Int, stream: Int, x: UnsafePointer<Float>, stride: Int, frames: Int,
    output: UnsafeMutablePointer<Float>, outputStride: Int, best: UnsafeMutablePointer<Float>
  ) {
    let start = start(codebook: codebook, stream: stream)
    let first = constantStart(codebook: codebook, stream: stream)
    unsafe slopes.withUnsafeBufferPointer { slopes in
      unsafe precisions.withUnsafeBufferPointer { precisions in
        unsafe constants.withUnsafeBufferPointer { constants in
          let parameters = unsafe wl_codebook(
            slopes: slopes.baseAddress! + start, precisions: precisions.baseAddress! + start,
            constants: constants.baseAddress! + first, dims: streamWidths[stream],
            densities: paddedDensities)
          unsafe wl_gaussians(x, stride, frames, parameters, output, outputStride, best)
        }
      }
    }
  }

  /// Lays out the contents of the `means` and `variances` files.
  convenience init(
    means: ParameterFile, variances: ParameterFile, streamWidths: [Int]
  ) throws(AcousticModelError) {
    guard means.sizes == variances.sizes, means.values.count == variances.values.count else {
      throw AcousticModelError(variances.file, "the variances do not fit the means")
    }
    self.init(
      codebooks: means.sizes[0], streamWidths: streamWidths, densities: means.sizes[2],
      means: means.values, variances: variances.values)
  }

  /// Lays out means and variances that stand codebook by codebook, stream by stream, density by
  /// density.
  init(
    codebooks: Int, streamWidths: [Int], densities: Int, means: [Float], variances: [Float]
  ) {
    codebookCount = codebooks
    self.densities = densities
    let padded = paddedCount(densities)
    paddedDensities = padded
    self.streamWidths = streamWidths
    streamOffsets = streamWidths.indices.map { streamWidths[..<$0].reduce(0, +) }

    let width = streamWidths.reduce(0, +)
    var laidSlopes = [Float](repeating: 0, count: codebookCount * width * padded)
    var laidPrecisions = laidSlopes
    var laidConstants = [Float](
      repeating: -1e30, count: codebookCount * streamWidths.count * padded)
    // Sphinx never lets a variance fall below 10⁻⁴.
    let floor: Float = 1e-4
    var source = 0
    var target = 0
    for block in 0..<codebookCount * streamWidths.count {
      let dims = streamWidths[block % streamWidths.count]
      for density in 0..<densities {
        var constant: Float = 0
        for dim in 0..<dims {
          let mean = means[source + dim]
          let variance = max(floor, variances[source + dim])
          laidSlopes[target + dim * padded + density] = mean / variance
          laidPrecisions[target + dim * padded + density] = 0.5 / variance
          constant -= 0.5 * (naturalLogarithm(2 * .pi * variance) + mean * mean / variance)
        }
        laidConstants[block * padded + density] = constant
        source += dims
      }
      target += dims * padded
    }
    slopes = laidSlopes
    precisions = laidPrecisions
    constants = laidConstants
  }
}
