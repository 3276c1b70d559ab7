import WordTimeline

/// A table with a header: comma-separated (RFC 4180) or tab-separated. One row a piece, the
/// unspoken ones included with empty times.
///
/// Any table is read whose header names the columns `start`, `end` and `text` (or `begin`, `word`,
/// `label`), in any order, such as the Montreal Forced Aligner's `Begin,End,Label,Type,Speaker`.
struct TableFormat: TimingWriter, TimingReader {
  let facts: FormatFacts
  private let separator: Character

  static let commas = TableFormat(
    name: "csv", title: "Comma-separated table", extensions: ["csv"], separator: ",")
  static let tabs = TableFormat(
    name: "tsv", title: "Tab-separated table", extensions: ["tsv"], separator: "\t")

  private init(name: String, title: String, extensions: [String], separator: Character) {
    facts = FormatFacts(
      name: name, title: title, extensions: extensions,
      levels: [.word, .phrase, .sentence, .page, .phone], resolution: .perSecond(1_000_000),
      holds: [.punctuation, .ranges, .ends, .confidence, .unspoken])
    self.separator = separator
  }

  func write(_ export: PageExport) throws(TimingFormatError) -> [OutputFile] {
    let offsets = TextOffsets(export.page.text)
    var text = row(["id", "text", "start", "end", "confidence", "first_char", "end_char"])
    for piece in export.pieces {
      text += row([
        piece.id, piece.text, piece.lit.map { export.seconds6($0.start) } ?? "",
        piece.lit.map { export.seconds6($0.end) } ?? "",
        piece.confidence.map { JSONNumber($0).literal } ?? "",
        String(offsets.codePoints(before: piece.range.lowerBound)),
        String(offsets.codePoints(before: piece.range.upperBound)),
      ])
    }
    return [OutputFile(text)]
  }

  private func row(_ fields: [String]) -> String {
    fields.map(quoted).joined(separator: String(separator)) + "\n"
  }

  private func quoted(_ field: String) -> String {
    field.utf8.contains { $0 == separator.asciiValue || $0 == 0x22 || $0 == 0x0A || $0 == 0x0D }
      ? "\"" + field.replacing("\"", with: "\"\"") + "\"" : field
  }

  func recognises(_ source: FormatSource) -> Bool {
    guard let first = TextLines(source.head).first(where: { !$0.isBlank }) else { return false }
    let names = first.text.lowercased().split(separator: separator).map { String($0.trimmed) }
    return columns(names).start != nil && columns(names).text != nil
  }

  func read(_ source: FormatSource) throws(TimingFormatError) -> PageTimeline {
    var rows = try TableRows(source, separator: separator).rows[...]
    let header = rows.popFirst()?.fields.map { String($0.lowercased().trimmed) } ?? []
    let columns = columns(header)
    guard let start = columns.start, let text = columns.text else {
      throw source.error(
        line: 1, column: 1, "a header with the columns start, end and text is expected")
    }
    var page = ReadPage()
    for row in rows {
      func field(_ column: Int?) -> String {
        column.map { $0 < row.fields.count ? String(row.fields[$0].trimmed) : "" } ?? ""
      }
      func number(_ column: Int?) throws(TimingFormatError) -> Double? {
        guard !field(column).isEmpty else { return nil }
        guard let number = TimeParsing.number(field(column)) else {
          throw source.error(line: row.line, "\"\(field(column))\" is not a number")
        }
        return number
      }
      let type = field(columns.type).lowercased()
      guard type.isEmpty || type == "words" || type == "word" else { continue }
      page.words.append(
        ReadWord(
          text: field(text), start: try number(start), end: try number(columns.end),
          confidence: try number(columns.confidence)))
    }
    page.words.removeAll { $0.text.isEmpty }
    return try page.timeline(of: source)
  }

  private func columns(
    _ names: [String]
  ) -> (start: Int?, end: Int?, text: Int?, confidence: Int?, type: Int?) {
    func column(_ known: String...) -> Int? { names.firstIndex { known.contains($0) } }
    return (
      column("start", "begin", "start_time"), column("end", "end_time"),
      column("text", "word", "label"), column("confidence", "score"), column("type")
    )
  }
}
