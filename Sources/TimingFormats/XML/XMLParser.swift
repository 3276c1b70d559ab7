import WordTimeline

/// A place in a document: line and column from 1, the column in code points.
struct XMLPlace {
  let line: Int
  let column: Int

  /// The place of the byte at `offset`.
  init(of offset: Int, in bytes: some Collection<UInt8>) {
    let before = bytes.prefix(offset)
    line = 1 + before.count { $0 == UInt8(ascii: "\n") }
    let tail = before.reversed().prefix { $0 != UInt8(ascii: "\n") }
    column = 1 + tail.count { $0 & 0xC0 != 0x80 }
  }
}

/// A small, strict parser of XML 1.0 for files that anybody may have written.
///
/// It knows elements, attributes, text, CDATA, comments, processing instructions, and the five
/// entities of the standard besides numbered characters. A document type may be named but not
/// declared: no entity can be defined, so none can expand or reach out. Depth is limited. Every
/// error has a line and a column. Names are not checked against the standard's list of letters, and
/// prefixes are kept as written.
///
/// - Complexity: linear in the text.
struct XMLParser {
  /// What is wrong with a document, and where.
  struct Failure: Error {
    var problem: String
    var line: Int
    var column: Int
  }

  /// How deep elements may nest.
  static let depthLimit = 200

  private let bytes: [UInt8]
  private var index = 0

  private init(_ text: String) { bytes = Array(text.utf8) }

  /// Parses a document and gives its outermost element.
  static func parse(_ text: String) throws(Failure) -> XMLElement {
    var parser = XMLParser(text)
    try parser.skipProlog(allowsDoctype: true)
    guard parser.peek == UInt8(ascii: "<") else { throw parser.failure("an element is expected") }
    let root = try parser.parseElement(depth: 1)
    try parser.skipProlog(allowsDoctype: false)
    guard parser.peek == nil else { throw parser.failure("nothing may follow the root element") }
    return root
  }
}

extension XMLParser {
  /// Skips white space, comments, instructions and the name of a document type.
  private mutating func skipProlog(allowsDoctype: Bool) throws(Failure) {
    var allowsDoctype = allowsDoctype
    while true {
      skipSpace()
      if take("<?") {
        try skip(past: "?>", "processing instruction")
      } else if take("<!--") {
        try skip(past: "-->", "comment")
      } else if allowsDoctype, take("<!DOCTYPE") {
        allowsDoctype = false
        try skipDoctype()
      } else {
        return
      }
    }
  }

  private mutating func skipDoctype() throws(Failure) {
    while let byte = peek, byte != UInt8(ascii: ">") {
      if byte == UInt8(ascii: "[") {
        throw failure("declarations inside the document type are refused")
      }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        index += 1
        while let inner = peek, inner != byte { index += 1 }
        guard peek != nil else { break }
      }
      index += 1
    }
    guard take(">") else { throw failure("the document ends inside its type") }
  }

  private mutating func parseElement(depth: Int) throws(Failure) -> XMLElement {
    guard depth <= Self.depthLimit else {
      throw failure("elements nest deeper than \(Self.depthLimit)")
    }
    let offset = index
    index += 1
    var element = XMLElement(name: try parseName(), offset: offset)
    while true {
      let hasSpace = skipSpace()
      if take("/>") { return element }
      if take(">") { break }
      guard hasSpace, peek != nil else { throw failure("'>' is expected") }
      try parseAttribute(of: &element)
    }
    element.children = try parseContent(of: element.name, depth: depth)
    return element
  }

  private mutating func parseAttribute(of element: inout XMLElement) throws(Failure) {
    let start = self
    let name = try parseName()
    skipSpace()
    guard take("=") else { throw failure("'=' is expected") }
    skipSpace()
    guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw failure("a quoted value is expected")
    }
    index += 1
    let value = try parseText { $0 == quote }
    guard peek == quote else { throw failure("the document ends inside a value") }
    index += 1
    guard element.attributes.updateValue(value, forKey: name) == nil else {
      throw start.failure("the attribute \(name) stands twice")
    }
  }

  /// Parses what stands between the tags of an element, the closing one included.
  private mutating func parseContent(of name: String, depth: Int) throws(Failure) -> [XMLNode] {
    var nodes: [XMLNode] = []
    while true {
      let text = try parseText { $0 == UInt8(ascii: "<") }
      if !text.isEmpty { nodes.append(.text(text)) }
      if take("</") {
        let closing = try parseName()
        guard closing == name else { throw failure("</\(name)> is expected, not </\(closing)>") }
        skipSpace()
        guard take(">") else { throw failure("'>' is expected") }
        return nodes
      } else if take("<!--") {
        try skip(past: "-->", "comment")
      } else if take("<![CDATA[") {
        let start = index
        try skip(past: "]]>", "CDATA section")
        nodes.append(.text(String(decoding: bytes[start..<index - 3], as: UTF8.self)))
      } else if take("<?") {
        try skip(past: "?>", "processing instruction")
      } else if peek == UInt8(ascii: "<") {
        nodes.append(.element(try parseElement(depth: depth + 1)))
      } else {
        throw failure("the document ends before </\(name)>")
      }
    }
  }
}

extension XMLParser {
  private mutating func parseName() throws(Failure) -> String {
    let start = index
    while let byte = peek, !Self.endsName(byte) { index += 1 }
    guard index > start, !(0x30...0x39).contains(bytes[start]) else {
      index = start
      throw failure("a name is expected")
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte <= 0x20 || #""'/<>=&;!?[](){}%,+*#$@^`|\~"#.utf8.contains(byte)
  }

  /// Parses text up to the byte that ends it, which is left.
  private mutating func parseText(until ends: (UInt8) -> Bool) throws(Failure) -> String {
    var text = ""
    var start = index
    while let byte = peek, !ends(byte) {
      if byte == UInt8(ascii: "<") { throw failure("'<' must be written as &lt;") }
      if byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D {
        throw failure("a control character is no text")
      }
      if byte == UInt8(ascii: "&") {
        text += String(decoding: bytes[start..<index], as: UTF8.self)
        text.unicodeScalars.append(try parseReference())
        start = index
      } else {
        index += 1
      }
    }
    return text + String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func parseReference() throws(Failure) -> Unicode.Scalar {
    let start = self
    // The longest reference that means something is &#x10FFFF;
    let window = bytes[index...].prefix(12)
    guard let end = window.firstIndex(of: UInt8(ascii: ";")) else {
      throw failure("'&' must be written as &amp;")
    }
    let name = String(decoding: bytes[index + 1..<end], as: UTF8.self)
    index = end + 1
    if let scalar = Self.entities[name] { return scalar }
    let number =
      name.hasPrefix("#x")
      ? UInt32(name.dropFirst(2), radix: 16) : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
    guard let number, let scalar = Unicode.Scalar(number),
      number >= 0x20 || number == 9
        || number == 10 || number == 13
    else {
      throw start.failure(
        name.hasPrefix("#") ? "&\(name); is no character" : "the entity &\(name); is not known")
    }
    return scalar
  }

  private static let entities: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]
}

extension XMLParser {
  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ text: StaticString) -> Bool {
    let expected = text.description.utf8
    guard bytes[index...].starts(with: expected) else { return false }
    index += expected.count
    return true
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = index
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      index += 1
    }
    return index > start
  }

  private mutating func skip(past end: StaticString, _ what: String) throws(Failure) {
    while !take(end) {
      guard peek != nil else { throw failure("the document ends inside a \(what)") }
      index += 1
    }
  }

  private func failure(_ problem: String) -> Failure {
    let place = XMLPlace(of: index, in: bytes)
    return Failure(problem: problem, line: place.line, column: place.column)
  }
}

extension FormatSource {
  /// The content as XML.
  func parseXML() throws(TimingFormatError) -> XMLElement {
    let text = try text()
    do throws(XMLParser.Failure) {
      return try XMLParser.parse(text)
    } catch {
      throw self.error(line: error.line, column: error.column, error.problem)
    }
  }

  /// An error about an element.
  func error(_ element: XMLElement, _ problem: String) -> TimingFormatError {
    let place = (try? text()).map { XMLPlace(of: element.offset, in: Array($0.utf8)) }
    return error(
      line: place?.line, column: place?.column, "<\(element.name)>: \(problem)")
  }
}
