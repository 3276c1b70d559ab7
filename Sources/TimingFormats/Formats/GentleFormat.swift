import WordTimeline

/// Gentle's alignment: the transcript, and for each of its words a `case`, offsets in **code
/// points** of the transcript, seconds, and phones with their durations.
///
/// Words stand without punctuation; a word that is not spoken is `not-found-in-audio`. Phones carry
/// their place in the word: `_B` begins it, `_I` is inside, `_E` ends it, `_S` is all of it.
struct GentleFormat: TimingWriter, TimingReader {
  let facts = FormatFacts(
    name: "gentle", title: "Gentle alignment", extensions: ["gentle.json"],
    levels: [.word, .phone], hasTiers: true, resolution: .perSecond(1_000_000),
    holds: [.text, .ranges, .ends, .unspoken])

  func write(_ export: PageExport) throws(TimingFormatError) -> [OutputFile] {
    let offsets = TextOffsets(export.page.text)
    let phones = Dictionary(grouping: export.tier(.phone)) { $0.words.lowerBound }
    let words = export.tier(.word).enumerated().compactMap { index, piece -> JSONValue? in
      let plain = piece.text.lettersAndDigits
      guard !plain.isEmpty || piece.lit != nil else { return nil }
      let word = plain.isEmpty ? piece.text : plain
      let before = plain.isEmpty ? 0 : piece.text.prefix { !$0.isLetter && !$0.isNumber }.utf8.count
      let start = piece.range.lowerBound + before
      var object = JSONObject()
      if let lit = piece.lit {
        object["alignedWord"] = .string(word.lowercased())
        object["case"] = "success"
        object["end"] = seconds(lit.end, export)
        object["phones"] = .array(values(phones[index] ?? [], export))
        object["start"] = seconds(lit.start, export)
      } else {
        object["case"] = "not-found-in-audio"
      }
      object["endOffset"] = .integer(offsets.codePoints(before: start + word.utf8.count))
      object["startOffset"] = .integer(offsets.codePoints(before: start))
      object["word"] = .string(word)
      return .object(object)
    }
    let file: JSONValue = ["transcript": .string(export.page.text), "words": .array(words)]
    return [OutputFile(bytes: JSONWriter.lines.file(file))]
  }

  private func values(_ phones: [ExportPiece], _ export: PageExport) -> [JSONValue] {
    phones.enumerated().compactMap { index, phone in
      guard let lit = phone.lit else { return nil }
      let (isFirst, isLast) = (index == 0, index + 1 == phones.count)
      let place = isFirst ? (isLast ? "S" : "B") : isLast ? "E" : "I"
      // The difference of rounded ends, so that durations add up.
      let length =
        export.ticks(lit.end, perSecond: 1_000_000)
        - export.ticks(lit.start, perSecond: 1_000_000)
      return [
        "phone": .string("\(phone.text.lowercased())_\(place)"),
        "duration": .decimal(length, decimals: 6),
      ]
    }
  }

  private func seconds(_ sample: Int64, _ export: PageExport) -> JSONValue {
    .decimal(export.ticks(sample, perSecond: 1_000_000), decimals: 6)
  }

  func recognises(_ source: FormatSource) -> Bool {
    source.json?["transcript"] != nil && source.json?["words"] != nil
  }

  func read(_ source: FormatSource) throws(TimingFormatError) -> PageTimeline {
    let page = try source.decodeJSON { (field) throws(JSONError) in
      var page = ReadPage(text: try field["transcript"].string())
      for word in try field["words"].elements() { try read(word, into: &page) }
      return page
    }
    return try page.timeline(of: source)
  }

  private func read(_ field: JSONField, into page: inout ReadPage) throws(JSONError) {
    let outcome = try field.optional("case")?.string() ?? "success"
    var word = ReadWord(text: try field["word"].string())
    if outcome == "success" {
      let start = try field["start"].double()
      word.start = start
      word.end = try field["end"].double()
      var passed = start
      for phone in try field.optional("phones")?.elements() ?? [] {
        let name = try phone["phone"].string()
        let end = passed + max(0, try phone["duration"].double())
        let plain = name.firstIndex(of: "_").map { String(name[..<$0]) } ?? name
        word.phones.append(ReadPhone(name: plain.uppercased(), start: passed, end: end))
        passed = end
      }
    }
    page.words.append(word)
  }
}
