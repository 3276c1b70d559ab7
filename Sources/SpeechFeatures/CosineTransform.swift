internal import CKernels

/// The type-II discrete cosine transform of log bands, which gives cepstra.
struct CosineTransform: Sendable {
  let outputWidth: Int
  private let inputWidth: Int
  /// `outputWidth` rows of `inputWidth` weights.
  private let weights: [Float]

  /// Prepares the first `outputWidth` of the transform's rows.
  ///
  /// - Parameter scale: a factor for each row, times √(2 / inputWidth), at which all rows but the
  ///   first have the length 1.
  init(inputWidth: Int, outputWidth: Int, scale: (Int) -> Double) {
    self.inputWidth = inputWidth
    self.outputWidth = outputWidth
    let unit = (2 / Double(inputWidth)).squareRoot()
    weights = (0..<outputWidth).flatMap { row in
      let factor = unit * scale(row)
      return (0..<inputWidth).map { column in
        Float(
          factor * cosine(.pi * Double(row) * (Double(column) + 0.5) / Double(inputWidth)))
      }
    }
  }

  /// Transforms every row.
  func apply(_ rows: FrameMatrix) -> FrameMatrix {
    precondition(rows.width == inputWidth)
    var result = FrameMatrix(count: rows.count, width: outputWidth)
    unsafe weights.withUnsafeBufferPointer { weights in
      unsafe rows.values.withUnsafeBufferPointer { input in
        for row in 0..<rows.count {
          for column in 0..<outputWidth {
            result.values[row * outputWidth + column] = unsafe wl_dot(
              weights.baseAddress! + column * inputWidth, input.baseAddress! + row * inputWidth,
              inputWidth)
          }
        }
      }
    }
    return result
  }
}
