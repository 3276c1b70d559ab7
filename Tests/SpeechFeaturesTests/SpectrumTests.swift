import Foundation
import Testing

@testable import SpeechFeatures

@Suite struct SpectrumTests {
  private let spectrum = CepstralFrontEnd(.init()).spectrum

  private func floors(_ power: Float) -> [Float] {
    [Float](repeating: power, count: spectrum.parameters.bands.bandCount)
  }

  private func tone(_ hertz: Double, count: Int) -> [Float] {
    (0..<count).map { Float(8000 * sin(2 * .pi * hertz * Double($0) / 16_000)) }
  }

  @Test(arguments: [200.0, 440, 1000, 2500, 5000])
  func aToneIsLoudestInItsOwnBand(hertz: Double) {
    let samples = tone(hertz, count: spectrum.reach(frameCount: 3, hop: 160).count)
    let bands = spectrum.bands(samples.span, frameCount: 3, hop: 160, floors: floors(1e-3))
    func mel(_ hertz: Double) -> Double { 2595 * log10(1 + hertz / 700) }
    let width = (mel(6800) - mel(130)) / 26
    let expected = (mel(hertz) - mel(130)) / width - 1
    let row = (0..<25).map { bands[1, $0] }
    let loudest = row.firstIndex(of: row.max() ?? 0) ?? -1
    #expect(abs(Double(loudest) - expected) <= 1)
  }

  @Test func digitalSilenceLiesAtTheFloor() {
    let samples = [Float](repeating: 0, count: spectrum.reach(frameCount: 2, hop: 80).count)
    let bands = spectrum.bands(samples.span, frameCount: 2, hop: 80, floors: floors(0.5))
    #expect(bands.values.allSatisfy { abs($0 - log(0.5)) < 1e-5 })
  }

  @Test func framesAreCentredOnTheirSample() {
    // A click at sample 1600 is loudest in the frame centred there: the tenth at a hop of 160.
    let reach = spectrum.reach(frameCount: 21, hop: 160)
    var samples = [Float](repeating: 0, count: reach.count)
    samples[1600 - reach.lowerBound] = 30_000
    let bands = spectrum.bands(samples.span, frameCount: 21, hop: 160, floors: floors(1e-3))
    let levels = (0..<21).map { row in (0..<25).reduce(0) { $0 + bands[row, $1] } }
    #expect(levels.firstIndex(of: levels.max() ?? 0) == 10)
  }

  @Test func cosineTransformIsOrthonormalWithoutALifter() {
    let transform = CosineTransform(inputWidth: 8, outputWidth: 8) {
      $0 == 0 ? 0.5.squareRoot() : 1
    }
    var identity = FrameMatrix(count: 8, width: 8)
    for index in 0..<8 { identity[index, index] = 1 }
    let rows = transform.apply(identity)
    for one in 0..<8 {
      for other in 0..<8 {
        let dot = (0..<8).reduce(Float(0)) { $0 + rows[one, $1] * rows[other, $1] }
        #expect(abs(dot - (one == other ? 1 : 0)) < 1e-5)
      }
    }
  }

  @Test func powerSpectrumAgreesWithTheDefinition() {
    let plan = FourierPlan(size: 16)
    let samples = (0..<17).map { Float(($0 * 7919) % 23) - 11 }
    let spectrum = PowerSpectrum(
      plan: plan, window: [Float](repeating: 1, count: 16), emphasis: 0)
    var power = [Float](repeating: 0, count: 9)
    var span = power.mutableSpan
    spectrum.compute(samples.span, into: &span)
    for bin in 0..<9 {
      var (real, imaginary) = (0.0, 0.0)
      for index in 0..<16 {
        let angle = 2 * Double.pi * Double(bin * index) / 16
        real += Double(samples[index + 1]) * cos(angle)
        imaginary -= Double(samples[index + 1]) * sin(angle)
      }
      let expected = real * real + imaginary * imaginary
      #expect(abs(Double(power[bin]) - expected) < 1e-2 + 1e-5 * expected)
    }
  }
}
