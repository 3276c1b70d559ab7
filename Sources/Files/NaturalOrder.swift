/// The order in which people number their files: `page-2` before `page-10`.
public enum NaturalOrder {
  /// Whether `one` comes before `other`: runs of digits are compared as numbers of any length,
  /// everything else by code points. Names that are then equal (`1` and `01`) are ordered by
  /// their code points, so that the order never depends on where they stood before.
  public static func isBefore(_ one: String, _ other: String) -> Bool {
    let (left, right) = (Array(one.unicodeScalars), Array(other.unicodeScalars))
    var (i, j) = (0, 0)
    while i < left.count, j < right.count {
      if isDigit(left[i]), isDigit(right[j]) {
        let (first, second) = (number(in: left, from: &i), number(in: right, from: &j))
        if first.count != second.count { return first.count < second.count }
        if first != second { return first.lexicographicallyPrecedes(second) }
      } else {
        if left[i] != right[j] { return left[i] < right[j] }
        i += 1
        j += 1
      }
    }
    if i < left.count || j < right.count { return j < right.count }
    return left.lexicographicallyPrecedes(right)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar)
  }

  /// The digits of the number at `index`, without leading zeros; `index` moves behind it.
  private static func number(
    in scalars: [Unicode.Scalar], from index: inout Int
  ) -> ArraySlice<Unicode.Scalar> {
    let start = index
    while index < scalars.count, isDigit(scalars[index]) { index += 1 }
    return scalars[start..<index].drop { $0 == "0" }
  }
}
