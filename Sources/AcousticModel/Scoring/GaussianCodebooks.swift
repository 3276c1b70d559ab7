/// The Gaussians that senones are mixed from, laid out for the kernels: for each codebook and
/// stream, `dims` rows of `paddedDensities` means and as many halved precisions.
struct GaussianCodebooks: Sendable {
  let codebookCount: Int
  let streamWidths: [Int]
  let densities: Int
  let paddedDensities: Int
  let means: [Float]
  /// 1 / (2σ²).
  let precisions: [Float]
  /// The logarithm of each density at its mean; −10³⁰ in the padding.
  let constants: [Float]

  private let streamOffsets: [Int]
  private var totalWidth: Int { streamWidths.reduce(0, +) }

  /// Where a codebook's parameters of one stream begin in `means` and `precisions`.
  func start(codebook: Int, stream: Int) -> Int {
    (codebook * totalWidth + streamOffsets[stream]) * paddedDensities
  }

  func constantStart(codebook: Int, stream: Int) -> Int {
    (codebook * streamWidths.count + stream) * paddedDensities
  }

  /// Lays out the contents of the `means` and `variances` files.
  init(
    means: ParameterFile, variances: ParameterFile, streamWidths: [Int]
  ) throws(AcousticModelError) {
    guard means.sizes == variances.sizes, means.values.count == variances.values.count else {
      throw AcousticModelError(variances.file, "the variances do not fit the means")
    }
    codebookCount = means.sizes[0]
    densities = means.sizes[2]
    let padded = paddedCount(means.sizes[2])
    paddedDensities = padded
    self.streamWidths = streamWidths
    streamOffsets = streamWidths.indices.map { streamWidths[..<$0].reduce(0, +) }

    let width = streamWidths.reduce(0, +)
    var laidMeans = [Float](repeating: 0, count: codebookCount * width * padded)
    var laidPrecisions = laidMeans
    var laidConstants = [Float](
      repeating: -1e30, count: codebookCount * streamWidths.count * padded)
    // Sphinx never lets a variance fall below 10⁻⁴.
    let floor: Float = 1e-4
    var source = 0
    var target = 0
    for block in 0..<codebookCount * streamWidths.count {
      let dims = streamWidths[block % streamWidths.count]
      for density in 0..<densities {
        var logDeterminant: Float = 0
        for dim in 0..<dims {
          let variance = max(floor, variances.values[source + dim])
          laidMeans[target + dim * padded + density] = means.values[source + dim]
          laidPrecisions[target + dim * padded + density] = 0.5 / variance
          logDeterminant += naturalLogarithm(2 * .pi * variance)
        }
        laidConstants[block * padded + density] = -0.5 * logDeterminant
        source += dims
      }
      target += dims * padded
    }
    self.means = laidMeans
    precisions = laidPrecisions
    constants = laidConstants
  }
}
