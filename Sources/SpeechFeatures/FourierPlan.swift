internal import CFFTW
private import Synchronization

/// FFTW's plan for real frames of one length, made once and shared by every thread.
///
/// FFTW's planner keeps process-wide state, so plans are made and destroyed under one lock; running
/// a plan is safe from any thread. Plans are estimated, not timed: a timed plan may differ from run
/// to run, and with it the last bits of every feature.
@safe public final class FourierPlan: Sendable {
  /// The samples in a frame.
  public let size: Int
  /// The bins of a spectrum: from 0 to half the sample rate, both included.
  public var binCount: Int { size / 2 + 1 }

  private static let planner = Mutex<Void>(())
  // FFTW's plan is never written to after it is made.
  nonisolated(unsafe) private let plan: fftwf_plan

  /// Plans transforms of `size` samples.
  ///
  /// - Precondition: `size` is even and positive.
  public init(size: Int) {
    precondition(size > 0 && size.isMultiple(of: 2), "a frame has an even number of samples")
    self.size = size
    let buffers = FourierBuffers(size: size)
    let address = FourierPlan.planner.withLock { _ in
      unsafe UInt(
        bitPattern: fftwf_plan_dft_r2c_1d(
          Int32(size), buffers.frame, buffers.spectrum, FFTW_ESTIMATE))
    }
    // Zero only for sizes that FFTW cannot plan, which the precondition excludes.
    unsafe plan = fftwf_plan(bitPattern: address)!
  }

  deinit {
    FourierPlan.planner.withLock { _ in unsafe fftwf_destroy_plan(plan) }
  }

  func transform(_ buffers: borrowing FourierBuffers) {
    precondition(buffers.size == size)
    unsafe fftwf_execute_dft_r2c(plan, buffers.frame, buffers.spectrum)
  }
}

/// The aligned memory that one thread transforms in.
@safe struct FourierBuffers: ~Copyable {
  let size: Int
  let frame: UnsafeMutablePointer<Float>
  let spectrum: UnsafeMutablePointer<fftwf_complex>

  init(size: Int) {
    self.size = size
    // FFTW's allocator returns nil only when memory has run out, where nothing could go on.
    unsafe frame = fftwf_alloc_real(size)!
    unsafe spectrum = fftwf_alloc_complex(size / 2 + 1)!
    unsafe frame.initialize(repeating: 0, count: size)
  }

  deinit {
    unsafe fftwf_free(frame)
    unsafe fftwf_free(spectrum)
  }
}
