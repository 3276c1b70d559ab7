import WordTimeline

/// NIST time-marked conversations, as sclite and Kaldi take them: `file channel start duration word
/// confidence`, in seconds, parted by spaces.
///
/// Words stand without punctuation; white space inside one becomes `_`. Lines that begin with `;;`
/// are comments.
struct CTMFormat: TimingWriter, TimingReader {
  let facts = FormatFacts(
    name: "ctm", title: "NIST CTM", extensions: ["ctm"], levels: [.word, .phone],
    resolution: .perSecond(1000), holds: [.ends, .confidence])

  func write(_ export: PageExport) throws(TimingFormatError) -> [OutputFile] {
    let file = field(export.baseName)
    var text = ""
    for cue in export.cues {
      guard let lit = cue.lit else { continue }
      let start = export.milliseconds(lit.start)
      let length = export.milliseconds(lit.end) - start
      let plain = cue.text.lettersAndDigits
      text += "\(file) 1 \(decimalText(start, decimals: 3)) \(decimalText(length, decimals: 3)) "
      text += field(plain.isEmpty ? cue.text : plain)
      if let confidence = cue.confidence {
        text += " " + decimalText(Int64((confidence * 100).rounded()), decimals: 2)
      }
      text += "\n"
    }
    return [OutputFile(text)]
  }

  private func field(_ text: String) -> String {
    text.contains(where: \.isWhitespace)
      ? text.split(whereSeparator: \.isWhitespace).joined(separator: "_") : text
  }

  func recognises(_ source: FormatSource) -> Bool {
    let first = TextLines(source.head).first { !$0.isBlank && !$0.text.hasPrefix(";;") }
    guard let fields = first?.text.split(whereSeparator: \.isWhitespace), fields.count >= 5 else {
      return false
    }
    return TimeParsing.number(fields[2]) != nil && TimeParsing.number(fields[3]) != nil
  }

  func read(_ source: FormatSource) throws(TimingFormatError) -> PageTimeline {
    var page = ReadPage()
    var files: Set<Substring> = []
    for line in TextLines(try source.text()) where !line.isBlank && !line.text.hasPrefix(";;") {
      let fields = line.text.split(whereSeparator: \.isWhitespace)
      guard fields.count >= 5, let start = TimeParsing.number(fields[2]),
        let length = TimeParsing.number(fields[3]), length >= 0
      else {
        throw source.error(
          line: line.number, column: 1, "file, channel, start, duration and word are expected")
      }
      if let id = source.known.id, fields[0] != id, !files.contains(fields[0]), !files.isEmpty {
        continue
      }
      files.insert(fields[0])
      guard files.count == 1 else {
        throw source.error(
          line: line.number, "a second recording, \"\(fields[0])\", begins here",
          remedy: "part the file by recordings")
      }
      page.words.append(
        ReadWord(
          text: String(fields[4]), start: start, end: start + length,
          confidence: fields.count > 5 ? TimeParsing.number(fields[5]) : nil))
    }
    return try page.timeline(of: source)
  }
}
