import Foundation
import Testing

@testable import AudioInput

/// The quality of the way to 16 kHz, as numbers.
@Suite struct ResamplerTests {
  static let rates = [
    8_000, 11_025, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000, 96_000, 192_000,
  ]

  /// A quarter of a second of a sine wave, through the resampler in blocks of an odd size.
  private func resampledTone(_ frequency: Double, rate: Int, amplitude: Double) throws -> [Float] {
    let step = 2 * Double.pi * frequency / Double(rate)
    let samples = (0..<rate / 4).map { Float(amplitude * sin(step * Double($0))) }
    var resampler = try Resampler(sampleRate: rate)
    var writer = WaveformWriter()
    for start in stride(from: 0, to: samples.count, by: 1_337) {
      let block = Array(samples[start..<min(start + 1_337, samples.count)])
      try resampler.append(block, count: block.count, to: &writer)
    }
    try resampler.finish(to: &writer)
    let waveform = writer.finish()
    #expect(waveform.count == 4_000)
    return AudioInputTests.samples(of: waveform, 0..<waveform.count)
  }

  /// How strong a frequency is in the middle of a signal, under a Hann window.
  private func amplitude(of frequency: Double, in samples: [Float]) -> Double {
    var real = 0.0
    var imaginary = 0.0
    for index in 1_000..<3_000 {
      let window = 1 - cos(2 * .pi * Double(index - 1_000) / 2_000)
      let angle = 2 * Double.pi * frequency * Double(index) / 16_000
      real += window * cos(angle) * Double(samples[index])
      imaginary += window * sin(angle) * Double(samples[index])
    }
    return hypot(real, imaginary) / 1_000
  }

  @Test(arguments: rates)
  func aToneKeepsItsPhaseAndGainsNoNoise(rate: Int) throws {
    let resampled = try resampledTone(997, rate: rate, amplitude: 16_384)
    var noise = 0.0
    var signal = 0.0
    for index in 500..<3_500 {
      let expected = 16_384 * sin(2 * .pi * 997 * Double(index) / 16_000)
      noise += pow(Double(resampled[index]) - expected, 2)
      signal += expected * expected
    }
    // Rounding to 16 bits leaves 95 dB.
    #expect(10 * log10(signal / noise) > 92)
  }

  @Test(arguments: rates.filter { $0 >= 16_000 }, [100.0, 1_000, 4_000, 6_800])
  func whatSpeechNeedsPasses(rate: Int, frequency: Double) throws {
    let resampled = try resampledTone(frequency, rate: rate, amplitude: 10_000)
    let gain = 20 * log10(amplitude(of: frequency, in: resampled) / 10_000)
    #expect(abs(gain) < 0.02)
  }

  @Test(
    arguments: [22_050, 24_000, 32_000, 44_100, 48_000, 96_000, 192_000], [8_400.0, 9_500, 10_900])
  func whatDoesNotFitIsGone(rate: Int, frequency: Double) throws {
    let resampled = try resampledTone(frequency, rate: rate, amplitude: 30_000)
    let loudest = resampled[1_000..<3_000].map(abs).max() ?? 0
    #expect(loudest < 1, "an alias at \(20 * log10(loudest / 30_000)) dB")
  }

  @Test(arguments: [8_000, 11_025])
  func aLowRateHasNoMirrorImage(rate: Int) throws {
    let resampled = try resampledTone(3_000, rate: rate, amplitude: 30_000)
    let image = amplitude(of: Double(rate) - 3_000, in: resampled)
    #expect(20 * log10(image / 30_000) < -90)
  }

  @Test(arguments: rates)
  func aWholeSecondHasSixteenThousandSamples(rate: Int) throws {
    var resampler = try Resampler(sampleRate: rate)
    var writer = WaveformWriter()
    let second = [Float](repeating: 1, count: rate)
    for _ in 0..<3 { try resampler.append(second, count: rate, to: &writer) }
    try resampler.finish(to: &writer)
    #expect(writer.finish().count == 48_000)
  }

  @Test(arguments: [0, 1, 2, 3, 100])
  func shortRecordingsKeepTheirLength(count: Int) throws {
    var resampler = try Resampler(sampleRate: 48_000)
    var writer = WaveformWriter()
    try resampler.append([Float](repeating: 0, count: 100), count: count, to: &writer)
    try resampler.finish(to: &writer)
    #expect(abs(Double(writer.finish().count) - Double(count) / 3) < 1)
  }
}
