import WordTimeline

/// SubRip subtitles: blocks of a number, `00:00:00,420 --> 00:00:00,760`, and text, parted by blank
/// lines. One piece a block.
///
/// SubRip has no way to escape `<`; a word that looks like a tag is written as it is.
struct SRTFormat: TimingWriter, TimingReader {
  let facts = FormatFacts(
    name: "srt", title: "SubRip subtitles, one word at a time", extensions: ["srt"],
    resolution: .perSecond(1000), holds: [.punctuation, .ends])

  func write(_ export: PageExport) throws(TimingFormatError) -> [OutputFile] {
    var text = ""
    for (number, cue) in export.cues.enumerated() {
      guard let lit = cue.lit else { continue }
      text += srtBlock(number + 1, lit, cue.text, export)
    }
    return [OutputFile(text)]
  }

  func recognises(_ source: FormatSource) -> Bool {
    source.head.contains("-->") && !source.head.hasPrefix("WEBVTT")
  }

  /// Reads plain subtitles and those with the spoken word marked (``SRTHighlightFormat``).
  func read(_ source: FormatSource) throws(TimingFormatError) -> PageTimeline {
    let cues = try SubtitleCue.cues(in: source)
    var page = ReadPage()
    if cues.contains(where: { $0.text.contains("<u>") }) {
      page.addMarkedLines(cues)
    } else {
      for cue in cues {
        page.addLine(cue.text.withoutSubtitleTags, start: cue.start, end: cue.end)
      }
    }
    return try page.timeline(of: source)
  }
}

/// SubRip subtitles that show a whole line and mark the word being spoken: the line is repeated for
/// each of its words, with that word between `<u>` and `</u>`.
struct SRTHighlightFormat: TimingWriter {
  let facts = FormatFacts(
    name: "srt-highlight", title: "SubRip subtitles, whole lines with the word marked",
    extensions: ["highlight.srt"], levels: [.word, .phrase], resolution: .perSecond(1000),
    holds: [.text, .punctuation, .ends, .unspoken])

  func write(_ export: PageExport) throws(TimingFormatError) -> [OutputFile] {
    var text = ""
    var number = 0
    for line in export.lines() {
      var shown = line.span.start
      for index in line.pieces.indices {
        guard let lit = line.pieces[index].lit else { continue }
        if export.milliseconds(shown) < export.milliseconds(lit.start) {
          number += 1
          let pause = SampleSpan(start: shown, end: lit.start)
          text += srtBlock(number, pause, line.text, export)
        }
        number += 1
        text += srtBlock(number, lit, marked(index, in: line), export)
        shown = lit.end
      }
    }
    return [OutputFile(text)]
  }

  private func marked(_ marked: Int, in line: ExportLine) -> String {
    line.pieces.indices.map { index in
      let piece = line.pieces[index]
      let separator = index + 1 < line.pieces.count ? piece.separator : ""
      return (index == marked ? "<u>\(piece.text)</u>" : piece.text) + separator
    }.joined()
  }
}

private func srtBlock(
  _ number: Int, _ span: SampleSpan, _ text: String, _ export: PageExport
) -> String {
  let start = export.clock(span.start, point: ",")
  let end = export.clock(span.end, point: ",")
  return "\(number)\n\(start) --> \(end)\n\(text)\n\n"
}

extension ReadPage {
  /// Adds lines that are repeated with one word marked at a time.
  fileprivate mutating func addMarkedLines(_ cues: [SubtitleCue]) {
    var lines: [String] = []
    var end = -1.0
    for cue in cues {
      let line = cue.text.withoutSubtitleTags
      // The same words again right behind are the same line with another word marked.
      if lines.last != line || cue.start > end + 0.0005 { lines.append(line) }
      end = cue.end
      guard let open = cue.text.firstRange(of: "<u>"),
        let close = cue.text[open.upperBound...].firstRange(of: "</u>")
      else { continue }
      let word = String(cue.text[open.upperBound..<close.lowerBound]).withoutSubtitleTags
      words.append(ReadWord(text: word, start: cue.start, end: cue.end))
    }
    text = lines.joined(separator: "\n")
  }
}
