/// The Sphinx front end: mel-frequency cepstra as acoustic models are trained on.
///
/// Pre-emphasis, Hamming window, power spectrum, mel filters, natural logarithm, orthonormal
/// DCT-II and lifter, as in the CMU Sphinx tools (S. Davis and P. Mermelstein, "Comparison of
/// parametric representations for monosyllabic word recognition", 1980).
public struct CepstralFrontEnd: Sendable {
  /// What the front end needs to know of the model.
  public struct Parameters: Sendable, Equatable {
    /// The spectrum.
    public var spectrum: LogMelSpectrum.Parameters
    /// The number of cepstra, the zeroth included.
    public var cepstrumCount = 13
    /// The lifter's length; 0 for none.
    public var lifter = 22

    /// The parameters of the US English model.
    public init() {
      spectrum = LogMelSpectrum.Parameters(
        windowSize: 410, window: .hamming, transformSize: 512, emphasis: 0.97,
        bands: .init(
          bandCount: 25, lowestHertz: 130, highestHertz: 6800, roundsEdgesToBins: true))
    }
  }

  /// What the front end was made with.
  public let parameters: Parameters
  /// The log bands that the cepstra are made from.
  public let spectrum: LogMelSpectrum

  private let transform: CosineTransform

  /// Prepares the front end.
  public init(_ parameters: Parameters) {
    self.parameters = parameters
    spectrum = LogMelSpectrum(parameters.spectrum)
    let length = Double(parameters.lifter)
    transform = CosineTransform(
      inputWidth: parameters.spectrum.bands.bandCount, outputWidth: parameters.cepstrumCount
    ) { row in
      let lift = length == 0 ? 1 : 1 + length / 2 * sine(.pi * Double(row) / length)
      return row == 0 ? lift * 0.5.squareRoot() : lift
    }
  }

  /// The cepstra of rows of log bands.
  public func cepstra(_ bands: FrameMatrix) -> FrameMatrix { transform.apply(bands) }
}
