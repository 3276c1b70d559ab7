/// Brings the interleaved channels of a recording to one, and notices what is wrong with them.
///
/// The mix is the mean of the channels, in the scale of ``Waveform`` (full scale is 32,768).
struct ChannelMixer {
  /// The number of channels.
  let channels: Int
  /// The magnitude from which a sample counts as full scale, where 1 is full scale.
  private let fullScale: Float
  /// For each channel, how many samples at full scale its last block ended with.
  private var openRuns: [Int]
  /// Mean power of the channels and of their mix, over a part of every block.
  private var channelPower = 0.0
  private var mixPower = 0.0

  private(set) var clippedRuns = 0
  private(set) var clippedSamples: Int64 = 0
  private(set) var invalidSamples: Int64 = 0
  private(set) var frameCount: Int64 = 0

  /// A run of full-scale samples is clipping from this length on; a shorter one may be a peak.
  private static let clippedRunLength = 3
  /// Beyond 144 dB over full scale a value is not sound, and its square would not fit a `Float`.
  private static let largestValue: Float = 0x1p24
  /// In float files a sample may exceed full scale; so far beyond, the file uses another scale.
  private static let otherScale: Float = 4

  init(channels: Int, fullScale: Float) {
    self.channels = channels
    self.fullScale = fullScale
    openRuns = Array(repeating: 0, count: channels)
  }

  /// The channels mostly cancel each other: their mix is more than 10 dB weaker than they are.
  /// (Channels that have nothing in common lose 3 dB.)
  var channelsCancel: Bool { channels > 1 && channelPower > 0 && mixPower < channelPower / 10 }

  /// Mixes `frames` frames at the start of `samples` into `mono`. Invalid samples become 0.
  mutating func mix(_ samples: inout [Float], frames: Int, into mono: inout [Float]) {
    precondition(samples.count >= frames * channels && mono.count >= frames)
    var values = samples.mutableSpan
    inspect(&values, count: frames * channels)
    let gain = Waveform.fullScale / Float(channels)
    let channels = channels
    unsafe samples.withUnsafeBufferPointer { input in
      unsafe mono.withUnsafeMutableBufferPointer { output in
        switch channels {
        case 1:
          for frame in 0..<frames { unsafe output[frame] = input[frame] * gain }
        case 2:
          for frame in 0..<frames {
            unsafe output[frame] = (input[2 &* frame] + input[2 &* frame &+ 1]) * gain
          }
        default:
          for frame in 0..<frames {
            var sum: Float = 0
            for channel in 0..<channels { unsafe sum += input[frame &* channels &+ channel] }
            unsafe output[frame] = sum * gain
          }
        }
      }
    }
    if channels > 1 { comparePower(samples, mono, frames: min(frames, 512)) }
    frameCount += Int64(frames)
  }

  /// Looks for invalid and full-scale samples; the common case is one pass for the peak.
  private mutating func inspect(_ samples: inout MutableSpan<Float>, count: Int) {
    var peak = Self.peak(samples.span, count: count)
    if !(peak <= Self.largestValue) {
      for index in 0..<count where !(samples[index].magnitude <= Self.largestValue) {
        samples[index] = 0
        invalidSamples += 1
      }
      peak = Self.peak(samples.span, count: count)
    }
    if peak >= fullScale {
      for channel in 0..<channels { findRuns(samples.span, count: count, channel: channel) }
    } else {
      for channel in 0..<channels { openRuns[channel] = 0 }
    }
  }

  /// The largest magnitude; not a number when one of the samples is not.
  private static func peak(_ samples: Span<Float>, count: Int) -> Float {
    // The bits of floats without their sign are ordered as the magnitudes are, with everything
    // that is not finite on top.
    var peak: Int32 = 0
    for index in 0..<count {
      let bits = Int32(bitPattern: unsafe samples[unchecked: index].bitPattern & 0x7fff_ffff)
      peak = bits > peak ? bits : peak
    }
    return Float(bitPattern: UInt32(bitPattern: peak))
  }

  private mutating func findRuns(_ samples: Span<Float>, count: Int, channel: Int) {
    var run = openRuns[channel]
    for index in stride(from: channel, to: count, by: channels) {
      let magnitude = samples[index].magnitude
      guard magnitude >= fullScale && magnitude < Self.otherScale else {
        run = 0
        continue
      }
      run += 1
      if run == Self.clippedRunLength {
        clippedRuns += 1
        clippedSamples += Int64(run)
      } else if run > Self.clippedRunLength {
        clippedSamples += 1
      }
    }
    openRuns[channel] = run
  }

  private mutating func comparePower(_ samples: [Float], _ mono: [Float], frames: Int) {
    for frame in 0..<frames {
      let mixed = Double(mono[frame] / Waveform.fullScale)
      mixPower += mixed * mixed
    }
    var sum = 0.0
    for index in 0..<frames * channels { sum += Double(samples[index]) * Double(samples[index]) }
    channelPower += sum / Double(channels)
  }
}
