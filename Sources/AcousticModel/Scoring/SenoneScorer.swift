internal import CKernels
public import SpeechFeatures

/// Scores frames against senones: the logarithm of each senone's density at a frame.
///
/// Densities are summed exactly, not cut to the best few. A codebook's densities are worked out
/// once for neighbouring senones that share it, and for a few frames at a time, so that its
/// parameters are loaded once for all of them. One instance serves one thread.
public struct SenoneScorer: ~Copyable {
  /// The number of frames that are scored together; more are taken in groups of this size.
  public static let batch = Int(WL_MOST_FRAMES)

  private let model: SphinxModel
  // Held here as well: reached through the model, which other threads use too, each use would be
  // counted there.
  private let codebooks: GaussianCodebooks
  private let streams: [Range<Int>]
  private let featureWidth: Int
  /// The densities of a codebook at one frame, all streams one after another.
  private let densityCount: Int
  private var densities: [Float]
  /// For each frame, the sum over streams of each stream's largest log density.
  private var peaks = [Float](repeating: 0, count: SenoneScorer.batch)
  private var streamBests = [Float](repeating: 0, count: SenoneScorer.batch)
  private var products = [Float](repeating: 0, count: SenoneScorer.batch)

  /// Prepares to score with a model.
  public init(_ model: SphinxModel) {
    self.model = model
    codebooks = model.codebooks
    streams = model.streams
    featureWidth = codebooks.streamWidths.reduce(0, +)
    densityCount = streams.count * codebooks.paddedDensities
    densities = [Float](repeating: 0, count: SenoneScorer.batch * densityCount)
  }

  /// The features that the model scores, from joined cepstra (see `DynamicFeatures`).
  public func features(_ joined: FrameMatrix) -> FrameMatrix {
    model.featureTransform?.apply(to: joined) ?? joined
  }

  /// Writes the log density of each of `senones` at each of `frames`.
  ///
  /// - Parameters:
  ///   - senones: in an order that keeps those of a codebook together.
  ///   - features: rows of ``features(_:)``.
  ///   - frames: the rows.
  ///   - scores: receives, from `start` on, as many numbers for each frame as there are senones.
  public mutating func score(
    _ senones: [Int32], features: FrameMatrix, frames: Range<Int>, into scores: inout [Float],
    at start: Int
  ) {
    precondition(features.width == featureWidth && frames.upperBound <= features.count)
    precondition(start + frames.count * senones.count <= scores.count)
    for first in stride(from: frames.lowerBound, to: frames.upperBound, by: SenoneScorer.batch) {
      let group = first..<min(first + SenoneScorer.batch, frames.upperBound)
      let row = start + (first - frames.lowerBound) * senones.count
      var codebook = -1
      for (index, senone) in senones.enumerated() {
        let wanted = model.codebook(ofSenone: Int(senone))
        if wanted != codebook {
          codebook = wanted
          evaluate(codebook: codebook, features: features, frames: group)
        }
        mix(senone: Int(senone), frameCount: group.count)
        for frame in 0..<group.count {
          scores[row + frame * senones.count + index] = products[frame] + peaks[frame]
        }
      }
    }
  }

  /// Fills `densities` with the codebook's densities at each frame, as shares of each stream's
  /// largest.
  private mutating func evaluate(codebook: Int, features: FrameMatrix, frames: Range<Int>) {
    let padded = codebooks.paddedDensities
    for frame in 0..<frames.count { peaks[frame] = 0 }
    unsafe features.values.withUnsafeBufferPointer { x in
      unsafe densities.withUnsafeMutableBufferPointer { densities in
        for stream in streams.indices {
          let columns = streams[stream]
          let output = unsafe densities.baseAddress! + stream * padded
          unsafe codebooks.evaluate(
            codebook: codebook, stream: stream,
            x: x.baseAddress! + frames.lowerBound * featureWidth + columns.lowerBound,
            stride: featureWidth, frames: frames.count, output: output, outputStride: densityCount,
            best: &streamBests)
          for frame in 0..<frames.count {
            unsafe wl_exp(output + frame * densityCount, streamBests[frame], padded)
            peaks[frame] += streamBests[frame]
          }
        }
      }
    }
  }

  /// Fills `products` with the logarithms of a senone's mixtures.
  private mutating func mix(senone: Int, frameCount: Int) {
    let start = model.weights.start(senone: senone, stream: 0)
    unsafe model.weights.values.withUnsafeBufferPointer { weights in
      unsafe wl_mixtures(
        weights.baseAddress! + start, densities, densityCount, frameCount, streams.count,
        codebooks.paddedDensities, &products)
    }
    // No product of three streams' sums falls below e⁻⁷⁸, so that one logarithm serves them all.
    unsafe wl_log(&products, .leastNormalMagnitude, frameCount)
  }
}
