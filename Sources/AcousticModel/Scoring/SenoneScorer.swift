internal import CKernels
public import SpeechFeatures

/// Scores frames against senones: the logarithm of each senone's density at a frame.
///
/// Densities are summed exactly, not cut to the best few. A codebook's densities are worked out
/// once for neighbouring senones that share it. One instance serves one thread.
public struct SenoneScorer: ~Copyable {
  private let model: SphinxModel
  private let featureWidth: Int
  private var densities: [Float]
  /// The sum over streams of each stream's largest log density.
  private var peak: Float = 0
  private var codebook = -1

  /// Prepares to score with a model.
  public init(_ model: SphinxModel) {
    self.model = model
    featureWidth = model.codebooks.streamWidths.reduce(0, +)
    densities = [Float](
      repeating: 0, count: model.streams.count * model.codebooks.paddedDensities)
  }

  /// The features that the model scores, from joined cepstra (see `DynamicFeatures`).
  public func features(_ joined: FrameMatrix) -> FrameMatrix {
    model.featureTransform?.apply(to: joined) ?? joined
  }

  /// Writes the log density of each of `senones` at one frame.
  ///
  /// - Parameters:
  ///   - senones: in an order that keeps those of a codebook together.
  ///   - features: rows of ``features(_:)``.
  ///   - frame: the row.
  ///   - scores: receives as many numbers as there are senones, from `start` on.
  public mutating func score(
    _ senones: [Int32], features: FrameMatrix, frame: Int, into scores: inout [Float],
    at start: Int
  ) {
    precondition(features.width == featureWidth)
    codebook = -1
    for (index, senone) in senones.enumerated() {
      let wanted = model.codebook(ofSenone: Int(senone))
      if wanted != codebook {
        let row = features.values.span.extracting(frame * featureWidth..<(frame + 1) * featureWidth)
        evaluate(codebook: wanted, frame: row)
      }
      scores[start + index] = peak + logMixture(Int(senone))
    }
  }

  private mutating func evaluate(codebook: Int, frame: Span<Float>) {
    let books = model.codebooks
    let padded = books.paddedDensities
    self.codebook = codebook
    peak = 0
    unsafe densities.withUnsafeMutableBufferPointer { densities in
      unsafe frame.withUnsafeBufferPointer { x in
        for (stream, columns) in model.streams.enumerated() {
          let start = books.start(codebook: codebook, stream: stream)
          let output = unsafe densities.baseAddress! + stream * padded
          let best = unsafe books.means.withUnsafeBufferPointer { means in
            unsafe books.precisions.withUnsafeBufferPointer { precisions in
              unsafe books.constants.withUnsafeBufferPointer { constants in
                unsafe wl_gaussians(
                  x.baseAddress! + columns.lowerBound, means.baseAddress! + start,
                  precisions.baseAddress! + start,
                  constants.baseAddress! + books.constantStart(codebook: codebook, stream: stream),
                  columns.count, padded, output)
              }
            }
          }
          for density in 0..<padded { unsafe output[density] -= best }
          peak += best
        }
      }
      unsafe wl_exp(densities.baseAddress!, densities.count)
    }
  }

  private func logMixture(_ senone: Int) -> Float {
    // No product of three streams' sums falls below e⁻⁷⁸, so that one logarithm serves them all.
    var product: Float = 1
    let padded = model.weights.paddedDensities
    for stream in 0..<model.streams.count {
      let start = model.weights.start(senone: senone, stream: stream)
      product *= unsafe model.weights.values.withUnsafeBufferPointer { weights in
        unsafe densities.withUnsafeBufferPointer { densities in
          unsafe wl_dot(
            weights.baseAddress! + start, densities.baseAddress! + stream * padded, padded)
        }
      }
    }
    return naturalLogarithm(max(.leastNormalMagnitude, product))
  }
}
