/// A block of a subtitle file: a stretch of time and what is shown during it.
struct SubtitleCue {
  /// The line that precedes the times: a number or a name.
  var id: String
  /// In seconds.
  var start: Double
  /// In seconds.
  var end: Double
  /// The text, its lines parted by line feeds, with its tags.
  var text: String
  /// The line of the file on which the times stand.
  var line: Int

  /// The cues of a SubRip or WebVTT file. Blocks without times (STYLE, NOTE, a header) are skipped
  /// where `allowsOther` says so.
  static func cues(
    in source: FormatSource, allowsOther: (Substring) -> Bool = { _ in false }
  ) throws(TimingFormatError) -> [SubtitleCue] {
    var cues: [SubtitleCue] = []
    for block in TextLines(try source.text()).blocks {
      guard let place = block.prefix(2).firstIndex(where: { $0.text.contains("-->") }) else {
        if let first = block.first, !allowsOther(first.text) {
          throw source.error(line: first.number, "a line with \"-->\" is expected in this block")
        }
        continue
      }
      let times = block[place]
      let parts = times.text.split(separator: "-->", maxSplits: 1, omittingEmptySubsequences: false)
      // WebVTT allows settings behind the end.
      let ends = parts[1].split(whereSeparator: { $0 == " " || $0 == "\t" })
      guard let start = TimeParsing.clock(parts[0].trimmed),
        let end = ends.first.flatMap(TimeParsing.clock)
      else {
        throw source.error(
          line: times.number, column: 1,
          "two times such as 00:00:01.500 --> 00:00:02.000 are expected")
      }
      cues.append(
        SubtitleCue(
          id: place == 0 ? "" : String(block[0].text), start: start, end: end,
          text: block[(place + 1)...].map(\.text).joined(separator: "\n"), line: times.number))
    }
    return cues
  }
}

extension String {
  /// The text without the tags that subtitle players know: `<b>`, `<i>`, `<u>`, `<s>`, `<font …>`,
  /// and overrides in braces such as `{\an8}`. Any other `<` is text.
  var withoutSubtitleTags: String {
    guard contains(where: { $0 == "<" || $0 == "{" }) else { return self }
    var plain = ""
    var rest = self[...]
    while let first = rest.first {
      if first == "<" || rest.hasPrefix("{\\"),
        let end = rest.firstIndex(of: first == "<" ? ">" : "}"),
        first == "{" || Self.isSubtitleTag(rest[rest.index(after: rest.startIndex)..<end])
      {
        rest = rest[rest.index(after: end)...]
      } else {
        plain.append(first)
        rest = rest.dropFirst()
      }
    }
    return plain
  }

  private static func isSubtitleTag(_ inside: Substring) -> Bool {
    let name = inside.drop { $0 == "/" }.prefix { $0.isLetter }.lowercased()
    return ["b", "i", "u", "s", "font"].contains(name)
  }
}
