import WordTimeline

/// WebVTT with karaoke timestamps (W3C WebVTT 1, §6.4 “cue internal text”).
///
/// One cue a line; `<00:00:00.760>` inside the text is the moment at which what follows lights up,
/// and where a pause follows, one before it is the moment at which the word goes dark:
/// `Bo!”<00:00:01.530> <00:00:01.900>said`. Such timestamps must grow and lie inside their cue.
/// Words that are not spoken stand in `<c.unspoken>`.
///
/// There is no STYLE block, for ffmpeg 5 reads no cue behind one: style `::cue(:past)` and
/// `::cue(:future)` in the page that plays the file.
struct KaraokeVTTFormat: TimingWriter, TimingReader {
  let facts = FormatFacts(
    name: "vtt", title: "WebVTT karaoke", extensions: ["vtt"], levels: [.word, .phrase, .sentence],
    resolution: .perSecond(1000), holds: [.text, .punctuation, .ends, .unspoken])

  func write(_ export: PageExport) throws(TimingFormatError) -> [OutputFile] {
    var text = "WEBVTT\n"
    for (number, line) in export.lines().enumerated() {
      text += "\nl\(number + 1)\n" + export.clock(line.span.start) + " --> "
      text += export.clock(line.span.end) + "\n" + payload(line, export) + "\n"
    }
    return [OutputFile(text)]
  }

  private func payload(_ line: ExportLine, _ export: PageExport) -> String {
    var text = ""
    // Timestamps must grow: one that does not is left out.
    var last = export.milliseconds(line.span.start)
    let end = export.milliseconds(line.span.end)
    func stamp(_ sample: Int64) {
      let moment = export.milliseconds(sample)
      guard moment > last, moment < end else { return }
      text += "<\(export.clock(sample))>"
      last = moment
    }
    for (index, piece) in line.pieces.enumerated() {
      if let lit = piece.lit {
        stamp(lit.start)
        text += vttText(piece.text)
        let next = line.pieces[(index + 1)...].lazy.compactMap(\.lit).first
        if let next, next.start > lit.end { stamp(lit.end) }
      } else {
        text += "<c.unspoken>\(vttText(piece.text))</c>"
      }
      if index + 1 < line.pieces.count { text += piece.separator }
    }
    return text
  }

  func recognises(_ source: FormatSource) -> Bool {
    source.head.hasPrefix("WEBVTT") && !source.head.contains("\"selector\"")
  }

  func read(_ source: FormatSource) throws(TimingFormatError) -> PageTimeline {
    guard source.head.hasPrefix("WEBVTT") else {
      throw source.error(line: 1, column: 1, "\"WEBVTT\" is expected")
    }
    let cues = try SubtitleCue.cues(in: source) { first in
      ["WEBVTT", "STYLE", "NOTE", "REGION"].contains { first.hasPrefix($0) }
    }
    var page = ReadPage()
    var lines: [String] = []
    for cue in cues {
      lines.append(try read(cue, into: &page, source))
    }
    page.text = lines.joined(separator: "\n")
    return try page.timeline(of: source)
  }

  /// Reads one cue's words, and gives its plain text.
  private func read(
    _ cue: SubtitleCue, into page: inout ReadPage, _ source: FormatSource
  ) throws(TimingFormatError) -> String {
    var line = ""
    var chunks: [(start: Double, text: String)] = [(cue.start, "")]
    var isUnspoken = false
    var rest = cue.text[...]
    while let first = rest.first {
      if first == "<", let close = rest.firstIndex(of: ">") {
        let tag = rest[rest.index(after: rest.startIndex)..<close]
        rest = rest[rest.index(after: close)...]
        if tag.hasPrefix("c.unspoken") {
          isUnspoken = true
        } else if tag == "/c" {
          isUnspoken = false
        } else if tag.first?.isNumber == true {
          guard let moment = TimeParsing.clock(tag) else {
            throw source.error(line: cue.line, "<\(tag)> is no time")
          }
          chunks.append((moment, ""))
        }
      } else {
        let end = rest.dropFirst().firstIndex(of: "<") ?? rest.endIndex
        let plain = plainVTTText(rest[..<end])
        line += plain
        if !isUnspoken { chunks[chunks.count - 1].text += plain }
        rest = rest[end...]
      }
    }
    for (index, chunk) in chunks.enumerated() {
      let end = index + 1 < chunks.count ? chunks[index + 1].start : cue.end
      guard end >= chunk.start else {
        throw source.error(line: cue.line, "the times inside the cue do not grow")
      }
      page.addLine(chunk.text, start: chunk.start, end: end)
    }
    return line
  }
}

/// Text as a WebVTT cue holds it.
private func vttText(_ text: String) -> String {
  guard text.utf8.contains(where: { $0 == 0x26 || $0 == 0x3C || $0 == 0x3E }) else { return text }
  return text.map { ["&": "&amp;", "<": "&lt;", ">": "&gt;"][$0] ?? String($0) }.joined()
}

private func plainVTTText(_ text: Substring) -> String {
  guard text.contains("&") else { return String(text) }
  let entities = [
    ("&lt;", "<"), ("&gt;", ">"), ("&nbsp;", "\u{A0}"), ("&lrm;", "\u{200E}"),
    ("&rlm;", "\u{200F}"), ("&quot;", "\""), ("&#39;", "'"),
    // The last, so that what it makes is not read again.
    ("&amp;", "&"),
  ]
  return entities.reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
}
