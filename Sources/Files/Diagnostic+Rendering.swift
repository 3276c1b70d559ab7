extension Diagnostic {
  /// How serious a rendered diagnostic is.
  public enum Severity: String, Sendable, Hashable {
    /// The work could not be done.
    case error
    /// The work was done, and somebody should look at it.
    case warning
    /// Something worth knowing.
    case note
  }

  /// The diagnostic as lines of text in the manner of compilers, without a line end at its end:
  ///
  /// ```
  /// page.txt:3:7: error: this hint has no end
  ///   “Oh [no!” said Mo.
  ///       ^
  ///   close it with a ]
  /// ```
  ///
  /// - Parameters:
  ///   - program: stands in for the file where the diagnostic is about none.
  ///   - severity: the word after the place.
  public func rendered(program: String, severity: Severity = .error) -> String {
    var place = printable(file.map { $0.isEmpty ? "''" : $0 } ?? program)
    if let line { place += ":\(line)" }
    if let line, let column, line > 0 { place += ":\(column)" }
    var lines = ["\(place): \(severity): \(printable(problem))"]
    if let excerpt { lines += Excerpt(excerpt, column: column).lines.map { "  " + $0 } }
    // A remedy may be a list, such as the ways to use a command.
    let remedies = remedy?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    lines += remedies.map { $0.isEmpty ? "" : "  " + printable(String($0)) }
    return lines.joined(separator: "\n")
  }
}

/// A line of text and a caret under one of its characters.
private struct Excerpt {
  var lines: [String]

  init(_ text: String, column: Int?) {
    // A whole page may stand in one line: show what fits beside the caret.
    let (before, after) = (48, 24)
    let characters = Array(text)
    let caret = min(max(0, (column ?? 1) - 1), characters.count)
    let start = max(0, caret - before)
    let end = min(characters.count, max(caret + after, start + before + after))
    let shown = characters[start..<end].map(printable(_:))
    let prefix = start > 0 ? "…" : ""
    lines = [prefix + shown.joined() + (end < characters.count ? "…" : "")]
    guard column != nil else { return }
    let indent = shown[..<(caret - start)].reduce(prefix.count) { $0 + terminalWidth($1) }
    lines.append(String(repeating: " ", count: indent) + "^")
  }
}

/// The text with control characters shown as their Unicode pictures, so that a file's name or
/// content cannot steer the terminal.
private func printable(_ text: String) -> String {
  text.map(printable(_:)).joined()
}

private func printable(_ character: Character) -> String {
  guard let scalar = character.unicodeScalars.first, scalar.value < 0x20 || scalar.value == 0x7F
  else { return String(character) }
  if character == "\t" { return " " }
  let picture = scalar.value == 0x7F ? 0x2421 : 0x2400 + scalar.value
  return Unicode.Scalar(picture).map { String(Character($0)) } ?? "?"
}

/// How many columns a terminal gives to a printable character: two for East Asian wide ones and
/// emoji (the blocks that Unicode's EastAsianWidth.txt marks wide), else one.
private func terminalWidth(_ character: String) -> Int {
  guard let value = character.unicodeScalars.first?.value else { return 0 }
  let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD,
  ]
  return wide.contains { $0.contains(value) } ? 2 : 1
}
