/// A number as JSON writes it: the digits themselves, so that nothing is rounded on the way through.
///
/// Two numbers are equal when they are spelled alike: `1` and `1.0` are not.
public struct JSONNumber: Sendable, Hashable {
  /// The number as it stands in the file.
  public let literal: String

  /// Makes a number of digits that a parser has found to be well formed.
  init(literal: String) { self.literal = literal }

  /// Makes a whole number.
  public init(_ integer: some BinaryInteger) { literal = String(integer) }

  /// Makes the shortest number that reads back as `double`.
  ///
  /// - Precondition: `double` is finite; JSON has no word for infinity or for what is not a number.
  public init(_ double: Double) {
    precondition(double.isFinite, "JSON holds finite numbers only")
    literal = double.description
  }

  /// Makes `ticks` / 10^`decimals` with exactly that many decimals: 420000 ticks of six decimals
  /// are `0.420000`.
  ///
  /// - Precondition: `decimals` is 0 to 18.
  public init(ticks: Int64, decimals: Int) { literal = decimalText(ticks, decimals: decimals) }

  /// The value; nil where it is too large for a `Double` (`1e999`).
  public var double: Double? {
    Double(literal).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The value where it is a whole number that fits.
  public var integer: Int64? {
    if let exact = Int64(literal) { return exact }
    return double.flatMap { Int64(exactly: $0) }
  }
}

/// Writes `ticks` / 10^`decimals` with exactly that many decimals.
///
/// The one place where a count becomes decimal text: integers only, so nothing is rounded.
///
/// - Precondition: `decimals` is 0 to 18.
public func decimalText(_ ticks: Int64, decimals: Int) -> String {
  precondition((0...18).contains(decimals), "0 to 18 decimals fit in 64 bits")
  var power: UInt64 = 1
  for _ in 0..<decimals { power *= 10 }
  let (whole, fraction) = ticks.magnitude.quotientAndRemainder(dividingBy: power)
  var text = ticks < 0 ? "-" : ""
  text += String(whole)
  guard decimals > 0 else { return text }
  text += "."
  let digits = String(fraction)
  for _ in digits.utf8.count..<decimals { text += "0" }
  text += digits
  return text
}
