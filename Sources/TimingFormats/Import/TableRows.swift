/// The rows of a table whose fields may be quoted (RFC 4180).
struct TableRows {
  /// The fields of a row, and the line on which it begins.
  struct Row {
    var fields: [String]
    var line: Int
  }

  /// The rows that are not empty.
  private(set) var rows: [Row] = []

  init(_ source: FormatSource, separator: Character) throws(TimingFormatError) {
    let bytes = Array(try source.text().utf8)
    let separator = separator.asciiValue ?? UInt8(ascii: ",")
    var row = Row(fields: [], line: 1)
    var field: [UInt8] = []
    var line = 1
    var index = 0
    func endField() {
      row.fields.append(String(decoding: field, as: UTF8.self))
      field = []
    }
    func endRow() {
      endField()
      if row.fields != [""] { rows.append(row) }
      row = Row(fields: [], line: line)
    }
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\"") where field.isEmpty:
        let first = line
        guard Self.takeQuoted(bytes, &index, &line, into: &field) else {
          throw source.error(line: first, "the file ends inside a quoted field")
        }
      case separator: endField()
      case UInt8(ascii: "\r"), UInt8(ascii: "\n"):
        if byte == UInt8(ascii: "\r"), index < bytes.count, bytes[index] == UInt8(ascii: "\n") {
          index += 1
        }
        line += 1
        endRow()
      default: field.append(byte)
      }
    }
    if !field.isEmpty || !row.fields.isEmpty { endRow() }
  }

  /// Takes what stands up to the closing quote; false where there is none.
  private static func takeQuoted(
    _ bytes: [UInt8], _ index: inout Int, _ line: inout Int, into field: inout [UInt8]
  ) -> Bool {
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\"") {
        guard index < bytes.count, bytes[index] == byte else { return true }
        index += 1
      }
      if byte == UInt8(ascii: "\n") { line += 1 }
      field.append(byte)
    }
    return false
  }
}
