import WordTimeline

/// Wordlight's own JSON: everything, to the sample (``NativeJSON``).
///
/// Level and display policy are not applied: whoever shows the timings does.
struct NativeFormat: TimingWriter, BookWriter, TimingReader {
  let facts = FormatFacts(
    name: "json", title: "Wordlight JSON", extensions: ["json"],
    levels: [.word, .phone], hasTiers: true, resolution: .samples,
    holds: Set(FormatFacts.Holding.allCases), isShaped: false)

  func write(_ export: PageExport) throws(TimingFormatError) -> [OutputFile] {
    [OutputFile(bytes: NativeJSON.file(export.page))]
  }

  func write(_ export: BookExport) throws(TimingFormatError) -> [OutputFile] {
    [OutputFile(bytes: NativeJSON.file(export.book))]
  }

  func recognises(_ source: FormatSource) -> Bool {
    source.json?["format"] == .string(NativeJSON.pageFormat)
  }

  func read(_ source: FormatSource) throws(TimingFormatError) -> PageTimeline {
    try source.decodeJSON { (field) throws(JSONError) in try NativeJSON.page(field) }
  }
}
