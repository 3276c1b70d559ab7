/// Reads HTML, XHTML and SSML: the text that they print, with the ids, languages and ways of
/// speaking that their elements give.
///
/// What is not shown (`head`, `script`, `style`, comments, `rt` beside its `ruby`) is not printed.
/// Tags that do not nest are an error in XHTML and SSML, and mended the way browsers do in HTML.
struct MarkupReader {
  /// Which language of tags it is.
  enum Dialect {
    case html
    case ssml
  }

  /// An element that is open.
  private struct Element {
    var name: String
    var place: Int
    var marks: [Int] = []
    /// Whether nothing in it is printed.
    var isHidden = false
    /// The mark of the ruby base that is being read.
    var ruby: Int?
  }

  private let source: SourceText
  private let dialect: Dialect
  private let isStrict: Bool
  private var text = MarkedText()
  private var open: [Element] = []
  /// The elements around that are not printed.
  private var hiddenDepth = 0
  private var rubyText = ""

  /// The text that a source prints.
  static func text(of source: SourceText, dialect: Dialect) throws(PageTextError) -> MarkedText {
    let isStrict =
      dialect == .ssml || source.has("<?xml", at: 0)
      || source.find("w3.org/1999/xhtml", from: 0) != nil
    var reader = MarkupReader(source: source, dialect: dialect, isStrict: isStrict)
    try reader.readAll()
    return reader.text
  }

  private init(source: SourceText, dialect: Dialect, isStrict: Bool) {
    self.source = source
    self.dialect = dialect
    self.isStrict = isStrict
    text.collapsesSpace = true
  }

  private mutating func readAll() throws(PageTextError) {
    var place = 0
    while place < source.bytes.count {
      if let next = try skipUnprinted(at: place) {
        place = next
      } else if source.bytes[place] == UInt8(ascii: "<"), startsTag(place) {
        let tag = try Tag(at: place, in: source)
        place = tag.range.upperBound
        if tag.isEnd { try close(tag) } else { place = try begin(tag) }
      } else {
        place = try readText(from: place)
      }
    }
    if isStrict, let element = open.last {
      throw source.error(
        at: element.place, "<\(element.name)> is not closed", remedy: "add </\(element.name)>")
    }
    while !open.isEmpty { end() }
  }

  /// Behind a comment, declaration or processing instruction; nil when there is none.
  private func skipUnprinted(at place: Int) throws(PageTextError) -> Int? {
    let kinds: [(StaticString, StaticString)] = [
      ("<!--", "-->"), ("<![CDATA[", ""), ("<!", ">"), ("<?", "?>"),
    ]
    for (start, stop) in kinds where source.has(start, at: place) {
      if stop.utf8CodeUnitCount == 0 { return nil }
      guard let end = source.find(stop, from: place + start.utf8CodeUnitCount) else {
        throw source.error(
          at: place, "what “\(start)” begins is not closed", remedy: "end it with “\(stop)”")
      }
      return end + stop.utf8CodeUnitCount
    }
    return nil
  }

  /// Whether a tag begins here, rather than a printed less-than sign.
  private func startsTag(_ place: Int) -> Bool {
    guard place + 1 < source.bytes.count else { return false }
    let next = source.bytes[place + 1]
    return next == UInt8(ascii: "/") || next | 0x20 >= 0x61 && next | 0x20 <= 0x7A
  }

  // MARK: Text

  private mutating func readText(from start: Int) throws(PageTextError) -> Int {
    if source.has("<![CDATA[", at: start) {
      let end = source.find("]]>", from: start) ?? source.bytes.count
      add(start + 9..<end)
      return min(end + 3, source.bytes.count)
    }
    var place = start
    var plain = start
    while place < source.bytes.count {
      let byte = source.bytes[place]
      if byte == UInt8(ascii: "<"), place > start, startsTag(place) || source.has("<!", at: place) {
        break
      }
      guard byte == UInt8(ascii: "&"), let (character, end) = entity(at: place) else {
        place += 1
        continue
      }
      try addHinted(plain..<place)
      if hiddenDepth == 0 {
        text.append(character, for: place..<end)
      } else {
        rubyText += character
      }
      place = end
      plain = end
    }
    try addHinted(plain..<place)
    return place
  }

  private func entity(at place: Int) -> (String, Int)? {
    let body = source.bytes[(place + 1)...].prefix(12).prefix {
      $0 != UInt8(ascii: ";") && $0 > 0x20
    }
    let end = place + 1 + body.count
    guard end < source.bytes.count, source.bytes[end] == UInt8(ascii: ";"),
      let character = Entities.character(of: String(decoding: body, as: UTF8.self))
    else { return nil }
    return (character, end + 1)
  }

  private mutating func addHinted(_ range: Range<Int>) throws(PageTextError) {
    if hiddenDepth > 0 || dialect == .ssml { return add(range) }
    try InlineHints(source: source).read(range, into: &text)
  }

  private mutating func add(_ range: Range<Int>) {
    if hiddenDepth == 0 {
      text.copy(range, of: source.bytes)
    } else {
      rubyText += source.string(range)
    }
  }

  // MARK: Elements

  /// Opens an element; the answer is where reading goes on.
  private mutating func begin(_ tag: Tag) throws(PageTextError) -> Int {
    let after = tag.range.upperBound
    if MarkupVocabulary.breaks.contains(tag.name) { text.part(by: "\n", at: tag.range.lowerBound) }
    if MarkupVocabulary.blocks.contains(tag.name) {
      text.part(by: "\n\n", at: tag.range.lowerBound)
      // A paragraph, list item or cell ends the one before it, closed or not.
      if !isStrict, open.last?.name == tag.name, tag.name != "div" { end() }
    }
    if tag.isEmpty || MarkupVocabulary.voids.contains(tag.name) { return after }
    var element = Element(name: tag.name, place: tag.range.lowerBound)
    if MarkupVocabulary.hidden.contains(tag.name) || tag.attributes["hidden"] != nil {
      if !MarkupVocabulary.raw.contains(tag.name) {
        element.isHidden = true
        hiddenDepth += 1
        rubyText = ""
        open.append(element)
        return after
      }
      return endOfRawText(tag)
    }
    element.marks = try MarkupVocabulary.marks(of: tag, dialect, source).map { text.begin($0) }
    if tag.name == "ruby" || tag.name == "rb" { element.ruby = text.begin(.spoken([])) }
    open.append(element)
    return after
  }

  /// Behind `</script>`: what stands before it is no markup.
  private func endOfRawText(_ tag: Tag) -> Int {
    var place = tag.range.upperBound
    while let end = source.find("</", from: place) {
      let rest = source.bytes[(end + 2)...].prefix(tag.name.utf8.count)
      if String(decoding: rest, as: UTF8.self).lowercased() == tag.name {
        return (source.bytes[end...].firstIndex(of: UInt8(ascii: ">")) ?? source.bytes.count - 1)
          + 1
      }
      place = end + 2
    }
    return source.bytes.count
  }

  private mutating func close(_ tag: Tag) throws(PageTextError) {
    guard open.last?.name == tag.name || !isStrict else {
      let wanted = open.last.map { "</\($0.name)>" }
      throw source.error(
        at: tag.range.lowerBound, "</\(tag.name)> closes nothing that is open",
        remedy: wanted.map { "close the open element first: \($0)" } ?? "remove it")
    }
    guard open.contains(where: { $0.name == tag.name }) else { return }
    while let name = open.last?.name {
      end()
      if name == tag.name { break }
    }
    if MarkupVocabulary.blocks.contains(tag.name) {
      text.part(by: "\n\n", at: tag.range.lowerBound)
    }
  }

  /// Closes the innermost element.
  private mutating func end() {
    guard let element = open.popLast() else { return }
    if element.isHidden {
      hiddenDepth -= 1
      if element.name == "rt" { addRubyReading() }
      return
    }
    for mark in element.marks { text.end(mark) }
    if let ruby = element.ruby { text.closeRuby(ruby) }
  }

  /// Gives the base before an `rt` its reading.
  private mutating func addRubyReading() {
    guard let index = open.lastIndex(where: { $0.name == "ruby" }), let span = open[index].ruby
    else {
      return
    }
    let reading = rubyText.trimmed
    rubyText = ""
    text.end(span)
    if !reading.isEmpty { text.replaceMark(span, by: .spoken([.words(reading)])) }
    open[index].ruby = text.begin(.spoken([]))
  }
}
