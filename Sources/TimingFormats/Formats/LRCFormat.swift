import WordTimeline

/// Enhanced LRC (A2 extension): `[mm:ss.xx]` begins a line, `<mm:ss.xx>` stands before each word
/// and after the last.
///
/// A pause is a stamp with nothing behind it; a word that is not spoken has the stamp of what
/// follows it, so that it is lit for no time. Time is told in hundredths of a second.
struct LRCFormat: TimingWriter, TimingReader {
  let facts = FormatFacts(
    name: "lrc", title: "Enhanced LRC lyrics", extensions: ["lrc"],
    levels: [.word, .phrase, .sentence], resolution: .perSecond(100),
    holds: [.text, .punctuation, .ends, .unspoken])

  func write(_ export: PageExport) throws(TimingFormatError) -> [OutputFile] {
    var text = "[ti:\(export.title)]\n"
    text += "[length:\(stamp(export.page.audio.sampleCount, export))]\n"
    for line in export.lines() {
      text += "[\(stamp(line.span.start, export))]"
      var dark = line.span.start
      for (index, piece) in line.pieces.enumerated() {
        let next = line.pieces[index...].lazy.compactMap(\.lit).first?.start ?? line.span.end
        if export.ticks(next, perSecond: 100) > export.ticks(dark, perSecond: 100) {
          text += " <\(stamp(dark, export))>"
        }
        dark = next
        text += " <\(stamp(next, export))> \(piece.text)"
        dark = piece.lit?.end ?? dark
      }
      text += " <\(stamp(line.span.end, export))>\n"
    }
    return [OutputFile(text)]
  }

  /// Minutes, which may have more than two digits, seconds and hundredths.
  private func stamp(_ sample: Int64, _ export: PageExport) -> String {
    let total = export.ticks(sample, perSecond: 100)
    return padded(total / 6000, 2) + ":" + padded(total / 100 % 60, 2) + "."
      + padded(total % 100, 2)
  }

  func recognises(_ source: FormatSource) -> Bool {
    TextLines(source.head).contains { line in
      line.text.first == "[" && line.text.dropFirst().prefix { $0.isNumber }.count >= 2
        && line.text.contains(":")
    }
  }

  func read(_ source: FormatSource) throws(TimingFormatError) -> PageTimeline {
    var lines: [Line] = []
    var page = ReadPage()
    for line in TextLines(try source.text()) where !line.isBlank {
      guard line.text.first == "[", let close = line.text.firstIndex(of: "]") else {
        throw source.error(line: line.number, column: 1, "'[' with a time or a tag is expected")
      }
      let tag = line.text[line.text.index(after: line.text.startIndex)..<close]
      if let start = TimeParsing.clock(tag) {
        let rest = line.text[line.text.index(after: close)...]
        lines.append(try self.line(rest, start: start, number: line.number, source))
      } else if tag.hasPrefix("length:") {
        page.duration = TimeParsing.clock(tag.dropFirst(7).trimmed)
      }
    }
    for (index, line) in lines.enumerated() {
      let next = index + 1 < lines.count ? lines[index + 1].start : page.duration
      line.add(to: &page, nextLine: next)
    }
    page.text = lines.map(\.text).joined(separator: "\n")
    return try page.timeline(of: source)
  }

  /// Reads a line's stamps and words.
  private func line(
    _ text: Substring, start: Double, number: Int, _ source: FormatSource
  ) throws(TimingFormatError) -> Line {
    var line = Line(start: start, chunks: [(start, "")])
    var rest = text
    while let first = rest.first {
      if first == "<", let close = rest.firstIndex(of: ">"),
        case let tag = rest[rest.index(after: rest.startIndex)..<close],
        tag.contains(":"), tag.allSatisfy({ $0.isNumber || $0 == ":" || $0 == "." })
      {
        guard let moment = TimeParsing.clock(tag) else {
          throw source.error(line: number, "<\(tag)> is no time")
        }
        line.chunks.append((moment, ""))
        rest = rest[rest.index(after: close)...]
      } else {
        let end = rest.dropFirst().firstIndex(of: "<") ?? rest.endIndex
        line.chunks[line.chunks.count - 1].text += rest[..<end]
        rest = rest[end...]
      }
    }
    return line
  }

  private struct Line {
    var start: Double
    /// Stamps, each with the text behind it.
    var chunks: [(start: Double, text: String)]

    var text: String {
      chunks.map(\.text).joined(separator: " ").split(whereSeparator: \.isWhitespace)
        .joined(separator: " ")
    }

    /// Adds the words that are lit for some time. A stamp behind the last word ends it; without one
    /// it lasts until the next line.
    func add(to page: inout ReadPage, nextLine: Double?) {
      for (index, chunk) in chunks.enumerated() where !chunk.text.trimmed.isEmpty {
        let end = index + 1 < chunks.count ? chunks[index + 1].start : nextLine
        if let end, end > chunk.start {
          page.addLine(chunk.text, start: chunk.start, end: end)
        } else if end == nil {
          page.words.append(ReadWord(text: String(chunk.text.trimmed), start: chunk.start))
        }
      }
    }
  }
}
