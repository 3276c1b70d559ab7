/// What frames say about a mixture's Gaussians, summed up (the E step of expectation maximisation).
public struct MixtureStatistics: Sendable {
  /// How many frames each Gaussian stands for, in fractions.
  public private(set) var occupancies: [Double]
  private var sums: [Double]
  private var squares: [Double]
  private let width: Int

  /// How many frames were added.
  public var frameCount: Double { occupancies.reduce(0, +) }

  /// Prepares to sum up frames for a mixture.
  public init(_ mixture: DiagonalMixture) {
    occupancies = [Double](repeating: 0, count: mixture.count)
    sums = [Double](repeating: 0, count: mixture.count * mixture.width)
    squares = sums
    width = mixture.width
  }

  /// Adds a frame, which each Gaussian of the mixture takes its share of.
  public mutating func add(_ frame: ArraySlice<Float>, to mixture: DiagonalMixture) {
    precondition(mixture.count == occupancies.count && frame.count == width)
    for (index, share) in MixtureStatistics.shares(mixture.logDensities(at: frame)).enumerated()
    where share > 1e-4 {
      occupancies[index] += share
      var place = index * width
      for value in frame {
        let weighted = share * Double(value)
        sums[place] += weighted
        squares[place] += weighted * Double(value)
        place += 1
      }
    }
  }

  private static func shares(_ logDensities: [Float]) -> [Double] {
    guard logDensities.count > 1 else { return [1] }
    let best = logDensities.max() ?? 0
    let densities = logDensities.map { naturalExponential(Double($0 - best)) }
    let total = densities.reduce(0, +)
    return densities.map { $0 / total }
  }

  /// The likeliest mixture for the frames and for what was believed before: `weight` frames spread
  /// like each Gaussian of `prior` count as if they had been heard too (maximum a posteriori; J.-L. Gauvain and
  /// C.-H. Lee 1994).
  ///
  /// - Parameters:
  ///   - prior: as many Gaussians as the mixture the frames were added for.
  ///   - weight: above 0.
  ///   - floor: the least variance in each dimension.
  ///   - keepsVariances: whether the prior's variances are kept but for the floor, for Gaussians
  ///     that have too few frames to know their own.
  public func estimate(
    prior: DiagonalMixture, weight: Double, floor: [Float], keepsVariances: Bool = false
  ) -> DiagonalMixture {
    precondition(prior.count == occupancies.count && prior.width == width && weight > 0)
    var means = prior.means
    var variances = prior.variances
    for index in occupancies.indices {
      let total = occupancies[index] + weight
      for column in 0..<width {
        let place = index * width + column
        let before = Double(prior.means[place])
        let mean = (sums[place] + weight * before) / total
        let square =
          (squares[place] + weight * (Double(prior.variances[place]) + before * before)) / total
        means[place] = Float(mean)
        let heard = keepsVariances ? prior.variances[place] : Float(square - mean * mean)
        variances[place] = max(floor[column], heard)
      }
    }
    let all = frameCount + weight
    let weights = occupancies.indices.map {
      Float((occupancies[$0] + weight * Double(prior.weights[$0])) / all)
    }
    return DiagonalMixture(weights: weights, means: means, variances: variances)
  }
}
