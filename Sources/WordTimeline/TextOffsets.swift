/// Counts a text's offsets in the units that others use: UTF-8 bytes, UTF-16 code units (Java,
/// JavaScript, `NSString`) and code points (Python).
///
/// - Complexity: linear in the text to make; constant time a question from bytes, logarithmic the
///   other way.
public struct TextOffsets: Sendable {
  /// For each byte offset, the code points and UTF-16 code units that begin before it.
  private var codePointsBefore: [Int32] = []
  private var unitsBefore: [Int32] = []

  /// Counts a text.
  ///
  /// - Precondition: the text has fewer than 2^31 bytes.
  public init(_ text: String) {
    let bytes = text.utf8
    codePointsBefore.reserveCapacity(bytes.count + 1)
    unitsBefore.reserveCapacity(bytes.count + 1)
    var codePoints: Int32 = 0
    var units: Int32 = 0
    for byte in bytes {
      codePointsBefore.append(codePoints)
      unitsBefore.append(units)
      guard byte & 0xC0 != 0x80 else { continue }
      codePoints += 1
      units += byte >= 0xF0 ? 2 : 1
    }
    codePointsBefore.append(codePoints)
    unitsBefore.append(units)
  }

  /// The count of bytes of the text.
  public var byteCount: Int { codePointsBefore.count - 1 }

  /// The code points before a byte; an offset beyond the text counts as its end.
  public func codePoints(before byte: Int) -> Int {
    Int(codePointsBefore[min(max(0, byte), byteCount)])
  }

  /// The UTF-16 code units before a byte; an offset beyond the text counts as its end.
  public func utf16Units(before byte: Int) -> Int {
    Int(unitsBefore[min(max(0, byte), byteCount)])
  }

  /// The byte at which the code point with that number begins; nil beyond the text.
  public func byte(ofCodePoint number: Int) -> Int? { last(number, in: codePointsBefore) }

  /// The byte at which the UTF-16 code unit with that number begins; nil beyond the text.
  public func byte(ofUTF16Unit number: Int) -> Int? { last(number, in: unitsBefore) }

  /// The last offset with at most `number` units before it: the bytes of a character behind its
  /// first already count it, so that this is where a character begins.
  private func last(_ number: Int, in counts: [Int32]) -> Int? {
    guard number >= 0, let total = counts.last, number <= Int(total) else { return nil }
    var low = 0
    var high = counts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if Int(counts[middle]) <= number { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

extension String {
  /// The text that a range of bytes spells; nil where it lies outside or cuts a character's bytes.
  public func spelling(of range: TextRange) -> Substring? {
    guard range.upperBound <= utf8.count else { return nil }
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    let end = utf8.index(start, offsetBy: range.upperBound - range.lowerBound)
    guard String.Index(start, within: unicodeScalars) != nil,
      String.Index(end, within: unicodeScalars) != nil
    else { return nil }
    return self[start..<end]
  }
}
