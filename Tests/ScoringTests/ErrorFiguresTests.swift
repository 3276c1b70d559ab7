import Testing

@testable import Scoring

@Suite struct ErrorFiguresTests {
  @Test(arguments: [
    ([5.0], 0.5, 5.0), ([1, 3], 0.5, 2), ([1, 2, 3], 0.5, 2), ([0, 10], 0.9, 9),
    ([1, 2, 3, 4, 5], 0.25, 2), ([1, 2, 3, 4, 5], 1, 5), ([], 0.5, 0),
  ])
  func interpolatesQuantiles(values: [Double], probability: Double, quantile: Double) {
    #expect(abs(ErrorFigures.quantile(probability, of: values) - quantile) < 1e-12)
  }

  @Test func biasKeepsTheSignAndTheRestDoesNot() throws {
    let figures = try #require(ErrorFigures([-0.03, 0.01]))
    #expect(abs(figures.bias + 10) < 1e-9)
    #expect(abs(figures.mean - 20) < 1e-9)
    #expect(figures.share(within: 10) == 0.5)
    #expect(figures.share(within: 20) == 0.5)
  }

  @Test func nothingHasNoFigures() {
    #expect(ErrorFigures([]) == nil)
    #expect(ErrorFigures([], missing: 2)?.shares.allSatisfy { $0 == 0 } == true)
  }

  @Test(arguments: [
    (0.05, 1, "0.1"), (-0.04, 1, "0.0"), (-12.345, 2, "-12.35"), (7, 0, "7"), (1.005, 3, "1.005"),
    (.infinity, 1, "-"),
  ])
  func printsFixedDecimals(number: Double, decimals: Int, text: String) {
    #expect(number.fixed(decimals) == text)
  }
}
