import WordTimeline

/// Amazon Polly speech marks: one JSON object a line, with `time` in milliseconds, `type`
/// (`sentence` or `word`), `value`, and `start` and `end` in **bytes** of the UTF-8 text.
///
/// A mark has no end. Values of words come without punctuation. Every sentence is marked as well,
/// before its first word, so that the text can be put together again.
struct PollyFormat: TimingWriter, TimingReader {
  let facts = FormatFacts(
    name: "polly", title: "Amazon Polly speech marks", extensions: ["marks", "polly.json"],
    levels: [.word, .sentence], resolution: .perSecond(1000), holds: [.text, .ranges])

  func write(_ export: PageExport) throws(TimingFormatError) -> [OutputFile] {
    var words = export.level == .word ? export.cues[...] : []
    var text = ""
    for sentence in export.tier(.sentence) {
      guard let lit = sentence.lit else { continue }
      let spelling = export.page.text.spelling(of: sentence.range)
      text += mark(
        "sentence", lit, sentence.range, spelling.map { String($0) } ?? sentence.text, export)
      while let word = words.first, word.words.upperBound <= sentence.words.upperBound {
        words.removeFirst()
        guard let lit = word.lit else { continue }
        let plain = word.text.lettersAndDigits
        text += mark(
          "word", lit, plain.isEmpty ? word.range : plainRange(word),
          plain.isEmpty ? word.text : plain, export)
      }
    }
    return [OutputFile(text)]
  }

  private func mark(
    _ type: String, _ lit: SampleSpan, _ range: TextRange, _ value: String, _ export: PageExport
  ) -> String {
    JSONWriter.compact.text([
      "time": .integer(export.milliseconds(lit.start)), "type": .string(type),
      "start": .integer(range.lowerBound), "end": .integer(range.upperBound),
      "value": .string(value),
    ]) + "\n"
  }

  /// Where in the text a word's letters and digits stand.
  private func plainRange(_ word: ExportPiece) -> TextRange {
    let before = word.text.prefix { !$0.isLetter && !$0.isNumber }.utf8.count
    let start = word.range.lowerBound + before
    return TextRange(start, start + word.text.lettersAndDigits.utf8.count)
  }

  func recognises(_ source: FormatSource) -> Bool {
    guard let first = TextLines(source.head).first(where: { !$0.isBlank }),
      let mark = try? JSONParser.parse(String(first.text))
    else { return false }
    return mark["time"] != nil && mark["type"] != nil
  }

  func read(_ source: FormatSource) throws(TimingFormatError) -> PageTimeline {
    var page = ReadPage()
    var text: [UInt8] = []
    for line in TextLines(try source.text()) where !line.isBlank {
      do throws(JSONError) {
        try JSONParser.decode(Array(line.text.utf8)) { (mark) throws(JSONError) in
          let value = try mark["value"].string()
          switch try mark["type"].string() {
          case "word":
            let time = try mark["time"].double() / 1000
            page.words.append(ReadWord(text: value, start: time))
          case "sentence":
            let start = Int(try mark["start"].integer(in: Int64(text.count)...Int64(Int32.max)))
            // What stands between two sentences is not told: white space of that length.
            guard start - text.count <= 1 << 20 else {
              throw try mark["start"].error("a gap of \(start - text.count) bytes in the text")
            }
            text += repeatElement(UInt8(ascii: " "), count: start - text.count)
            text += value.utf8
          default: break
          }
        }
      } catch {
        throw source.error(line: line.number, column: error.column, error.problem)
      }
    }
    if !text.isEmpty { page.text = String(decoding: text, as: UTF8.self) }
    return try page.timeline(of: source)
  }
}
