/// A printed number cut into runs of digits, runs of letters and single signs.
struct NumberShape {
  /// The runs, such as `10`, `:`, `30`, `pm`.
  var pieces: [String]
  /// Their kinds: `0` for digits, `a` for letters, `¤` for a currency's sign, `½` for a fraction's
  /// sign, any other sign for itself; `10:30pm` has the pattern `0:0a`.
  var pattern: String

  init(_ text: String) {
    pieces = []
    pattern = ""
    var kind: Character = " "
    for character in text {
      let next = Self.kind(of: character)
      if next == kind, next == "0" || next == "a" {
        pieces[pieces.count - 1].append(character)
      } else {
        pieces.append(String(character))
        pattern.append(next)
      }
      kind = next
    }
    pieces = pieces.map { $0.first?.isNumber == true ? Self.asciiDigits($0) : $0 }
  }

  private static func kind(of character: Character) -> Character {
    if character.isCurrencySymbol { return "¤" }
    if let value = character.wholeNumberValue, (0...9).contains(value),
      character.unicodeScalars.first?.properties.numericType == .decimal
    {
      return "0"
    }
    if character.isNumber { return "½" }
    if character.isLetter || character.unicodeScalars.contains(where: \.isWordLike) { return "a" }
    switch character {
    case "–", "—", "‒", "−", "~": return "-"
    case "\u{A0}", "\u{202F}", "\u{2007}": return " "
    case "’": return "'"
    case "٫": return "."
    case "٬": return ","
    default: return character
    }
  }

  /// Digits of any script as `0` to `9`.
  private static func asciiDigits(_ digits: String) -> String {
    let values = digits.map { character in
      character.unicodeScalars.first?.properties.numericType == .decimal
        ? character.wholeNumberValue.map(String.init) : nil
    }
    return values.contains(nil) ? digits : values.compactMap(\.self).joined()
  }
}
