/// A recording as the aligner hears it: one channel at 16,000 samples a second.
///
/// Samples are held as 16-bit integers in blocks of 4,096 with one scale per block, so that two
/// hours take 230 MB and the rounding noise stays 90 dB or more below the loudest sample of its
/// block, in a quiet 24-bit recording as well. Scales are powers of two, so a 16-bit recording at
/// 16 kHz is held exactly.
///
/// Values are in the scale of 16-bit integers: full scale is 32,768. Acoustic models are trained
/// on samples of that size.
public struct Waveform: Sendable {
  /// Samples a second.
  public static let sampleRate = 16_000
  /// The value of a full-scale sample.
  public static let fullScale: Float = 32_768

  /// A block's samples share one scale.
  static let blockLength = 1 << blockShift
  static let blockShift = 12
  /// Blocks are kept in pages so that a growing recording is never copied.
  static let pageLength = 1 << pageShift
  static let pageShift = 18

  /// The number of samples.
  public private(set) var count = 0
  private var pages: [[Int16]] = []
  private var scales: [Float] = []

  /// An empty waveform.
  init() {}

  /// Makes a waveform of 16 kHz samples whose full scale is ``fullScale``.
  ///
  /// Samples that are not finite are held as 0.
  public init(samples: [Float]) {
    var writer = WaveformWriter()
    writer.append(samples.span)
    self = writer.finish()
  }

  /// Copies the samples of `range` to the start of `samples`; places outside the recording give 0.
  ///
  /// Takes time proportional to the length of `range`.
  ///
  /// - Precondition: `samples` has room for `range.count` values.
  public func copySamples(_ range: Range<Int>, into samples: inout MutableSpan<Float>) {
    precondition(samples.count >= range.count, "no room for the samples asked for")
    unsafe samples.withUnsafeMutableBufferPointer { out in
      let inside = range.clamped(to: 0..<count)
      guard !inside.isEmpty else { return unsafe out[..<range.count].update(repeating: 0) }
      let head = inside.lowerBound - range.lowerBound
      let tail = inside.upperBound - range.lowerBound
      unsafe out[..<head].update(repeating: 0)
      unsafe out[tail..<range.count].update(repeating: 0)
      var position = inside.lowerBound
      while position < inside.upperBound {
        let block = position >> Self.blockShift
        let end = min(inside.upperBound, (block + 1) << Self.blockShift)
        let target = position - range.lowerBound
        unsafe copyWithinBlock(
          position..<end, into: UnsafeMutableBufferPointer(rebasing: out[target...]))
        position = end
      }
    }
  }

  /// Copies samples that all lie in one block.
  private func copyWithinBlock(_ range: Range<Int>, into out: UnsafeMutableBufferPointer<Float>) {
    let scale = scales[range.lowerBound >> Self.blockShift]
    let offset = range.lowerBound & (Self.pageLength - 1)
    unsafe pages[range.lowerBound >> Self.pageShift].withUnsafeBufferPointer { page in
      let source = unsafe UnsafeBufferPointer(rebasing: page[offset..<offset + range.count])
      precondition(source.count <= out.count)
      for index in 0..<source.count { unsafe out[index] = Float(source[index]) * scale }
    }
  }

  /// Adds the first `length` samples of a block; only the last block may be shorter than
  /// ``blockLength``. All samples are finite and within `extremes`.
  mutating func appendBlock(_ block: [Float], length: Int, extremes: Extremes) {
    precondition(count.isMultiple(of: Self.blockLength))
    precondition(length <= Self.blockLength && length <= block.count)
    let scale = extremes.scale
    let gain = 1 / scale
    // Adding 1.5 * 2^23 leaves the integer nearest to a value of up to 22 bits in the low bits of
    // the sum: rounding without a branch, which the compiler turns into vector code.
    let rounder: Float = 12_582_912
    let offset = count & (Self.pageLength - 1)
    if offset == 0 { pages.append([Int16](repeating: 0, count: Self.pageLength)) }
    unsafe block.withUnsafeBufferPointer { values in
      unsafe pages[pages.count - 1].withUnsafeMutableBufferPointer { page in
        let target = unsafe UnsafeMutableBufferPointer(rebasing: page[offset..<offset + length])
        for index in 0..<target.count {
          let sum = unsafe values[index] * gain + rounder
          unsafe target[index] = Int16(truncatingIfNeeded: sum.bitPattern)
        }
      }
    }
    scales.append(scale)
    count += length
  }

  /// The largest value of a block and its largest magnitude.
  ///
  /// Both are kept as the bits of floats: as integers these are in the same order (the highest one
  /// wherever it is not negative), and unlike floats, integers are compared in vectors.
  struct Extremes {
    var highest: Int32 = 0
    var magnitude: Int32 = 0

    /// The smallest power of two that brings every sample into 16 bits.
    var scale: Float {
      let highest = Float(bitPattern: UInt32(bitPattern: highest))
      let magnitude = Float(bitPattern: UInt32(bitPattern: magnitude))
      // The negative side reaches one step further than the positive one.
      let steps = max(highest / 32_767, magnitude > highest ? magnitude / 32_768 : 0)
      // Below this the samples are 140 dB under one step of 16 bits: silence.
      guard steps > 0x1p-40 else { return 0x1p-40 }
      let power = Float(sign: .plus, exponent: steps.exponent, significand: 1)
      return power < steps ? power * 2 : power
    }
  }
}
