/// Where a word stands in the page's text: offsets into its UTF-8 bytes, from which every other
/// unit (UTF-16, code points, characters) can be counted.
public struct TextRange: Sendable, Hashable, Codable {
  /// The offset of the first byte inside.
  public var lowerBound: Int
  /// The offset of the first byte after.
  public var upperBound: Int

  /// Makes the range from byte `lowerBound` to byte `upperBound`.
  ///
  /// - Precondition: `0 <= lowerBound <= upperBound`.
  public init(_ lowerBound: Int, _ upperBound: Int) {
    precondition(0 <= lowerBound && lowerBound <= upperBound, "a range cannot end before it starts")
    self.lowerBound = lowerBound
    self.upperBound = upperBound
  }
}
