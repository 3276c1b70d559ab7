/// Turns the bytes of a text file into a string, and says where they are not text.
public enum TextDecoding {
  /// The text that `bytes` encode: UTF-8 with or without a byte order mark, or UTF-16 in either
  /// byte order with one. The mark is not part of the text; line ends are kept as they are.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - file: the name for errors.
  /// - Throws: ``FileError`` with the offset of the first byte that is not such text.
  public static func text(_ bytes: [UInt8], file: String?) throws(FileError) -> String {
    if let kind = FileSignature.nameOfNonText(bytes) {
      throw notText(file, nil, "is \(kind), not text", remedy: "name a plain text file")
    }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      throw notText(file, nil, "is encoded as UTF-32", remedy: "save it as UTF-8")
    }
    if bytes.starts(with: [0xFF, 0xFE]) { return try utf16(bytes, bigEndian: false, file) }
    if bytes.starts(with: [0xFE, 0xFF]) { return try utf16(bytes, bigEndian: true, file) }
    return try utf8(bytes, file)
  }

  private static func utf8(_ bytes: [UInt8], _ file: String?) throws(FileError) -> String {
    let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    if let offset = body.firstIndex(of: 0) {
      throw notText(
        file, line(of: offset, in: bytes), "byte 0 at offset \(offset) is not text",
        remedy: "save it as UTF-8; if it is UTF-16, give it a byte order mark")
    }
    if let text = String(validating: body, as: UTF8.self) { return text }
    let offset = firstInvalidOffset(body)
    let value = String(bytes[offset], radix: 16, uppercase: true)
    throw notText(
      file, line(of: offset, in: bytes), "byte 0x\(value) at offset \(offset) is not UTF-8",
      remedy: "save it as UTF-8; from Windows: iconv -f WINDOWS-1252 -t UTF-8")
  }

  /// The offset of the first byte that cannot be part of UTF-8; call it only where there is one.
  private static func firstInvalidOffset(_ bytes: ArraySlice<UInt8>) -> Int {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
      return bytes.endIndex
    } catch {
      return bytes.startIndex + error.byteOffsets.lowerBound
    }
  }

  private static func utf16(
    _ bytes: [UInt8], bigEndian: Bool, _ file: String?
  ) throws(FileError) -> String {
    guard bytes.count.isMultiple(of: 2) else {
      throw notText(
        file, nil, "is UTF-16 with half a character at its end (offset \(bytes.count - 1))",
        remedy: "it may be cut off: save it again, best as UTF-8")
    }
    let units = stride(from: 2, to: bytes.count, by: 2).map { offset in
      let (first, second) = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
      return bigEndian ? first << 8 | second : second << 8 | first
    }
    if let unit = units.firstIndex(of: 0) {
      throw notText(
        file, nil, "character 0 at offset \(2 + 2 * unit) is not text", remedy: "save it as UTF-8")
    }
    if let text = String(validating: units, as: UTF16.self) { return text }
    let offset = 2 + 2 * firstLoneSurrogate(units)
    throw notText(
      file, nil, "half a surrogate pair at offset \(offset) is not UTF-16",
      remedy: "save it as UTF-8")
  }

  private static func firstLoneSurrogate(_ units: [UInt16]) -> Int {
    var index = 0
    while index < units.count {
      let isPair =
        UTF16.isLeadSurrogate(units[index]) && index + 1 < units.count
        && UTF16.isTrailSurrogate(units[index + 1])
      if !isPair && UTF16.isSurrogate(units[index]) { break }
      index += isPair ? 2 : 1
    }
    return index
  }

  /// The number of the line that holds the byte at `offset`, counted from 1.
  private static func line(of offset: Int, in bytes: [UInt8]) -> Int {
    1 + bytes[..<offset].count { $0 == UInt8(ascii: "\n") }
  }

  private static func notText(
    _ file: String?, _ line: Int?, _ problem: String, remedy: String
  ) -> FileError {
    FileError(Diagnostic(.badData, file: file, line: line, problem: problem, remedy: remedy))
  }
}
