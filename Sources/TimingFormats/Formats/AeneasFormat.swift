import WordTimeline

/// aeneas sync maps in JSON: a list of fragments whose `begin` and `end` are strings of seconds with
/// three decimals. Fragments may nest (paragraph, sentence, word); the innermost ones are read.
struct AeneasFormat: TimingWriter, TimingReader {
  let facts = FormatFacts(
    name: "aeneas", title: "aeneas sync map", extensions: ["aeneas.json"],
    resolution: .perSecond(1000), holds: [.punctuation, .ends])

  func write(_ export: PageExport) throws(TimingFormatError) -> [OutputFile] {
    let language = LanguageCodes.threeLetters(export.page.language)
    let fragments = export.cues.enumerated().compactMap { number, cue -> JSONValue? in
      guard let lit = cue.lit else { return nil }
      return [
        "begin": .string(export.seconds3(lit.start)), "children": [],
        "end": .string(export.seconds3(lit.end)), "id": .string("f" + padded(Int64(number + 1), 6)),
        "language": .string(language), "lines": [.string(cue.text)],
      ]
    }
    return [OutputFile(bytes: JSONWriter.lines.file(["fragments": .array(fragments)]))]
  }

  func recognises(_ source: FormatSource) -> Bool { source.json?["fragments"] != nil }

  func read(_ source: FormatSource) throws(TimingFormatError) -> PageTimeline {
    let page = try source.decodeJSON { (field) throws(JSONError) in
      var page = ReadPage()
      for fragment in try field["fragments"].elements() { try read(fragment, into: &page) }
      return page
    }
    return try page.timeline(of: source)
  }

  private func read(_ fragment: JSONField, into page: inout ReadPage) throws(JSONError) {
    let children = try fragment.optional("children")?.elements() ?? []
    for child in children { try read(child, into: &page) }
    guard children.isEmpty else { return }
    if page.language == nil, let code = try fragment.optional("language")?.string() {
      page.language = LanguageCodes.tag(ofThreeLetters: code)
    }
    let lines = try fragment["lines"].elements().map { (line) throws(JSONError) in
      try line.string()
    }
    let (start, end) = (try seconds(fragment["begin"]), try seconds(fragment["end"]))
    guard end >= start else { throw try fragment["end"].error("it is before \"begin\"") }
    page.addLine(lines.joined(separator: " "), start: start, end: end)
  }

  /// A time, which aeneas writes as a string.
  private func seconds(_ field: JSONField) throws(JSONError) -> Double {
    guard case .string(let text) = field.value else { return try field.double() }
    guard let seconds = TimeParsing.number(text) else {
      throw field.error("\"\(text)\" is not a number of seconds")
    }
    return seconds
  }
}
