import CKernels
import Foundation
import Testing

/// The kernels against plain double-precision arithmetic.
@Suite struct KernelTests {
  private func numbers(_ count: Int, from low: Float, to high: Float) -> [Float] {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    return (0..<count).map { _ in
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return low + (high - low) * Float(state >> 40) / Float(1 << 24)
    }
  }

  @Test(arguments: [0, 1, 7, 16, 33, 410]) func dotProduct(count: Int) {
    let (a, b) = (numbers(count, from: -2, to: 2), numbers(count, from: 0, to: 3))
    let expected = zip(a, b).reduce(0.0) { $0 + Double($1.0) * Double($1.1) }
    let sum = unsafe wl_dot(a, b, count)
    #expect(abs(Double(sum) - expected) < 1e-3)
  }

  @Test func logarithm() {
    let inputs = (-30...60).map { Float(pow(10, Double($0) / 5)) }
    var values = inputs
    unsafe wl_log(&values, 1e-4, values.count)
    for (input, value) in zip(inputs, values) {
      let expected = log(Double(input) + 1e-4)
      #expect(abs(Double(value) - expected) < 1e-6 * max(1, abs(expected)))
    }
  }

  @Test func exponential() {
    let inputs = numbers(1000, from: -80, to: 20) + [-88, -1000, -.infinity, 0]
    var values = inputs
    unsafe wl_exp(&values, values.count)
    for (input, value) in zip(inputs, values) {
      let expected = input < -87 ? 0 : exp(Double(input))
      #expect(abs(Double(value) - expected) <= 3e-7 * expected)
    }
  }

  @Test(arguments: [16, 32, 48, 64, 128, 144]) func gaussians(densities: Int) {
    let dims = 13
    let x = numbers(dims, from: -3, to: 3)
    let means = numbers(dims * densities, from: -3, to: 3)
    let precisions = numbers(dims * densities, from: 0.1, to: 2)
    let constants = numbers(densities, from: -20, to: 0)
    var output = [Float](repeating: 0, count: densities)
    let best = unsafe wl_gaussians(x, means, precisions, constants, dims, densities, &output)
    for density in 0..<densities {
      var expected = Double(constants[density])
      for dim in 0..<dims {
        let difference = Double(x[dim]) - Double(means[dim * densities + density])
        expected -= difference * difference * Double(precisions[dim * densities + density])
      }
      #expect(abs(Double(output[density]) - expected) < 1e-4 * max(1, abs(expected)))
    }
    #expect(best == output.max())
  }
}
