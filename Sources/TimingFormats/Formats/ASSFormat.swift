import WordTimeline

/// Advanced SubStation Alpha with karaoke tags.
///
/// One `Dialogue` a line; `{\kf34}` sweeps the word behind it in 34 hundredths of a second, counted
/// from the end of the one before, so that a pause is an empty `{\k37}`, and a word that is not
/// spoken a `{\k0}`. Ends are rounded, not durations, so that errors do not add up.
struct ASSFormat: TimingWriter, TimingReader {
  let facts = FormatFacts(
    name: "ass", title: "Advanced SubStation Alpha karaoke", extensions: ["ass"],
    levels: [.word, .phrase, .sentence], resolution: .perSecond(100),
    holds: [.text, .punctuation, .ends, .unspoken])

  func write(_ export: PageExport) throws(TimingFormatError) -> [OutputFile] {
    let size = export.options.pageSize
    var text = """
      [Script Info]
      Title: \(export.title)
      ScriptType: v4.00+
      PlayResX: \(size.width)
      PlayResY: \(size.height)

      [V4+ Styles]
      Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, \
      Bold, Italic, Underline, StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, \
      Shadow, Alignment, MarginL, MarginR, MarginV, Encoding
      Style: Default,Arial,48,\(colour(export.options.highlightColour)),&H00FFFFFF,&H00000000,\
      &H00000000,0,0,0,0,100,100,0,0,1,2,0,2,20,20,40,1

      [Events]
      Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text

      """
    for line in export.lines() {
      let start = export.clock(line.span.start, decimals: 2, hourDigits: 1)
      let end = export.clock(line.span.end, decimals: 2, hourDigits: 1)
      text += "Dialogue: 0,\(start),\(end),Default,,0,0,0,,\(karaoke(line, export))\n"
    }
    return [OutputFile(text)]
  }

  private func karaoke(_ line: ExportLine, _ export: PageExport) -> String {
    func hundredths(_ sample: Int64) -> Int64 { export.ticks(sample, perSecond: 100) }
    var text = ""
    var passed = hundredths(line.span.start)
    for (index, piece) in line.pieces.enumerated() {
      if let lit = piece.lit {
        let pause = hundredths(lit.start) - passed
        if pause > 0 { text += "{\\k\(pause)}" }
        text += "{\\kf\(hundredths(lit.end) - hundredths(lit.start))}"
        passed = hundredths(lit.end)
      } else {
        text += "{\\k0}"
      }
      text += piece.text.replacing("{", with: "\\{").replacing("}", with: "\\}")
      if index + 1 < line.pieces.count { text += piece.separator }
    }
    return text
  }

  /// `#RRGGBB` as `&H00BBGGRR`.
  private func colour(_ web: String) -> String {
    let digits = Array(web.dropFirst())
    guard digits.count == 6 else { return "&H00FFFFFF" }
    return "&H00" + String(digits[4...5]) + String(digits[2...3]) + String(digits[0...1])
  }

  func recognises(_ source: FormatSource) -> Bool { source.head.contains("[Script Info]") }

  func read(_ source: FormatSource) throws(TimingFormatError) -> PageTimeline {
    var page = ReadPage()
    var lines: [String] = []
    var columns: [String: Int] = [:]
    var isEvents = false
    for line in TextLines(try source.text()) {
      if line.text.first == "[" {
        isEvents = line.text.trimmed.lowercased() == "[events]"
      } else if isEvents, line.text.hasPrefix("Format:") {
        let names = line.text.dropFirst(7).split(separator: ",").map { String($0.trimmed) }
        columns = Dictionary(zip(names, names.indices)) { first, _ in first }
      } else if isEvents, line.text.hasPrefix("Dialogue:") {
        guard let start = columns["Start"], let end = columns["End"], let text = columns["Text"]
        else {
          throw source.error(
            line: line.number, "a Format line with Start, End and Text is expected before this")
        }
        let fields = line.text.dropFirst(9).split(
          separator: ",", maxSplits: columns.count - 1, omittingEmptySubsequences: false)
        guard fields.count == columns.count,
          let first = TimeParsing.clock(fields[start].trimmed),
          let last = TimeParsing.clock(fields[end].trimmed)
        else {
          throw source.error(
            line: line.number, "\(columns.count) fields with times such as 0:00:01.50 are expected")
        }
        lines.append(read(fields[text], start: first, end: last, into: &page))
      }
    }
    page.text = lines.joined(separator: "\n")
    return try page.timeline(of: source)
  }

  /// Reads the words of a line, and gives its plain text.
  private func read(
    _ text: Substring, start: Double, end: Double, into page: inout ReadPage
  ) -> String {
    var line = ""
    var syllables: [(hundredths: Double?, text: String)] = [(nil, "")]
    var rest = text
    while let first = rest.first {
      if first == "{", let close = rest.firstIndex(of: "}") {
        let tags = rest[rest.index(after: rest.startIndex)..<close]
        rest = rest[rest.index(after: close)...]
        for length in karaokeLengths(tags) { syllables.append((length, "")) }
      } else {
        let (plain, count) = unescaped(rest)
        line += plain
        syllables[syllables.count - 1].text += plain
        rest = rest.dropFirst(count)
      }
    }
    guard syllables.count > 1 else {
      page.addLine(line, start: start, end: end)
      return line
    }
    var passed = start
    for syllable in syllables {
      let next = passed + (syllable.hundredths ?? 0) / 100
      if next > passed { page.addLine(syllable.text, start: passed, end: next) }
      passed = next
    }
    return line
  }

  /// The durations of the tags `\k`, `\K`, `\kf` and `\ko` between two braces.
  private func karaokeLengths(_ tags: Substring) -> [Double] {
    tags.split(separator: "\\").compactMap { tag in
      guard tag.first == "k" || tag.first == "K" else { return nil }
      return TimeParsing.digits(tag.dropFirst().drop { $0 == "f" || $0 == "o" }.trimmed)
    }
  }

  /// The next character of a text, and how many it is spelled with.
  private func unescaped(_ text: Substring) -> (String, Int) {
    guard text.first == "\\", let second = text.dropFirst().first else {
      return (String(text.prefix(1)), 1)
    }
    switch second {
    case "N", "n": return ("\n", 2)
    case "h": return (" ", 2)
    case "{", "}": return (String(second), 2)
    default: return ("\\", 1)
    }
  }
}
