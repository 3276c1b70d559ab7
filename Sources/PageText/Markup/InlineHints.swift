/// The marks that a page's author sets between the words, whatever the page's format:
///
/// * `{1984|nineteen eighty-four}` is printed `1984` and spoken so; more than one way may be given;
///   `/…/` gives phones in IPA or ARPAbet, and `lang:fr` another language;
/// * `[not read]` is printed and not spoken;
/// * `<!-- … -->` is neither;
/// * `\{`, `\[` and `\\` are the characters themselves.
struct InlineHints {
  let source: SourceText

  /// Adds a stretch of the source to the page's text.
  func read(_ range: Range<Int>, into text: inout MarkedText) throws(PageTextError) {
    var place = range.lowerBound
    var plain = place
    func flush(_ end: Int) { text.copy(plain..<end, of: source.bytes) }
    while place < range.upperBound {
      let next: Int
      switch source.bytes[place] {
      case UInt8(ascii: "\\") where isEscape(place, range):
        flush(place)
        plain = place + 1
        place += 2
        continue
      case UInt8(ascii: "{"):
        guard let bar = separator(after: place, range) else {
          place += 1
          continue
        }
        flush(place)
        next = try hint(at: place, bar: bar, range, into: &text)
      case UInt8(ascii: "["):
        flush(place)
        next = try unread(at: place, range, into: &text)
      case UInt8(ascii: "<") where source.has("<!--", at: place):
        flush(place)
        guard let end = source.find("-->", from: place + 4), end < range.upperBound else {
          throw source.error(
            at: place, "the comment is not closed", remedy: "end it with “-->”")
        }
        next = end + 3
      default:
        place += 1
        continue
      }
      place = next
      plain = next
    }
    flush(range.upperBound)
  }

  private func isEscape(_ place: Int, _ range: Range<Int>) -> Bool {
    place + 1 < range.upperBound
      && [UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "}"), UInt8(ascii: "]")]
        .contains(source.bytes[place + 1])
  }

  /// The `|` of a hint that begins at `place`; nil when the brace is only printed.
  private func separator(after place: Int, _ range: Range<Int>) -> Int? {
    for index in place + 1..<range.upperBound {
      switch source.bytes[index] {
      case UInt8(ascii: "|"): return index
      case UInt8(ascii: "}"), UInt8(ascii: "{"), UInt8(ascii: "\n"): return nil
      default: break
      }
    }
    return nil
  }

  private func hint(
    at place: Int, bar: Int, _ range: Range<Int>, into text: inout MarkedText
  ) throws(PageTextError) -> Int {
    let end = source.bytes[bar..<range.upperBound].firstIndex(of: UInt8(ascii: "}"))
    guard let end else {
      throw source.error(
        at: place, "the hint is not closed", remedy: "end it with “}”: {printed|spoken}")
    }
    var forms: [SpokenForm] = []
    var language: String?
    var start = bar + 1
    for part in source.bytes[bar + 1..<end].split(
      separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
    {
      let form = String(decoding: part, as: UTF8.self).trimmed
      if form.hasPrefix("lang:") {
        language = String(form.dropFirst(5))
      } else {
        forms.append(try PhoneticText(source: source).form(of: form, at: start))
      }
      start += part.count + 1
    }
    guard place + 1 < bar else {
      throw source.error(
        at: place, "the hint has nothing that is printed", remedy: "write {printed|spoken}")
    }
    let languageSpan = language.map { text.begin(.language($0)) }
    let span = forms.isEmpty ? nil : text.begin(.spoken(forms))
    text.copy(place + 1..<bar, of: source.bytes)
    if let span { text.end(span) }
    if let languageSpan { text.end(languageSpan) }
    return end + 1
  }

  private func unread(
    at place: Int, _ range: Range<Int>, into text: inout MarkedText
  ) throws(PageTextError) -> Int {
    guard
      let end = source.bytes[place..<range.upperBound].firstIndex(of: UInt8(ascii: "]"))
    else {
      throw source.error(
        at: place, "the bracket is not closed",
        remedy: "end what is not read with “]”, or write “\\[” for a bracket that is printed")
    }
    let span = text.begin(.unread)
    text.copy(place..<end + 1, of: source.bytes)
    text.end(span)
    return end + 1
  }
}

extension String {
  /// Without white space at its ends.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
