import WordTimeline

/// Praat TextGrid (Praat manual, “TextGrid file formats”), in the long or the short spelling.
///
/// Interval tiers cover the recording from end to end: pauses are intervals without text. Quotes in
/// a text are doubled. Written in UTF-8 without a byte order mark.
struct TextGridFormat: TimingWriter, TimingReader {
  let facts: FormatFacts
  private let isShort: Bool

  static let long = TextGridFormat(
    name: "textgrid", title: "Praat TextGrid, long", extensions: ["TextGrid"], isShort: false)
  static let short = TextGridFormat(
    name: "textgrid-short", title: "Praat TextGrid, short", extensions: ["short.TextGrid"],
    isShort: true)

  private init(name: String, title: String, extensions: [String], isShort: Bool) {
    facts = FormatFacts(
      name: name, title: title, extensions: extensions,
      levels: [.word, .phone, .phrase, .sentence, .page], hasTiers: true,
      resolution: .perSecond(1_000_000), holds: [.punctuation, .ends])
    self.isShort = isShort
  }

  func write(_ export: PageExport) throws(TimingFormatError) -> [OutputFile] {
    try export.requireNoEmptyPiece(perSecond: 1_000_000)
    let end = export.seconds6(max(export.lastSample, 1))
    let tiers = export.tiers
    var text = "File type = \"ooTextFile\"\nObject class = \"TextGrid\"\n\n"
    text += line("xmin", "0", 0) + line("xmax", end, 0)
    text += isShort ? "<exists>\n" : "tiers? <exists>\n"
    text += line("size", String(tiers.count), 0)
    if !isShort { text += "item []:\n" }
    for (number, tier) in tiers.enumerated() {
      let intervals = intervals(of: tier, export)
      if !isShort { text += "    item [\(number + 1)]:\n" }
      text += line("class", "\"IntervalTier\"", 2) + line("name", quoted(tier.name), 2)
      text += line("xmin", "0", 2) + line("xmax", end, 2)
      text += line("intervals: size", String(intervals.count), 2)
      for (number, interval) in intervals.enumerated() {
        if !isShort { text += "        intervals [\(number + 1)]:\n" }
        text += line("xmin", interval.start, 3) + line("xmax", interval.end, 3)
        text += line("text", quoted(interval.text), 3)
      }
    }
    return [OutputFile(text)]
  }

  /// The tier's pieces with the pauses between them.
  private func intervals(
    of tier: ExportTier, _ export: PageExport
  ) -> [(start: String, end: String, text: String)] {
    var intervals: [(start: String, end: String, text: String)] = []
    var passed = "0"
    func add(until end: String, _ text: String) {
      intervals.append((passed, end, text))
      passed = end
    }
    for piece in tier.pieces where piece.span.count > 0 {
      let start = export.seconds6(piece.span.start)
      if piece.span.start > 0, start != passed { add(until: start, "") }
      add(until: export.seconds6(piece.span.end), piece.text)
    }
    let end = export.seconds6(max(export.lastSample, 1))
    if passed != end { add(until: end, "") }
    return intervals
  }

  private func line(_ name: String, _ value: String, _ depth: Int) -> String {
    isShort ? value + "\n" : String(repeating: "    ", count: depth) + "\(name) = \(value)\n"
  }

  private func quoted(_ text: String) -> String { "\"" + text.replacing("\"", with: "\"\"") + "\"" }

  func recognises(_ source: FormatSource) -> Bool {
    source.head.contains("ooTextFile") && source.head.contains("TextGrid")
  }

  func read(_ source: FormatSource) throws(TimingFormatError) -> PageTimeline {
    try TextGridReader.read(source).page(of: source)
  }
}
