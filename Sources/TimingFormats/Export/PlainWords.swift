extension String {
  /// The letters and digits of a word, with the marks that belong to them and whatever stands
  /// between them: `Wake` of `“Wake`, `don’t` of `don’t,`, `10:30` of `(10:30)`. Empty where there
  /// are none.
  var lettersAndDigits: String {
    guard let first = firstIndex(where: { $0.isLetter || $0.isNumber }),
      let last = lastIndex(where: { $0.isLetter || $0.isNumber })
    else { return "" }
    return String(self[first...last])
  }
}
