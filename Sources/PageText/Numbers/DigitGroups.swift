/// What runs of digits parted by `.`, `,`, `'`, `-` or spaces can mean as one number.
struct DigitGroups {
  /// The whole number and its decimals, the likelier understanding first.
  var readings: [(whole: String, decimals: String)] = []

  /// - Parameters:
  ///   - pieces: the runs of digits and the signs between them.
  ///   - pattern: their kinds, as in ``NumberShape``.
  ///   - decimalComma: whether the comma parts decimals.
  init(_ pieces: [String], _ pattern: String, decimalComma: Bool) {
    let digits = zip(pieces, pattern).filter { $1 == "0" }.map(\.0)
    let signs = pattern.filter { $0 != "0" }
    guard !digits.isEmpty, pattern.allSatisfy({ "0.,' ٬".contains($0) }) else { return }
    let point: Character = decimalComma ? "," : "."
    if pattern == ".0" || pattern == ",0" {
      readings = [("", digits[0])]
      return
    }
    guard pattern.first == "0", pattern.last == "0", digits.count == signs.count + 1 else { return }
    let groupsFit = digits.dropFirst().allSatisfy { $0.count == 3 } && digits[0].count <= 3
    if signs.isEmpty {
      readings = [(digits[0], "")]
    } else if Set(signs).count == 1, signs.count > 1 {
      if groupsFit || Self.isIndian(digits) { readings = [(digits.joined(), "")] }
    } else if signs.count == 1 {
      let decimal = (digits[0], digits[1])
      let grouped = (digits.joined(), "")
      if !groupsFit {
        readings = [decimal]
      } else {
        readings = signs.first == point ? [decimal, grouped] : [grouped, decimal]
      }
    } else if let last = signs.last, last != signs.first, Set(signs.dropLast()).count == 1,
      digits.dropFirst().dropLast().allSatisfy({ $0.count == 3 || $0.count == 2 })
    {
      readings = [(digits.dropLast().joined(), digits[digits.count - 1])]
    }
  }

  /// Whether the groups are those of lakhs and crores: `12,34,567`.
  private static func isIndian(_ digits: [String]) -> Bool {
    digits.last?.count == 3 && digits.dropFirst().dropLast().allSatisfy { $0.count == 2 }
      && digits[0].count <= 2
  }
}
