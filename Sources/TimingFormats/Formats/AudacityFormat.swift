import WordTimeline

/// Audacity labels: `start<TAB>end<TAB>label` in seconds with six decimals, one a line.
///
/// A label with a range of frequencies has a second line that begins with a backslash; it is
/// skipped. Where a system writes decimals with a comma, so does Audacity; both are read.
struct AudacityFormat: TimingWriter, TimingReader {
  let facts = FormatFacts(
    name: "audacity", title: "Audacity labels", extensions: ["labels.txt", "txt"],
    levels: [.word, .phrase, .sentence, .page, .phone], resolution: .perSecond(1_000_000),
    holds: [.punctuation, .ends])

  func write(_ export: PageExport) throws(TimingFormatError) -> [OutputFile] {
    var text = ""
    for cue in export.cues {
      guard let lit = cue.lit else { continue }
      text += export.seconds6(lit.start) + "\t" + export.seconds6(lit.end) + "\t\(cue.text)\n"
    }
    return [OutputFile(text)]
  }

  func recognises(_ source: FormatSource) -> Bool {
    var lines = TextLines(source.head)
    guard let first = lines.next() else { return false }
    let fields = first.text.split(separator: "\t", omittingEmptySubsequences: false)
    return fields.count >= 2 && number(fields[0]) != nil && number(fields[1]) != nil
  }

  func read(_ source: FormatSource) throws(TimingFormatError) -> PageTimeline {
    var page = ReadPage()
    for line in TextLines(try source.text()) where !line.isBlank && line.text.first != "\\" {
      let fields = line.text.split(
        separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
      guard fields.count >= 2, let start = number(fields[0]), let end = number(fields[1]) else {
        throw source.error(
          line: line.number, column: 1, "start, end and label are expected, parted by tabs")
      }
      let label = fields.count == 3 ? fields[2].trimmed : ""
      guard !label.isEmpty else { continue }
      guard end >= start else {
        throw source.error(line: line.number, "\"\(label)\" ends before it starts")
      }
      page.words.append(ReadWord(text: String(label), start: start, end: end))
    }
    return try page.timeline(of: source)
  }

  private func number(_ text: Substring) -> Double? {
    TimeParsing.number(text.replacing(",", with: "."))
  }
}
