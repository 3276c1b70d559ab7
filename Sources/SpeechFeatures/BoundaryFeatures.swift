/// The short-time cepstra that boundaries between phones are judged by: every 2.5 ms over a window
/// of 12 ms, sharper in time than what phones are recognised by.
public struct BoundaryFeatures: Sendable {
  /// Samples between frames at 16 kHz: 2.5 ms.
  public static let hop = 40
  /// The numbers in a row.
  public static let width = 14

  /// The log bands that the cepstra are made from.
  public let spectrum: LogMelSpectrum

  private let transform: CosineTransform
  /// Brings the cepstra to sizes near 1.
  private let scale: [Float] =
    [1 / 10, 1 / 4, 1 / 3, 1 / 3] + [Float](repeating: 1 / 2, count: 4)
    + [Float](repeating: 1 / 1.5, count: 6)

  /// Prepares the transform and the filters.
  public init() {
    spectrum = LogMelSpectrum(
      .init(
        windowSize: 192, window: .hann, transformSize: 512, emphasis: 0.97,
        bands: .init(
          bandCount: 24, lowestHertz: 80, highestHertz: 7600, roundsEdgesToBins: true)))
    transform = CosineTransform(
      inputWidth: spectrum.parameters.bands.bandCount, outputWidth: BoundaryFeatures.width
    ) { _ in 1 }
  }

  /// The cepstra of rows of log bands, not yet normalised.
  public func cepstra(_ bands: FrameMatrix) -> FrameMatrix { transform.apply(bands) }

  /// Takes the recording's mean away from cepstra and brings them to sizes near 1.
  public func normalize(_ cepstra: inout FrameMatrix, mean: [Float]) {
    precondition(mean.count == cepstra.width)
    for row in 0..<cepstra.count {
      for column in 0..<cepstra.width {
        cepstra[row, column] = (cepstra[row, column] - mean[column]) * scale[column]
      }
    }
  }
}
