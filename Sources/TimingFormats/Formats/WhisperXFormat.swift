import WordTimeline

/// WhisperX transcripts: segments with their words, and all words once more in `word_segments`.
///
/// A word that is not spoken has neither times nor score. Transcripts of Whisper itself, whose words
/// have a `probability` and begin with a space, are read as well.
struct WhisperXFormat: TimingWriter, TimingReader {
  let facts = FormatFacts(
    name: "whisperx", title: "WhisperX transcript", extensions: ["whisperx.json"],
    levels: [.word], resolution: .perSecond(1000),
    holds: [.text, .punctuation, .ends, .confidence, .unspoken])

  func write(_ export: PageExport) throws(TimingFormatError) -> [OutputFile] {
    let segments = export.lines().map { line -> JSONValue in
      [
        "start": seconds(line.span.start, export), "end": seconds(line.span.end, export),
        "text": .string(line.text), "words": .array(line.pieces.map { value($0, export) }),
      ]
    }
    let language = export.page.language.prefix { $0 != "-" }
    let file: JSONValue = [
      "segments": .array(segments),
      "word_segments": .array(export.pieces.map { value($0, export) }),
      "language": .string(String(language)),
    ]
    return [OutputFile(bytes: JSONWriter.lines.file(file))]
  }

  private func value(_ piece: ExportPiece, _ export: PageExport) -> JSONValue {
    var object: JSONObject = ["word": .string(piece.text)]
    if let lit = piece.lit {
      object["start"] = seconds(lit.start, export)
      object["end"] = seconds(lit.end, export)
      object["score"] = piece.confidence.map {
        .decimal(Int64(($0 * 1000).rounded()), decimals: 3)
      }
    }
    return .object(object)
  }

  private func seconds(_ sample: Int64, _ export: PageExport) -> JSONValue {
    .decimal(export.milliseconds(sample), decimals: 3)
  }

  func recognises(_ source: FormatSource) -> Bool { source.json?["segments"] != nil }

  func read(_ source: FormatSource) throws(TimingFormatError) -> PageTimeline {
    let page = try source.decodeJSON { (field) throws(JSONError) in
      var page = ReadPage(language: try field.optional("language")?.string())
      var lines: [String] = []
      for segment in try field["segments"].elements() {
        lines.append(String(try segment["text"].string().trimmed))
        if let words = try segment.optional("words") {
          for word in try words.elements() { page.words.append(try read(word)) }
        } else {
          let (start, end) = (try segment["start"].double(), try segment["end"].double())
          guard end >= start else { throw try segment["end"].error("it is before \"start\"") }
          page.addLine(lines[lines.count - 1], start: start, end: end)
        }
      }
      page.text = lines.joined(separator: "\n")
      return page
    }
    return try page.timeline(of: source)
  }

  private func read(_ field: JSONField) throws(JSONError) -> ReadWord {
    let score = try field.optional("score")
    let probability = try field.optional("probability")
    return ReadWord(
      text: String(try field["word"].string().trimmed),
      start: try field.optional("start")?.double(), end: try field.optional("end")?.double(),
      confidence: try (score ?? probability)?.double())
  }
}
