import Files

/// The text that a page is read from, and the places in it for errors.
struct SourceText {
  let bytes: [UInt8]
  /// The file it came from; nil when it came from none.
  let file: String?

  init(_ text: String, file: String?) {
    bytes = Array(text.utf8)
    self.file = file
  }

  /// The error that something at a byte is wrong, with the line and a caret.
  func error(at offset: Int, _ problem: String, remedy: String) -> PageTextError {
    let newline = UInt8(ascii: "\n")
    let before = bytes[..<min(offset, bytes.count)]
    let start = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[start...].firstIndex(of: newline) ?? bytes.count
    let line = String(decoding: bytes[start..<end], as: UTF8.self)
    return PageTextError(
      Diagnostic(
        .badData, file: file, line: 1 + before.count { $0 == newline },
        column: 1 + String(decoding: bytes[start..<min(offset, bytes.count)], as: UTF8.self).count,
        problem: problem, remedy: remedy,
        excerpt: line.hasSuffix("\r") ? String(line.dropLast()) : line))
  }

  /// Whether `text` stands at `offset`.
  func has(_ text: StaticString, at offset: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset + count <= bytes.count else { return false }
    return text.withUTF8Buffer { wanted in
      unsafe bytes[offset..<offset + count].elementsEqual(wanted)
    }
  }

  /// The first place of `text` from `offset` on.
  func find(_ text: StaticString, from offset: Int) -> Int? {
    var place = offset
    while place + text.utf8CodeUnitCount <= bytes.count {
      if has(text, at: place) { return place }
      place += 1
    }
    return nil
  }

  /// The text of a range.
  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
