import WordTimeline

/// Montreal Forced Aligner JSON: the tiers of a TextGrid as lists of `[begin, end, label]`.
///
/// Labels are words in lower case without punctuation.
struct MFAFormat: TimingWriter, TimingReader {
  let facts = FormatFacts(
    name: "mfa", title: "Montreal Forced Aligner JSON", extensions: ["mfa.json"],
    levels: [.word, .phone], hasTiers: true, resolution: .perSecond(1_000_000), holds: [.ends])

  func write(_ export: PageExport) throws(TimingFormatError) -> [OutputFile] {
    func seconds(_ sample: Int64) -> JSONValue {
      .decimal(export.ticks(sample, perSecond: 1_000_000), decimals: 6)
    }
    var tiers = JSONObject()
    for tier in export.tiers.reversed().sorted(by: { $0.name > $1.name }) {
      let entries = tier.pieces.map { piece -> JSONValue in
        let plain = piece.text.lettersAndDigits
        let label =
          tier.name == "words" && !plain.isEmpty ? plain.lowercased() : piece.text
        return [seconds(piece.span.start), seconds(piece.span.end), .string(label)]
      }
      tiers[tier.name] = ["type": "interval", "entries": .array(entries)]
    }
    let file: JSONValue = [
      "start": 0, "end": seconds(export.lastSample), "tiers": .object(tiers),
    ]
    return [OutputFile(bytes: JSONWriter(spreadDepth: 4).file(file))]
  }

  func recognises(_ source: FormatSource) -> Bool { source.json?["tiers"] != nil }

  func read(_ source: FormatSource) throws(TimingFormatError) -> PageTimeline {
    let file = try source.decodeJSON { (field) throws(JSONError) in
      var file = ReadTiers(duration: try field.optional("end")?.double())
      let tiers = try field["tiers"]
      for member in try tiers.object().members {
        var tier = ReadTiers.Tier(name: member.key)
        for entry in try tiers[member.key]["entries"].elements() {
          let parts = try entry.elements()
          guard parts.count >= 3 else { throw entry.error("begin, end and label are expected") }
          let (start, end) = (try parts[0].double(), try parts[1].double())
          guard end >= start else { throw entry.error("it ends before it begins") }
          tier.intervals.append((start, end, try parts[2].string()))
        }
        file.tiers.append(tier)
      }
      return file
    }
    return try file.page(of: source)
  }
}
