/// A strict parser of JSON text (RFC 8259) in UTF-8.
///
/// What the standard leaves open is closed: a name that stands twice in an object, a lone
/// surrogate, bytes that are not UTF-8, and anything after the value are errors with line and
/// column. Depth and size are limited, so that no text can exhaust the stack or the memory. A byte
/// order mark is skipped.
///
/// - Complexity: linear in the count of bytes.
public struct JSONParser {
  /// How much a text may ask of the machine.
  public struct Limits: Sendable, Hashable, Codable {
    /// How deep arrays and objects may nest.
    public var depth = 128
    /// How many bytes the text may have.
    public var bytes = 512 << 20

    /// Makes the limits that no honest file reaches.
    public init() {}
  }

  private let bytes: [UInt8]
  private let limits: Limits
  private var index = 0
  private var depth = 0
  /// The value whose place is asked for, and that place once it has been passed.
  private var wanted: JSONPath?
  private var wantedOffset: Int?

  private init(_ bytes: [UInt8], limits: Limits) throws(JSONError) {
    guard bytes.count <= limits.bytes else {
      throw JSONError(
        problem: "\(bytes.count) bytes are more than the \(limits.bytes) allowed", path: .root)
    }
    self.bytes = bytes
    self.limits = limits
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  /// Parses a whole text.
  public static func parse(
    _ bytes: [UInt8], limits: Limits = Limits()
  ) throws(JSONError) -> JSONValue {
    var parser = try JSONParser(bytes, limits: limits)
    return try parser.parseText()
  }

  /// Parses a whole text.
  public static func parse(
    _ text: String, limits: Limits = Limits()
  ) throws(JSONError) -> JSONValue {
    try parse(Array(text.utf8), limits: limits)
  }

  /// Parses a whole text and makes something of it; an error that `make` throws about a value gets
  /// the line and column of that value.
  public static func decode<Result>(
    _ bytes: [UInt8], limits: Limits = Limits(), _ make: (JSONField) throws(JSONError) -> Result
  ) throws(JSONError) -> Result {
    let value = try parse(bytes, limits: limits)
    do {
      return try make(JSONField(value: value, path: .root))
    } catch {
      var error = error
      if error.line == nil, let path = error.path, let offset = offset(of: path, in: bytes) {
        error.locate(offset: offset, in: bytes)
      }
      throw error
    }
  }

  /// Finds where the value at `path` begins, by parsing once more with an eye on it.
  private static func offset(of path: JSONPath, in bytes: [UInt8]) -> Int? {
    guard var parser = try? JSONParser(bytes, limits: Limits()) else { return nil }
    parser.wanted = path
    _ = try? parser.parseText()
    return parser.wantedOffset
  }
}

extension JSONParser {
  private mutating func parseText() throws(JSONError) -> JSONValue {
    let value = try parseValue(at: .root)
    skipSpace()
    guard index == bytes.count else { throw error("nothing may follow the value") }
    return value
  }

  private mutating func parseValue(at path: JSONPath) throws(JSONError) -> JSONValue {
    skipSpace()
    if path == wanted { wantedOffset = index }
    switch peek {
    case UInt8(ascii: "{"): return .object(try parseObject(at: path))
    case UInt8(ascii: "["): return .array(try parseArray(at: path))
    case UInt8(ascii: "\""): return .string(try parseString())
    case UInt8(ascii: "t"): return try parseWord("true", .bool(true))
    case UInt8(ascii: "f"): return try parseWord("false", .bool(false))
    case UInt8(ascii: "n"): return try parseWord("null", .null)
    case let byte? where byte == UInt8(ascii: "-") || JSONParser.isDigit(byte):
      return .number(try parseNumber())
    case nil: throw error("the text ends where a value is expected")
    default: throw error("a value is expected here")
    }
  }

  private mutating func parseObject(at path: JSONPath) throws(JSONError) -> JSONObject {
    try descend()
    var members: [JSONObject.Member] = []
    var names: Set<String> = []
    try parseList(closing: UInt8(ascii: "}")) { (parser) throws(JSONError) in
      let start = parser.index
      guard parser.peek == UInt8(ascii: "\"") else { throw parser.error("a name is expected") }
      let key = try parser.parseString()
      guard names.insert(key).inserted else {
        throw JSONError(
          problem: "the name \"\(key)\" stands twice", offset: start, in: parser.bytes)
      }
      parser.skipSpace()
      guard parser.take(UInt8(ascii: ":")) else { throw parser.error("a colon is expected") }
      let place: JSONPath = parser.wanted == nil ? .root : .member(of: path, key)
      members.append(.init(key: key, value: try parser.parseValue(at: place)))
    }
    return JSONObject(members: members)
  }

  private mutating func parseArray(at path: JSONPath) throws(JSONError) -> [JSONValue] {
    try descend()
    var elements: [JSONValue] = []
    try parseList(closing: UInt8(ascii: "]")) { (parser) throws(JSONError) in
      let place: JSONPath = parser.wanted == nil ? .root : .element(of: path, elements.count)
      elements.append(try parser.parseValue(at: place))
    }
    return elements
  }

  /// Parses what stands between the brackets, commas included.
  private mutating func parseList(
    closing: UInt8, _ parseItem: (inout JSONParser) throws(JSONError) -> Void
  ) throws(JSONError) {
    index += 1
    skipSpace()
    if !take(closing) {
      repeat {
        skipSpace()
        try parseItem(&self)
        skipSpace()
      } while take(UInt8(ascii: ","))
      guard take(closing) else {
        let bracket = Character(Unicode.Scalar(closing))
        throw error(
          peek == nil ? "the text ends before '\(bracket)'" : "',' or '\(bracket)' is expected")
      }
    }
    depth -= 1
  }

  private mutating func parseWord(
    _ word: StaticString, _ value: JSONValue
  ) throws(JSONError) -> JSONValue {
    let text = word.description
    guard bytes[index...].starts(with: text.utf8) else { throw error("a value is expected here") }
    index += text.utf8.count
    return value
  }
}

extension JSONParser {
  private mutating func parseNumber() throws(JSONError) -> JSONNumber {
    let start = index
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try skipDigits() }
    if take(UInt8(ascii: ".")) { try skipDigits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try skipDigits()
    }
    return JSONNumber(literal: String(decoding: bytes[start..<index], as: UTF8.self))
  }

  private mutating func skipDigits() throws(JSONError) {
    let start = index
    while let byte = peek, JSONParser.isDigit(byte) { index += 1 }
    guard index > start else { throw error("a digit is expected") }
  }

  private mutating func parseString() throws(JSONError) -> String {
    index += 1
    var text = ""
    while true {
      text += try parsePlainRun()
      guard let byte = peek else { throw error("the text ends inside a string") }
      if byte == UInt8(ascii: "\"") {
        index += 1
        return text
      }
      guard byte == UInt8(ascii: "\\") else {
        throw error("a control character in a string must be written as \\u00XX")
      }
      text.unicodeScalars.append(try parseEscape())
    }
  }

  /// Parses the characters up to the next quote, backslash or control character.
  private mutating func parsePlainRun() throws(JSONError) -> String {
    let start = index
    while let byte = peek, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      index += 1
    }
    guard let run = String(validating: bytes[start..<index], as: UTF8.self) else {
      index = start
      throw error("the string is not UTF-8")
    }
    return run
  }

  private mutating func parseEscape() throws(JSONError) -> Unicode.Scalar {
    let start = index
    index += 2
    switch index <= bytes.count ? bytes[index - 1] : 0 {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let unit = try parseHexUnit()
      if let scalar = Unicode.Scalar(unit) { return scalar }
      if UTF16.isLeadSurrogate(unit), take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) {
        let low = try parseHexUnit()
        if UTF16.isTrailSurrogate(low) {
          return UTF16.decode(UTF16.EncodedScalar([unit, low]))
        }
      }
      index = start
      throw error("half of a surrogate pair is not a character")
    default:
      index = start
      throw error("no such escape")
    }
  }

  private mutating func parseHexUnit() throws(JSONError) -> UInt16 {
    let digits = bytes[index...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw error("four hexadecimal digits are expected") }
    index += 4
    return unit
  }
}

extension JSONParser {
  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0") <= byte && byte <= UInt8(ascii: "9")
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      index += 1
    }
  }

  private mutating func descend() throws(JSONError) {
    depth += 1
    guard depth <= limits.depth else {
      throw error("arrays and objects nest deeper than \(limits.depth)")
    }
  }

  private func error(_ problem: String) -> JSONError {
    JSONError(problem: problem, offset: index, in: bytes)
  }
}
