import WordTimeline

/// Compact JSON for apps: whole milliseconds, ranges in code points and UTF-16, and two ends a
/// word: when it stops sounding, and when its highlight goes dark.
///
/// ```json
/// {"audio":"page-01.wav","durationMs":3200,"text":"Wake up!","turnMs":3200,"words":[
/// {"id":"w1","text":"Wake","range":[0,4],"utf16":[0,4],"startMs":420,"endMs":760,"litMs":[420,760],"confidence":0.97},
/// ```
/// A word that is not spoken has no times. `litMs` follows the display policy; `startMs` and `endMs`
/// are the sound's. One word a line, so that changes can be read.
struct AppFormat: TimingWriter {
  let facts = FormatFacts(
    name: "app", title: "Compact JSON for apps", extensions: ["app.json"],
    levels: [.word, .phrase, .sentence, .page, .phone], resolution: .perSecond(1000),
    holds: [.text, .punctuation, .ranges, .ends, .confidence, .unspoken], policy: .held)

  func write(_ export: PageExport) throws(TimingFormatError) -> [OutputFile] {
    let page = export.page
    let offsets = TextOffsets(page.text)
    let head: JSONObject = [
      "format": "wordlight-app", "version": 1, "id": .string(page.id),
      "language": .string(page.language), "verdict": .string(page.verdict.rawValue),
      "audio": .string(export.audioPath), "sampleRate": .integer(page.audio.sampleRate),
      "durationMs": .integer(export.milliseconds(page.audio.sampleCount)),
      "fromMs": .integer(export.milliseconds(page.extent.start)),
      "turnMs": .integer(export.milliseconds(export.policy.pageTurn(of: page))),
      "text": .string(page.text), "level": .string(export.level.rawValue),
    ]
    var text = String(JSONWriter.compact.text(.object(head)).dropLast()) + ",\"words\":["
    for (index, piece) in export.pieces.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      text += JSONWriter.compact.text(value(piece, offsets, export))
    }
    return [OutputFile(text + "\n]}\n")]
  }

  private func value(
    _ piece: ExportPiece, _ offsets: TextOffsets, _ export: PageExport
  ) -> JSONValue {
    let (lower, upper) = (piece.range.lowerBound, piece.range.upperBound)
    var object: JSONObject = [
      "id": .string(piece.id), "text": .string(piece.text),
      "range": range(offsets.codePoints(before: lower), offsets.codePoints(before: upper)),
      "utf16": range(offsets.utf16Units(before: lower), offsets.utf16Units(before: upper)),
    ]
    if let spoken = piece.spoken, let lit = piece.lit {
      object["startMs"] = .integer(export.milliseconds(spoken.start))
      object["endMs"] = .integer(export.milliseconds(spoken.end))
      object["litMs"] = [
        .integer(export.milliseconds(lit.start)), .integer(export.milliseconds(lit.end)),
      ]
    }
    object["confidence"] = piece.confidence.map(JSONValue.double)
    return .object(object)
  }

  private func range(_ lower: Int, _ upper: Int) -> JSONValue {
    [.integer(lower), .integer(upper)]
  }
}
