import WordTimeline

/// ElevenLabs forced alignment: `words` with seconds and a `loss`, `characters` with seconds, and
/// the mean loss of all.
///
/// Only words are aligned: the characters of a word share its time evenly. A loss is what is missing
/// to full confidence; the service does not say how its own is counted.
struct ElevenLabsFormat: TimingWriter {
  let facts = FormatFacts(
    name: "elevenlabs", title: "ElevenLabs forced alignment", extensions: ["elevenlabs.json"],
    levels: [.word], resolution: .perSecond(1000), holds: [.punctuation, .ends, .confidence])

  func write(_ export: PageExport) throws(TimingFormatError) -> [OutputFile] {
    var characters: [JSONValue] = []
    var words: [JSONValue] = []
    var losses: [Double] = []
    for cue in export.cues {
      guard let lit = cue.lit else { continue }
      let (start, end) = (export.milliseconds(lit.start), export.milliseconds(lit.end))
      let loss = 1 - (cue.confidence ?? 1)
      losses.append(loss)
      words.append(value(cue.text, start, end, loss: loss))
      let count = Int64(cue.text.count)
      for (index, character) in cue.text.enumerated() {
        let first = start + (end - start) * Int64(index) / count
        let last = start + (end - start) * Int64(index + 1) / count
        characters.append(value(String(character), first, last))
      }
    }
    let mean = losses.isEmpty ? 0 : losses.reduce(0, +) / Double(losses.count)
    let file: JSONValue = [
      "characters": .array(characters), "words": .array(words), "loss": thousandths(mean),
    ]
    return [OutputFile(bytes: JSONWriter.lines.file(file))]
  }

  private func value(
    _ text: String, _ start: Int64, _ end: Int64, loss: Double? = nil
  ) -> JSONValue {
    var object: JSONObject = [
      "text": .string(text), "start": .decimal(start, decimals: 3),
      "end": .decimal(end, decimals: 3),
    ]
    object["loss"] = loss.map(thousandths)
    return .object(object)
  }

  private func thousandths(_ number: Double) -> JSONValue {
    .decimal(Int64((number * 1000).rounded()), decimals: 3)
  }
}
