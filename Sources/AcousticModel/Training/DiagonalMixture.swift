/// A mixture of Gaussians whose dimensions are independent.
public struct DiagonalMixture: Sendable, Equatable {
  /// The number of dimensions.
  public let width: Int
  /// How much each Gaussian counts; their sum is 1.
  public let weights: [Float]
  /// The means: `width` numbers for each Gaussian.
  public let means: [Float]
  /// The variances, laid out like the means.
  public let variances: [Float]

  /// 1 / (2σ²), laid out like the means.
  private let precisions: [Float]
  /// The logarithm of each weighted Gaussian at its mean.
  private let constants: [Float]

  /// The number of Gaussians.
  public var count: Int { weights.count }

  /// Makes a mixture.
  ///
  /// - Precondition: there is a Gaussian, the sizes fit, and every variance is above 0.
  public init(weights: [Float], means: [Float], variances: [Float]) {
    precondition(!weights.isEmpty && means.count == variances.count)
    precondition(means.count.isMultiple(of: weights.count) && variances.allSatisfy { $0 > 0 })
    let width = means.count / weights.count
    self.width = width
    self.weights = weights
    self.means = means
    self.variances = variances
    precisions = variances.map { 0.5 / $0 }
    constants = weights.indices.map { index in
      let own = variances[index * width..<(index + 1) * width]
      return naturalLogarithm(max(weights[index], .leastNormalMagnitude))
        - 0.5 * own.reduce(0) { $0 + naturalLogarithm(2 * .pi * $1) }
    }
  }

  /// Makes a single Gaussian.
  public init(mean: [Float], variance: [Float]) {
    self.init(weights: [1], means: mean, variances: variance)
  }

  /// The logarithm of each Gaussian's weighted density at a point.
  func logDensities(at point: ArraySlice<Float>) -> [Float] {
    precondition(point.count == width)
    let (means, precisions, first) = (means.span, precisions.span, point.startIndex)
    return weights.indices.map { index in
      var sum = constants[index]
      let place = index * width
      for column in 0..<width {
        let distance = point[first + column] - means[place + column]
        sum -= distance * distance * precisions[place + column]
      }
      return sum
    }
  }

  /// Splits Gaussians in two, each half moved by a fifth of the standard deviation.
  ///
  /// - Parameter mayGrow: whether a Gaussian is to be split.
  public func split(where mayGrow: (Int) -> Bool) -> DiagonalMixture {
    var weights: [Float] = []
    var means: [Float] = []
    var variances: [Float] = []
    for index in 0..<count {
      let range = index * width..<(index + 1) * width
      let isSplit = mayGrow(index)
      for side: Float in isSplit ? [-0.2, 0.2] : [0] {
        weights.append(self.weights[index] / (isSplit ? 2 : 1))
        means += range.map { self.means[$0] + side * self.variances[$0].squareRoot() }
        variances += self.variances[range]
      }
    }
    return DiagonalMixture(weights: weights, means: means, variances: variances)
  }
}
