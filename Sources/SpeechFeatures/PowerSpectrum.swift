internal import CFFTW
internal import CKernels

/// Turns windowed frames into power spectra. One instance serves one thread.
public struct PowerSpectrum: ~Copyable {
  private let plan: FourierPlan
  private let buffers: FourierBuffers
  private let window: [Float]
  private let emphasis: Float

  /// Prepares the transform of frames as long as `window`.
  ///
  /// - Parameters:
  ///   - plan: the transform, at least as long as the window; frames are padded with zeros.
  ///   - window: the window's weights.
  ///   - emphasis: how much of the sample before is taken from each sample (pre-emphasis).
  public init(plan: FourierPlan, window: [Float], emphasis: Float) {
    precondition(window.count <= plan.size, "the window must fit the transform")
    self.plan = plan
    self.window = window
    self.emphasis = emphasis
    buffers = FourierBuffers(size: plan.size)
  }

  /// Writes |X(k)|², not scaled, of the frame that begins with the second of `samples`.
  ///
  /// - Parameters:
  ///   - samples: the sample before the frame, then the frame: one more than the window has.
  ///   - power: receives as many bins as the plan has.
  public func compute(_ samples: Span<Float>, into power: inout MutableSpan<Float>) {
    precondition(samples.count == window.count + 1 && power.count == plan.binCount)
    unsafe samples.withUnsafeBufferPointer { input in
      unsafe wl_emphasize(input.baseAddress!, window, emphasis, buffers.frame, window.count)
    }
    plan.transform(buffers)
    unsafe power.withUnsafeMutableBufferPointer { output in
      let pairs = unsafe UnsafeRawPointer(buffers.spectrum).assumingMemoryBound(to: Float.self)
      unsafe wl_power(pairs, output.baseAddress!, plan.binCount)
    }
  }
}

/// The shape that frames are weighted by.
public enum WindowFunction: Sendable, Equatable {
  /// The Hamming window, whose first and last weights are 0.08.
  case hamming
  /// The Hann window, whose first and last weights are 0.
  case hann

  /// The weights of a symmetric window of `count` samples.
  func weights(_ count: Int) -> [Float] {
    let mean = self == .hamming ? 0.54 : 0.5
    return (0..<count).map {
      Float(mean - (1 - mean) * cosine(2 * .pi * Double($0) / Double(count - 1)))
    }
  }
}
