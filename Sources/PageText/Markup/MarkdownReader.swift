/// Reads Markdown: the text that it prints, without the marks of headings, lists, quotations,
/// emphasis, links, images and code, and without front matter.
///
/// Reference: the CommonMark specification; of it, what a story's text uses.
struct MarkdownReader {
  private let source: SourceText
  private var text = MarkedText()

  /// The text that a source prints.
  static func text(of source: SourceText) throws(PageTextError) -> MarkedText {
    var reader = MarkdownReader(source: source)
    var place = reader.endOfFrontMatter()
    while place < source.bytes.count {
      let end = source.bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? source.bytes.count
      try reader.readLine(place..<end)
      place = min(end + 1, source.bytes.count)
      if end < source.bytes.count { reader.text.copy(end..<end + 1, of: source.bytes) }
    }
    return reader.text
  }

  private init(source: SourceText) {
    self.source = source
  }

  /// Behind the lines between `---` with which a file may begin.
  private func endOfFrontMatter() -> Int {
    guard source.has("---\n", at: 0), let end = source.find("\n---", from: 3) else { return 0 }
    return source.bytes[(end + 1)...].firstIndex(of: UInt8(ascii: "\n")) ?? source.bytes.count
  }

  private mutating func readLine(_ line: Range<Int>) throws(PageTextError) {
    let words = source.string(line).trimmed
    let marks = Set(words.filter { !$0.isWhitespace })
    if marks.count == 1, words.count > 2, let mark = marks.first, "*-_=`~".contains(mark) { return }
    if words.hasPrefix("```") || words.hasPrefix("~~~") { return }
    var place = line.lowerBound
    while let next = endOfBlockMark(at: place, line) { place = next }
    var end = line.upperBound
    if words.hasPrefix("#") {
      while end > place, " #\r".utf8.contains(source.bytes[end - 1]) { end -= 1 }
    }
    try readSpan(place..<end)
  }

  /// Behind white space, `#`, `>`, `-`, `*` or `+` at a line's start; nil when there is none.
  private func endOfBlockMark(at place: Int, _ line: Range<Int>) -> Int? {
    var end = place
    while end < line.upperBound, source.bytes[end] == 0x20 || source.bytes[end] == 0x09 { end += 1 }
    if end > place { return end }
    while end < line.upperBound, source.bytes[end] == UInt8(ascii: "#"), end - place < 6 {
      end += 1
    }
    if end == place, end < line.upperBound, ">-*+".utf8.contains(source.bytes[end]) { end += 1 }
    let isQuote = end > place && source.bytes[place] == UInt8(ascii: ">")
    let isParted = end < line.upperBound && source.bytes[end] == 0x20
    return end > place && (isQuote || isParted) ? end : nil
  }

  /// Reads text with its marks inside: emphasis, code, links, images and tags.
  private mutating func readSpan(_ range: Range<Int>) throws(PageTextError) {
    var place = range.lowerBound
    var plain = place
    func hints(to end: Int) throws(PageTextError) {
      try InlineHints(source: source).read(plain..<end, into: &text)
    }
    while place < range.upperBound {
      let byte = source.bytes[place]
      var next = place
      var inner: Range<Int>?
      if byte == UInt8(ascii: "\\") {
        place += 1
        if place < range.upperBound, "*_`#~>!".utf8.contains(source.bytes[place]) {
          try hints(to: place - 1)
          plain = place
        }
        place += 1
        continue
      } else if "*_`~".utf8.contains(byte), isEmphasis(place, range) {
        next = place + 1
      } else if byte == UInt8(ascii: "<"), !source.has("<!--", at: place),
        let end = source.bytes[place..<range.upperBound].firstIndex(of: UInt8(ascii: ">"))
      {
        next = end + 1
      } else if let link = link(at: place, range) {
        (inner, next) = link
      }
      if next == place {
        place += 1
        continue
      }
      try hints(to: place)
      if let inner { try readSpan(inner) }
      place = next
      plain = next
    }
    try hints(to: range.upperBound)
  }

  /// Whether `*`, `_`, a backtick or `~` marks emphasis: it touches a word on one side only, or
  /// another such mark.
  private func isEmphasis(_ place: Int, _ range: Range<Int>) -> Bool {
    let before = place > range.lowerBound ? source.bytes[place - 1] : 0x20
    let after = place + 1 < range.upperBound ? source.bytes[place + 1] : 0x20
    if source.bytes[place] == UInt8(ascii: "_") {
      let isInside =
        before > 0x40 && after > 0x40 && before != UInt8(ascii: "_") && after != UInt8(ascii: "_")
      return !isInside
    }
    return before > 0x20 || after > 0x20
  }

  /// What a link shows, and where it ends; nothing of an image is shown.
  private func link(at place: Int, _ range: Range<Int>) -> (Range<Int>?, Int)? {
    let isImage = source.has("![", at: place)
    guard isImage || source.bytes[place] == UInt8(ascii: "[") else { return nil }
    let start = place + (isImage ? 2 : 1)
    guard let middle = source.find("](", from: start), middle < range.upperBound,
      !source.bytes[start..<middle].contains(UInt8(ascii: "]")),
      let end = source.bytes[middle..<range.upperBound].firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    return (isImage ? nil : start..<middle, end + 1)
  }
}
