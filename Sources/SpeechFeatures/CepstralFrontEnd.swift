internal import CKernels

/// The Sphinx front end: mel-frequency cepstra as the acoustic model was trained on.
///
/// Pre-emphasis, Hamming window, power spectrum, mel filters, natural logarithm, orthonormal
/// DCT-II and lifter (`aligned` with the CMU Sphinx tools' `sphinx_fe`; S. Davis and
/// P. Mermelstein, "Comparison of parametric representations for monosyllabic word recognition",
/// 1980). Frame `i` is centred on sample `i * hop`:
///
/// ```
///            hop
///           ├────┤
///   ──┬─────┼────┼────┼─────┬──▶ samples
///     └──── window of frame 0 ──┘
/// ```
public struct CepstralFrontEnd: Sendable {
  /// What the front end needs to know of the model.
  public struct Parameters: Sendable, Equatable {
    /// Samples a second of the input.
    public var sampleRate = 16_000
    /// The window's length in samples.
    public var windowSize = 410
    /// The transform's length in samples.
    public var transformSize = 512
    /// How much of the sample before is taken from each sample.
    public var emphasis: Float = 0.97
    /// The number of mel bands.
    public var bandCount = 25
    /// The lower edge of the first band in Hz.
    public var lowestHertz = 130.0
    /// The upper edge of the last band in Hz.
    public var highestHertz = 6800.0
    /// The number of cepstra, the zeroth included.
    public var cepstrumCount = 13
    /// The lifter's length; 0 for none.
    public var lifter = 22

    /// The parameters of the US English model.
    public init() {}
  }

  /// What the front end was made with.
  public let parameters: Parameters

  private let plan: FourierPlan
  private let filters: MelFilterBank
  private let window: [Float]
  /// `cepstrumCount` rows of `bandCount` weights: DCT and lifter in one.
  private let transform: [Float]

  /// Prepares the front end.
  public init(_ parameters: Parameters) {
    self.parameters = parameters
    plan = FourierPlan(size: parameters.transformSize)
    window = WindowFunction.hamming(parameters.windowSize)
    filters = MelFilterBank(
      .init(
        bandCount: parameters.bandCount, lowestHertz: parameters.lowestHertz,
        highestHertz: parameters.highestHertz, roundsEdgesToBins: true),
      transformSize: parameters.transformSize, sampleRate: Double(parameters.sampleRate))
    transform = CepstralFrontEnd.cosineTransform(parameters)
  }

  /// The samples that `frameCount` frames at a hop of `hop` reach over, counted from the first
  /// frame's centre: the first one is negative.
  public func reach(frameCount: Int, hop: Int) -> Range<Int> {
    let before = parameters.windowSize / 2 + 1
    let first = -before
    return first..<(first + max(0, frameCount - 1) * hop + parameters.windowSize + 1)
  }

  /// The cepstra of `frameCount` frames, `hop` samples apart.
  ///
  /// - Parameters:
  ///   - samples: 16-bit integer scale, as many as ``reach(frameCount:hop:)`` says.
  ///   - floor: the least power that a band is taken to have, above 0. Sphinx takes 10⁻⁴; a floor
  ///     near the noise of real rooms keeps digital silence from looking like nothing ever heard.
  /// - Returns: `frameCount` rows of `cepstrumCount` numbers.
  public func cepstra(
    _ samples: Span<Float>, frameCount: Int, hop: Int, floor: Float
  ) -> FrameMatrix {
    precondition(samples.count == reach(frameCount: frameCount, hop: hop).count)
    let width = parameters.cepstrumCount
    var result = FrameMatrix(count: frameCount, width: width)
    let spectrum = PowerSpectrum(plan: plan, window: window, emphasis: parameters.emphasis)
    var power = [Float](repeating: 0, count: plan.binCount)
    var bands = [Float](repeating: 0, count: filters.bandCount)
    var powerSpan = power.mutableSpan
    var bandSpan = bands.mutableSpan
    var output = result.values.mutableSpan
    for frame in 0..<frameCount {
      let start = frame * hop
      spectrum.compute(
        samples.extracting(start..<start + parameters.windowSize + 1), into: &powerSpan)
      filters.apply(powerSpan.span, into: &bandSpan)
      takeLogarithm(&bandSpan, floor: floor)
      for index in 0..<width {
        output[frame * width + index] = unsafe bandSpan.withUnsafeMutableBufferPointer { bands in
          unsafe transform.withUnsafeBufferPointer { rows in
            unsafe wl_dot(
              rows.baseAddress! + index * bands.count, bands.baseAddress!, bands.count)
          }
        }
      }
    }
    return result
  }

  private static func cosineTransform(_ parameters: Parameters) -> [Float] {
    let bands = Double(parameters.bandCount)
    return (0..<parameters.cepstrumCount).flatMap { index in
      let scale = (index == 0 ? 1 / bands : 2 / bands).squareRoot()
      let length = Double(parameters.lifter)
      let lift = length == 0 ? 1 : 1 + length / 2 * sine(.pi * Double(index) / length)
      return (0..<parameters.bandCount).map { band in
        Float(lift * scale * cosine(.pi * Double(index) * (Double(band) + 0.5) / bands))
      }
    }
  }
}
