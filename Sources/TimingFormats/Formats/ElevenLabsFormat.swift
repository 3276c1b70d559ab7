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
    var characters: [String] = []
    var words: [String] = []
    var losses: [Double] = []
    for cue in export.cues {
      guard let lit = cue.lit else { continue }
      let (start, end) = (export.milliseconds(lit.start), export.milliseconds(lit.end))
      losses.append(1 - (cue.confidence ?? 1))
      words.append(record(cue.text, start, end, loss: losses.last))
      let count = Int64(cue.text.count)
      for (index, character) in cue.text.enumerated() {
        let first = start + (end - start) * Int64(index) / count
        let last = start + (end - start) * Int64(index + 1) / count
        characters.append(record(String(character), first, last))
      }
    }
    let mean = losses.isEmpty ? 0 : losses.reduce(0, +) / Double(losses.count)
    return [
      OutputFile(
        """
        {
          "characters": [\(list(characters))],
          "words": [\(list(words))],
          "loss": \(thousandths(mean))
        }

        """)
    ]
  }

  private func list(_ records: [String]) -> String {
    records.isEmpty ? "" : "\n    " + records.joined(separator: ",\n    ") + "\n  "
  }

  /// A word or character. Written as text, for a page has half a million characters.
  private func record(
    _ text: String, _ start: Int64, _ end: Int64, loss: Double? = nil
  ) -> String {
    var record = "{\"text\": "
    JSONWriter.write(text, to: &record)
    record += ", \"start\": " + decimalText(start, decimals: 3)
    record += ", \"end\": " + decimalText(end, decimals: 3)
    if let loss { record += ", \"loss\": " + thousandths(loss) }
    return record + "}"
  }

  private func thousandths(_ number: Double) -> String {
    decimalText(Int64((number * 1000).rounded()), decimals: 3)
  }
}
