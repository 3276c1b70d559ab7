internal import CKernels
public import SpeechFeatures

/// A quick guess at which phones may be heard at a frame: one Gaussian for each state of each
/// phone, with the mean and variance of the mixture it stands for.
///
/// All phones together cost a third of scoring one phone exactly.
public struct PhoneSketch: Sendable {
  /// The phones that are speech, in the order of the model.
  public let phones: [Int]

  private let model: SphinxModel
  private let width: Int
  private let statesPerPhone: Int
  private let padded: Int
  private let means: [Float]
  private let precisions: [Float]
  private let constants: [Float]

  /// Sketches a model.
  public init(_ model: SphinxModel) {
    self.model = model
    let speech = model.phoneNames.indices.filter {
      $0 != model.silence && !model.fillers.contains($0)
    }
    phones = speech
    statesPerPhone = model.statesPerPhone
    width = model.codebooks.streamWidths.reduce(0, +)
    let senones = speech.flatMap { model.senones(phone: $0) }
    padded = paddedCount(senones.count)
    var means = [Float](repeating: 0, count: width * padded)
    var precisions = means
    var constants = [Float](repeating: -1e30, count: padded)
    for (column, senone) in senones.enumerated() {
      var logDeterminant: Float = 0
      for (dim, moments) in model.moments(ofSenone: senone).enumerated() {
        means[dim * padded + column] = moments.mean
        precisions[dim * padded + column] = 0.5 / moments.variance
        logDeterminant += naturalLogarithm(2 * .pi * moments.variance)
      }
      constants[column] = -0.5 * logDeterminant
    }
    self.means = means
    self.precisions = precisions
    self.constants = constants
  }

  /// Writes the log density of each state of each of ``phones`` at a frame.
  ///
  /// - Parameters:
  ///   - features: rows of `SenoneScorer.features(_:)`.
  ///   - scores: receives the states of ``phones``, one phone after another; made as long as needed.
  public func score(features: FrameMatrix, frame: Int, into scores: inout [Float]) {
    if scores.count != padded { scores = [Float](repeating: 0, count: padded) }
    unsafe features.values.withUnsafeBufferPointer { x in
      _ = unsafe wl_gaussians(
        x.baseAddress! + frame * width, means, precisions, constants, width, padded, &scores)
    }
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
          let mean = codebooks.means[row + density]
          sum += weight * mean
          square += weight * (mean * mean + 0.5 / codebooks.precisions[row + density])
        }
        let mean = sum / total
        return (mean, max(1e-4, square / total - mean * mean))
      }
    }
  }
}
