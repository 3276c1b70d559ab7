internal import CKernels
internal import SpeechFeatures

/// A linear transform of the features (a `feature_transform` file), such as LDA with MLLT.
struct FeatureTransform: Sendable {
  private let rows: Int
  private let columns: Int
  private let matrix: [Float]

  /// Keeps the first `keeping` rows of a file of 1 × rows × columns.
  init(_ file: ParameterFile, keeping: Int?) throws(AcousticModelError) {
    rows = min(keeping ?? file.sizes[1], file.sizes[1])
    columns = file.sizes[2]
    guard file.sizes[0] == 1, rows > 0 else {
      throw AcousticModelError(file.file, "a transform of the wrong sizes \(file.sizes)")
    }
    matrix = file.values
  }

  func apply(to features: FrameMatrix) -> FrameMatrix {
    precondition(features.width == columns)
    var result = FrameMatrix(count: features.count, width: rows)
    for frame in 0..<features.count {
      for row in 0..<rows {
        result[frame, row] = unsafe features.values.withUnsafeBufferPointer { input in
          unsafe matrix.withUnsafeBufferPointer { weights in
            unsafe wl_dot(
              weights.baseAddress! + row * columns, input.baseAddress! + frame * columns, columns)
          }
        }
      }
    }
    return result
  }
}
