/// A start or end tag of HTML or XML.
struct Tag {
  /// Its name in lower case, without a namespace's prefix.
  var name = ""
  /// Its attributes by lower-case name, with entities resolved.
  var attributes: [String: String] = [:]
  var isEnd = false
  /// Whether it closes itself: `<br/>`.
  var isEmpty = false
  /// Where it stands in the source.
  var range: Range<Int>

  /// Reads the tag that begins at `place` with `<`.
  init(at place: Int, in source: SourceText) throws(PageTextError) {
    range = place..<place
    var reader = TagReader(source: source, start: place)
    isEnd = reader.take(UInt8(ascii: "/"))
    name = reader.name()
    if let colon = name.lastIndex(of: ":") { name = String(name[name.index(after: colon)...]) }
    while try reader.skipsToAttribute() {
      let attribute = reader.name()
      if attribute.isEmpty {
        throw source.error(
          at: reader.place, "the tag <\(name)> is broken here",
          remedy: "write attributes as name=\"value\" and end the tag with “>”")
      }
      attributes[attribute] = try reader.value()
    }
    isEmpty = reader.isEmpty
    range = place..<reader.place
  }
}

/// Reads the inside of one tag.
private struct TagReader {
  let source: SourceText
  let start: Int
  var place: Int
  var isEmpty = false

  init(source: SourceText, start: Int) {
    self.source = source
    self.start = start
    place = start + 1
  }

  private var byte: UInt8? { place < source.bytes.count ? source.bytes[place] : nil }

  mutating func take(_ wanted: UInt8) -> Bool {
    guard byte == wanted else { return false }
    place += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte, byte <= 0x20 { place += 1 }
  }

  /// A name up to white space, `=`, `/` or `>`, in lower case.
  mutating func name() -> String {
    let first = place
    while let byte, byte > 0x20, !"=/><\"'".utf8.contains(byte) { place += 1 }
    return source.string(first..<place).lowercased()
  }

  /// Whether an attribute follows; otherwise the tag's end is passed.
  mutating func skipsToAttribute() throws(PageTextError) -> Bool {
    skipSpace()
    while take(UInt8(ascii: "/")) {
      isEmpty = true
      skipSpace()
    }
    guard let byte, byte != UInt8(ascii: "<") else {
      throw source.error(at: start, "the tag is not closed", remedy: "end it with “>”")
    }
    return !take(UInt8(ascii: ">"))
  }

  /// The value behind an attribute's name; empty where it has none.
  mutating func value() throws(PageTextError) -> String {
    skipSpace()
    guard take(UInt8(ascii: "=")) else { return "" }
    skipSpace()
    guard let quote = byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let first = place
      while let byte, byte > 0x20, byte != UInt8(ascii: ">") { place += 1 }
      return Entities.resolved(source.string(first..<place))
    }
    let first = place + 1
    guard let end = source.bytes[first...].firstIndex(of: quote) else {
      throw source.error(
        at: place, "the value is not closed", remedy: "end it with the quotation mark it began with"
      )
    }
    place = end + 1
    return Entities.resolved(source.string(first..<end))
  }
}

/// Character references of HTML and XML.
enum Entities {
  /// The text with its references resolved; unknown ones stay as they are.
  static func resolved(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result = ""
    var rest = text[...]
    while let ampersand = rest.firstIndex(of: "&") {
      result += rest[..<ampersand]
      rest = rest[ampersand...]
      let body = rest.dropFirst().prefix { $0 != ";" && $0 != "&" && !$0.isWhitespace }
      if let character = character(of: String(body)), rest.dropFirst(body.count + 1).first == ";" {
        result += character
        rest = rest.dropFirst(body.count + 2)
      } else {
        result += "&"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }

  /// The character of a reference without `&` and `;`: `amp`, `#233`, `#xE9`.
  static func character(of reference: String) -> String? {
    guard reference.hasPrefix("#") else { return named[reference] }
    let digits = reference.dropFirst()
    let value =
      digits.first?.lowercased() == "x"
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    return value.flatMap(Unicode.Scalar.init).map { String($0) }
  }

  private static let named: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "shy": "\u{AD}", "zwj": "\u{200D}", "zwnj": "\u{200C}", "hellip": "…", "mdash": "—",
    "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "sbquo": "‚",
    "bdquo": "„", "laquo": "«", "raquo": "»", "lsaquo": "‹", "rsaquo": "›", "bull": "•",
    "middot": "·", "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "deg": "°",
    "frac12": "½", "frac14": "¼", "frac34": "¾", "times": "×", "divide": "÷", "pound": "£",
    "euro": "€", "yen": "¥", "cent": "¢", "copy": "©", "reg": "®", "trade": "™", "sect": "§",
    "iexcl": "¡", "iquest": "¿", "agrave": "à", "aacute": "á", "acirc": "â", "atilde": "ã",
    "auml": "ä", "aring": "å", "aelig": "æ", "ccedil": "ç", "egrave": "è", "eacute": "é",
    "ecirc": "ê", "euml": "ë", "igrave": "ì", "iacute": "í", "icirc": "î", "iuml": "ï",
    "ntilde": "ñ", "ograve": "ò", "oacute": "ó", "ocirc": "ô", "otilde": "õ", "ouml": "ö",
    "oslash": "ø", "oelig": "œ", "ugrave": "ù", "uacute": "ú", "ucirc": "û", "uuml": "ü",
    "yacute": "ý", "yuml": "ÿ", "szlig": "ß", "Agrave": "À", "Aacute": "Á", "Acirc": "Â",
    "Auml": "Ä", "Aring": "Å", "AElig": "Æ", "Ccedil": "Ç", "Egrave": "È", "Eacute": "É",
    "Ecirc": "Ê", "Icirc": "Î", "Ntilde": "Ñ", "Oacute": "Ó", "Ocirc": "Ô", "Ouml": "Ö",
    "Oslash": "Ø", "OElig": "Œ", "Uacute": "Ú", "Uuml": "Ü", "hearts": "♥",
    "Igrave": "Ì", "Iacute": "Í", "Iuml": "Ï", "Ograve": "Ò", "Otilde": "Õ", "Atilde": "Ã",
    "Ugrave": "Ù", "Ucirc": "Û", "Yacute": "Ý", "Yuml": "Ÿ", "Euml": "Ë", "ETH": "Ð", "eth": "ð",
    "THORN": "Þ", "thorn": "þ", "Scaron": "Š", "scaron": "š", "ordm": "º", "ordf": "ª",
    "sup1": "¹", "sup2": "²", "sup3": "³", "minus": "−", "plusmn": "±", "permil": "‰",
    "prime": "′", "Prime": "″", "para": "¶", "micro": "µ", "spades": "♠", "clubs": "♣",
    "diams": "♦", "rarr": "→", "larr": "←", "dagger": "†", "numero": "№", "NewLine": "\n",
    "Tab": "\t", "lbrace": "{", "rbrace": "}", "lcub": "{", "rcub": "}", "star": "☆",
    "starf": "★", "sung": "♪",
  ]
}
