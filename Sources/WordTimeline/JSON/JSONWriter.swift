/// Writes JSON text in one fixed way: the same value always gives the same bytes.
public struct JSONWriter: Sendable, Hashable {
  /// How deep arrays and objects are spread over lines; whatever lies deeper stands on one line.
  /// 0 puts everything on one line.
  public var spreadDepth: Int
  /// Whether a space follows each colon and comma.
  public var spaced: Bool

  /// Everything on one line, without spaces.
  public static let compact = JSONWriter(spreadDepth: 0, spaced: false)
  /// One line a member, two levels deep: the elements of a member that is a list get one line each.
  public static let lines = JSONWriter(spreadDepth: 2)

  /// Makes a writer.
  public init(spreadDepth: Int, spaced: Bool = true) {
    self.spreadDepth = spreadDepth
    self.spaced = spaced
  }

  /// The text of a value, without a line feed at its end.
  public func text(_ value: JSONValue) -> String {
    var text = ""
    write(value, depth: 0, to: &text)
    return text
  }

  /// The text of a value as a file holds it: in UTF-8, with a line feed at its end.
  public func file(_ value: JSONValue) -> [UInt8] { Array((text(value) + "\n").utf8) }

  private func write(_ value: JSONValue, depth: Int, to text: inout String) {
    switch value {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .number(let number): text += number.literal
    case .string(let string): JSONWriter.write(string, to: &text)
    case .array(let elements):
      writeList(elements, "[", "]", depth: depth, to: &text) { element, text in
        write(element, depth: depth + 1, to: &text)
      }
    case .object(let object):
      writeList(object.members, "{", "}", depth: depth, to: &text) { member, text in
        JSONWriter.write(member.key, to: &text)
        text += spaced ? ": " : ":"
        write(member.value, depth: depth + 1, to: &text)
      }
    }
  }

  private func writeList<Item>(
    _ items: [Item], _ opening: String, _ closing: String, depth: Int, to text: inout String,
    _ writeItem: (Item, inout String) -> Void
  ) {
    text += opening
    let spreads = depth < spreadDepth && !items.isEmpty
    var isFirst = true
    for item in items {
      if !isFirst { text += spaced && !spreads ? ", " : "," }
      isFirst = false
      if spreads { breakLine(depth + 1, in: &text) }
      writeItem(item, &text)
    }
    if spreads { breakLine(depth, in: &text) }
    text += closing
  }

  private func breakLine(_ depth: Int, in text: inout String) {
    text += "\n"
    for _ in 0..<depth { text += "  " }
  }

  /// Writes a string between quotes. What the standard demands is escaped; the separators U+2028
  /// and U+2029 too, and `<`, so that the text may stand inside a script of a web page.
  public static func write(_ string: String, to text: inout String) {
    text += "\""
    if string.utf8.allSatisfy(isPlain) {
      text += string
    } else {
      for scalar in string.unicodeScalars { write(scalar, to: &text) }
    }
    text += "\""
  }

  /// Whether a byte can be written as it is. 0xE2 may begin U+2028.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0x22 && byte != 0x5C && byte != 0x3C && byte != 0x7F && byte != 0xE2
  }

  private static func write(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case "\u{0}"..<" ", "<", "\u{7F}", "\u{2028}", "\u{2029}":
      let digits = String(scalar.value, radix: 16, uppercase: false)
      text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
}
