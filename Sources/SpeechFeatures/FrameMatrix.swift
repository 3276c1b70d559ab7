/// Rows of equal width, one per frame, stored one after another.
public struct FrameMatrix: Sendable {
  /// The numbers in a row.
  public let width: Int
  /// Every number, row after row: `count * width` of them.
  public var values: [Float]

  /// The number of rows.
  public var count: Int { width == 0 ? 0 : values.count / width }

  /// Makes `count` rows of zeros.
  public init(count: Int, width: Int) {
    self.width = width
    values = [Float](repeating: 0, count: count * width)
  }

  /// One number of one row.
  public subscript(row: Int, column: Int) -> Float {
    get { values[row * width + column] }
    set { values[row * width + column] = newValue }
  }
}
