public import SpeechFeatures

/// A quick guess at which phones may be heard at a frame: one Gaussian for each state of each
/// phone, with the mean and variance of the mixture it stands for.
///
/// All phones together cost a third of scoring one phone exactly.
public struct PhoneSketch: Sendable {
  /// The phones that are speech, in the order of the model.
  public let phones: [Int]

  /// One codebook of one stream.
  private let gaussians: GaussianCodebooks

  /// Sketches a model.
  public init(_ model: SphinxModel) {
    phones = model.phoneNames.indices.filter {
      $0 != model.silence && !model.fillers.contains($0)
    }
    let moments = phones.flatMap { model.senones(phone: $0) }.map(model.moments)
    gaussians = GaussianCodebooks(
      codebooks: 1, streamWidths: [model.codebooks.streamWidths.reduce(0, +)],
      densities: moments.count, means: moments.flatMap { $0.map(\.mean) },
      variances: moments.flatMap { $0.map(\.variance) })
  }

  /// The log density of each state of each of ``phones`` at every frame.
  ///
  /// - Parameter features: rows of `SenoneScorer.features(_:)`.
  /// - Returns: rows of the states of one phone after another, with padding behind.
  public func scores(_ features: FrameMatrix) -> FrameMatrix {
    var result = FrameMatrix(count: features.count, width: gaussians.paddedDensities)
    var best = [Float](repeating: 0, count: SenoneScorer.batch)
    unsafe features.values.withUnsafeBufferPointer { x in
      unsafe result.values.withUnsafeMutableBufferPointer { output in
        for frame in stride(from: 0, to: features.count, by: SenoneScorer.batch) {
          unsafe gaussians.evaluate(
            codebook: 0, stream: 0, x: x.baseAddress! + frame * features.width,
            stride: features.width, frames: min(SenoneScorer.batch, features.count - frame),
            output: output.baseAddress! + frame * result.width, outputStride: result.width,
            best: &best)
        }
      }
    }
    return result
  }
}

extension SphinxModel {
  /// The mean and the variance of a senone in each dimension.
  func moments(ofSenone senone: Int) -> [(mean: Float, variance: Float)] {
    let padded = codebooks.paddedDensities
    let codebook = codebook(ofSenone: senone)
    return codebooks.streamWidths.indices.flatMap { stream in
      let first = weights.start(senone: senone, stream: stream)
      let own = weights.values[first..<first + codebooks.densities]
      let total = own.reduce(0, +)
      return (0..<codebooks.streamWidths[stream]).map { dim in
        let row = codebooks.start(codebook: codebook, stream: stream) + dim * padded
        var (sum, square): (Float, Float) = (0, 0)
        for (density, weight) in own.enumerated() {
          let mean = codebooks.mean(at: row + density)
          sum += weight * mean
          square += weight * (mean * mean + codebooks.variance(at: row + density))
        }
        let mean = sum / total
        return (mean, max(1e-4, square / total - mean * mean))
      }
    }
  }
}
