extension String {
  /// The letters and digits of a word, with the marks that belong to them and whatever stands
  /// between them: `Wake` of `“Wake`, `don’t` of `don’t,`, `10:30` of `(10:30)`. Empty where there
  /// are none.
  var lettersAndDigits: String {
    if utf8.allSatisfy(isAlphanumeric) { return self }
    guard let first = firstIndex(where: { $0.isLetter || $0.isNumber }),
      let last = lastIndex(where: { $0.isLetter || $0.isNumber })
    else { return "" }
    return String(self[first...last])
  }
}

/// Whether a byte is a letter or digit of ASCII.
private func isAlphanumeric(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
    UInt8(ascii: "A")...UInt8(ascii: "Z"):
    true
  default: false
  }
}
