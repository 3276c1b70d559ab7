extension TokenCore {
  /// Whether it can hardly be anything but a Roman numeral.
  var isSureRomanNumeral: Bool {
    text.allSatisfy { "IVX".contains($0) } && text != "I" && Int(roman: text) != nil
      || text.count > 1 && text.allSatisfy { "ivx".contains($0) } && Int(roman: text) != nil
  }
}

extension Int {
  /// The value of a Roman numeral from 1 to 3999, all in capitals or all in small letters and
  /// written by the rules; nil for anything else.
  init?(roman text: String) {
    let lower = text.lowercased()
    guard !lower.isEmpty, text == lower || text == text.uppercased() else { return nil }
    var rest = lower[...]
    var value = 0
    for (worth, numeral) in Self.romanNumerals {
      var repeats = 0
      while rest.hasPrefix(numeral), repeats < (numeral.count == 1 ? 3 : 1) {
        rest = rest.dropFirst(numeral.count)
        value += worth
        repeats += 1
      }
    }
    guard rest.isEmpty, value.romanNumeral == lower else { return nil }
    self = value
  }

  /// The Roman numeral in small letters.
  private var romanNumeral: String {
    var rest = self
    var text = ""
    for (worth, numeral) in Self.romanNumerals {
      while rest >= worth {
        text += numeral
        rest -= worth
      }
    }
    return text
  }

  private static let romanNumerals: [(Int, String)] = [
    (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"),
    (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
  ]
}
