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
    unsafe wl_exp(&values, 2, values.count)
    for (input, value) in zip(inputs, values) {
      let expected = exp(max(-86, Double(input - 2)))
      #expect(abs(Double(value) - expected) <= 3e-7 * expected)
    }
  }

  @Test(arguments: [16, 48, 128], 1...Int(WL_MOST_FRAMES))
  func gaussians(densities: Int, frames: Int) {
    let (dims, stride) = (13, 17)
    let x = numbers(stride * frames, from: -3, to: 3)
    let means = numbers(dims * densities, from: -3, to: 3)
    let precisions = numbers(dims * densities, from: 0.1, to: 2)
    let slopes = zip(means, precisions).map { 2 * $0 * $1 }
    let constants = numbers(densities, from: -20, to: 0)
    var output = [Float](repeating: 0, count: densities * frames)
    var best = [Float](repeating: 0, count: frames)
    unsafe slopes.withUnsafeBufferPointer { slopes in
      unsafe precisions.withUnsafeBufferPointer { precisions in
        unsafe constants.withUnsafeBufferPointer { constants in
          let codebook = unsafe wl_codebook(
            slopes: slopes.baseAddress, precisions: precisions.baseAddress,
            constants: constants.baseAddress, dims: dims, densities: densities)
          unsafe wl_gaussians(x, stride, frames, codebook, &output, densities, &best)
        }
      }
    }
    for frame in 0..<frames {
      for density in 0..<densities {
        var expected = Double(constants[density])
        for dim in 0..<dims {
          let mean = Double(means[dim * densities + density])
          let difference = Double(x[frame * stride + dim]) - mean
          let precision = Double(precisions[dim * densities + density])
          expected -= (difference * difference - mean * mean) * precision
        }
        let value = Double(output[frame * densities + density])
        #expect(abs(value - expected) < 1e-4 * max(1, abs(expected)))
      }
      #expect(best[frame] == output[frame * densities..<(frame + 1) * densities].max())
    }
  }

  @Test(arguments: [1, 3], 1...Int(WL_MOST_FRAMES))
  func mixtures(streams: Int, frames: Int) {
    let (count, stride) = (48, 48 * streams + 16)
    let weights = numbers(streams * count, from: 0, to: 1)
    let densities = numbers(stride * frames, from: 0, to: 1)
    var products = [Float](repeating: 0, count: frames)
    unsafe wl_mixtures(weights, densities, stride, frames, streams, count, &products)
    for frame in 0..<frames {
      var expected = 1.0
      for stream in 0..<streams {
        expected *= (0..<count).reduce(0.0) {
          $0 + Double(weights[stream * count + $1])
            * Double(densities[frame * stride + stream * count + $1])
        }
      }
      #expect(abs(Double(products[frame]) - expected) < 1e-5 * expected)
    }
  }
}
