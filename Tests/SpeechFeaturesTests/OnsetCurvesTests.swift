import Testing

@testable import SpeechFeatures

@Suite struct OnsetCurvesTests {
  /// Noise of one level, then of another, that changes at sample `change`.
  private func noise(_ count: Int, change: Int, before: Float, after: Float) -> [Float] {
    var state: UInt64 = 88_172_645_463_325_252
    return (0..<count).map { index in
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      let unit = Float(state >> 40) / Float(1 << 24) - 0.5
      return unit * (index < change ? before : after)
    }
  }

  private func curves(before: Float, after: Float) -> (OnsetCurves, Int) {
    let spectrum = OnsetCurves.makeSpectrum()
    let frames = 200 + 2 * OnsetCurves.span
    let reach = spectrum.reach(frameCount: frames, hop: OnsetCurves.hop)
    // The first curve's moment is `span` rows after the first row.
    let moment = 100
    let change = (moment + OnsetCurves.span) * OnsetCurves.hop - reach.lowerBound
    let samples = noise(reach.count, change: change, before: before, after: after)
    let bands = spectrum.bands(
      samples.span, frameCount: frames, hop: OnsetCurves.hop,
      floors: [Float](repeating: 1, count: spectrum.parameters.bands.bandCount))
    return (OnsetCurves(bands), moment)
  }

  private func peak(_ curve: [Float]) -> Int { curve.firstIndex(of: curve.max() ?? 0) ?? -1 }

  @Test func aRiseIsFoundToWithinFourMilliseconds() {
    let (curves, moment) = curves(before: 20, after: 4000)
    #expect(abs(peak(curves.rise) - moment) <= 4)
    #expect(abs(peak(curves.novelty) - moment) <= 4)
    #expect((curves.fall.max() ?? 0) < 0.5 * (curves.rise.max() ?? 0))
  }

  @Test func aFallIsFoundToWithinSixMilliseconds() {
    let (curves, moment) = curves(before: 4000, after: 20)
    #expect(abs(peak(curves.fall) - moment) <= 6)
  }

  @Test func aSteadySoundHasNoOnset() {
    let (curves, _) = curves(before: 1000, after: 1000)
    #expect((curves.novelty.max() ?? 0) < 1)
  }
}
