/// The logarithm of the power in mel bands, frame by frame: what all features are made from.
///
/// Frame `i` is centred on sample `i * hop`:
///
/// ```
///            hop
///           ├────┤
///   ──┬─────┼────┼────┼─────┬──▶ samples
///     └──── window of frame 0 ──┘
/// ```
public struct LogMelSpectrum: Sendable {
  /// How the frames are cut and the bands laid out.
  public struct Parameters: Sendable, Equatable {
    /// Samples a second of the input.
    public var sampleRate = 16_000
    /// The window's length in samples.
    public var windowSize: Int
    /// The window's shape.
    public var window: WindowFunction
    /// The transform's length in samples; at least the window's, even.
    public var transformSize: Int
    /// How much of the sample before is taken from each sample (pre-emphasis).
    public var emphasis: Float
    /// The bands.
    public var bands: MelFilterBank.Layout

    /// Describes a spectrum of sound at 16 kHz.
    public init(
      windowSize: Int, window: WindowFunction, transformSize: Int, emphasis: Float,
      bands: MelFilterBank.Layout
    ) {
      self.windowSize = windowSize
      self.window = window
      self.transformSize = transformSize
      self.emphasis = emphasis
      self.bands = bands
    }
  }

  /// What the spectrum was made with.
  public let parameters: Parameters

  private let plan: FourierPlan
  private let filters: MelFilterBank
  private let window: [Float]

  /// Prepares the transform and the filters.
  public init(_ parameters: Parameters) {
    self.parameters = parameters
    plan = FourierPlan(size: parameters.transformSize)
    window = parameters.window.weights(parameters.windowSize)
    filters = MelFilterBank(
      parameters.bands, transformSize: parameters.transformSize,
      sampleRate: Double(parameters.sampleRate))
  }

  /// The samples that `frameCount` frames reach over, counted from the first frame's centre: the
  /// first one is negative.
  public func reach(frameCount: Int, hop: Int) -> Range<Int> {
    // Pre-emphasis wants one sample more than the window has.
    let first = -(parameters.windowSize / 2) - 1
    return first..<(first + max(0, frameCount - 1) * hop + parameters.windowSize + 1)
  }

  /// The log power of `frameCount` frames, `hop` samples apart: a row of bands each, in nepers.
  ///
  /// - Parameters:
  ///   - samples: 16-bit integer scale, as many as ``reach(frameCount:hop:)`` says.
  ///   - floors: what is added to the power of each band, above 0. Floors near the noise of real
  ///     rooms keep digital silence from looking like nothing that was ever heard.
  public func bands(
    _ samples: Span<Float>, frameCount: Int, hop: Int, floors: [Float]
  ) -> FrameMatrix {
    let width = filters.bandCount
    precondition(samples.count == reach(frameCount: frameCount, hop: hop).count)
    precondition(floors.count == width && floors.allSatisfy { $0 > 0 })
    var result = FrameMatrix(count: frameCount, width: width)
    let spectrum = PowerSpectrum(plan: plan, window: window, emphasis: parameters.emphasis)
    var power = [Float](repeating: 0, count: plan.binCount)
    var powerSpan = power.mutableSpan
    var values = result.values.mutableSpan
    for frame in 0..<frameCount {
      let start = frame * hop
      spectrum.compute(
        samples.extracting(start..<start + parameters.windowSize + 1), into: &powerSpan)
      filters.apply(powerSpan.span, floors: floors, into: &values, at: frame * width)
    }
    takeLogarithm(&values)
    return result
  }
}
