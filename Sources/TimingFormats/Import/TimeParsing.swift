/// Reads numbers and times as files spell them; nil wherever the spelling is not exactly that.
enum TimeParsing {
  /// A decimal number such as `0.420`, `-3` or `1e-3`; not `inf`, `nan`, or a hexadecimal one.
  static func number(_ text: some StringProtocol) -> Double? {
    guard text.utf8.allSatisfy({ isNumeric($0) }), let value = Double(text), value.isFinite else {
      return nil
    }
    return value
  }

  /// A count of digits only.
  static func digits(_ text: some StringProtocol) -> Double? {
    guard !text.isEmpty, text.utf8.allSatisfy({ 0x30 <= $0 && $0 <= 0x39 }) else { return nil }
    return Double(text)
  }

  /// Seconds spelled as a clock: `1:02:03.5`, `02:03,500`, `03.5`. The fraction may stand behind a
  /// point or a comma.
  static func clock(_ text: some StringProtocol) -> Double? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count), let last = parts.last else { return nil }
    let seconds = last.split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { $0 == "." || $0 == "," })
    guard let whole = digits(seconds[0]) else { return nil }
    var total = whole
    if seconds.count == 2 {
      guard digits(seconds[1]) != nil, let fraction = Double("0." + seconds[1]) else { return nil }
      total += fraction
    }
    for (part, worth) in zip(parts.dropLast().reversed(), [60.0, 3600.0]) {
      guard let count = digits(part) else { return nil }
      total += count * worth
    }
    return total
  }

  private static func isNumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "e"),
      UInt8(ascii: "E"):
      true
    default: false
    }
  }
}
