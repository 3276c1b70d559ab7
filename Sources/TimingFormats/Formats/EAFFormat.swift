import WordTimeline

/// ELAN annotation format 3.0 (Max Planck Institute for Psycholinguistics).
///
/// Times are whole milliseconds in slots, which annotations name; each tier is of a linguistic type
/// that may be aligned to time.
struct EAFFormat: TimingWriter, TimingReader {
  let facts = FormatFacts(
    name: "eaf", title: "ELAN annotations", extensions: ["eaf"],
    levels: [.word, .phone, .phrase, .sentence, .page], hasTiers: true,
    resolution: .perSecond(1000), holds: [.punctuation, .ends])

  func write(_ export: PageExport) throws(TimingFormatError) -> [OutputFile] {
    try export.requireNoEmptyPiece(perSecond: 1000)
    var slots = ""
    var tiers = ""
    var number = 0
    for tier in export.tiers {
      tiers += #"  <TIER LINGUISTIC_TYPE_REF="aligned" TIER_ID="\#(tier.name)">"# + "\n"
      for piece in tier.pieces {
        number += 1
        let (first, second) = ("ts\(2 * number - 1)", "ts\(2 * number)")
        slots += slot(first, export.milliseconds(piece.span.start))
        slots += slot(second, export.milliseconds(piece.span.end))
        tiers += #"    <ANNOTATION><ALIGNABLE_ANNOTATION ANNOTATION_ID="a\#(number)""#
        tiers += #" TIME_SLOT_REF1="\#(first)" TIME_SLOT_REF2="\#(second)"><ANNOTATION_VALUE>"#
        tiers += xml(piece.text) + "</ANNOTATION_VALUE></ALIGNABLE_ANNOTATION></ANNOTATION>\n"
      }
      tiers += "  </TIER>\n"
    }
    let path = xml(export.audioPath)
    return [
      OutputFile(
        """
        \(xmlDeclaration)
        <ANNOTATION_DOCUMENT AUTHOR="" DATE="\(xml(export.options.modified))" FORMAT="3.0" \
        VERSION="3.0" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" \
        xsi:noNamespaceSchemaLocation="http://www.mpi.nl/tools/elan/EAFv3.0.xsd">
          <HEADER MEDIA_FILE="" TIME_UNITS="milliseconds">
            <MEDIA_DESCRIPTOR MEDIA_URL="./\(path)" MIME_TYPE="\(mediaType(export.audioPath))" \
        RELATIVE_MEDIA_URL="./\(path)"/>
          </HEADER>
          <TIME_ORDER>
        \(slots)  </TIME_ORDER>
        \(tiers)  <LINGUISTIC_TYPE GRAPHIC_REFERENCES="false" LINGUISTIC_TYPE_ID="aligned" \
        TIME_ALIGNABLE="true"/>
        </ANNOTATION_DOCUMENT>

        """)
    ]
  }

  private func slot(_ id: String, _ milliseconds: Int64) -> String {
    #"    <TIME_SLOT TIME_SLOT_ID="\#(id)" TIME_VALUE="\#(milliseconds)"/>"# + "\n"
  }

  private func mediaType(_ path: String) -> String {
    path.lowercased().hasSuffix(".wav") ? "audio/x-wav" : MediaType.audio(path) ?? "audio/*"
  }

  func recognises(_ source: FormatSource) -> Bool { source.head.contains("<ANNOTATION_DOCUMENT") }

  func read(_ source: FormatSource) throws(TimingFormatError) -> PageTimeline {
    let root = try source.parseXML()
    guard root.name == "ANNOTATION_DOCUMENT" else {
      throw source.error(root, "ANNOTATION_DOCUMENT is expected")
    }
    let slots = try slots(root, source)
    var file = ReadTiers()
    file.audioName = root.first("HEADER")?.first("MEDIA_DESCRIPTOR").flatMap { descriptor in
      (descriptor.attributes["RELATIVE_MEDIA_URL"] ?? descriptor.attributes["MEDIA_URL"])?
        .split(separator: "/").last.map(String.init)
    }
    for element in root.all("TIER") {
      var tier = ReadTiers.Tier(name: element.attributes["TIER_ID"] ?? "")
      for annotation in element.all("ANNOTATION").compactMap({ $0.first("ALIGNABLE_ANNOTATION") }) {
        guard let start = annotation.attributes["TIME_SLOT_REF1"].flatMap({ slots[$0] }),
          let end = annotation.attributes["TIME_SLOT_REF2"].flatMap({ slots[$0] })
        else { throw source.error(annotation, "its time slots are missing or have no time") }
        let text = annotation.first("ANNOTATION_VALUE")?.text ?? ""
        tier.intervals.append((start, end, text))
      }
      tier.intervals.sort { ($0.start, $0.end) < ($1.start, $1.end) }
      if !tier.intervals.isEmpty || tier.name == "words" { file.tiers.append(tier) }
    }
    return try file.page(of: source)
  }

  /// The times of the slots in seconds. A slot without one lies evenly between its neighbours, as
  /// ELAN shows it.
  private func slots(
    _ root: XMLElement, _ source: FormatSource
  ) throws(TimingFormatError) -> [String: Double] {
    var times: [(id: String, time: Double?)] = []
    for slot in root.first("TIME_ORDER")?.all("TIME_SLOT") ?? [] {
      guard let id = slot.attributes["TIME_SLOT_ID"] else {
        throw source.error(slot, "TIME_SLOT_ID is missing")
      }
      let value = slot.attributes["TIME_VALUE"]
      let time = value.flatMap(TimeParsing.digits)
      guard value == nil || time != nil else {
        throw source.error(slot, "TIME_VALUE is not a count of milliseconds")
      }
      times.append((id, time.map { $0 / 1000 }))
    }
    var open: [Int] = []
    var last: Double?
    for index in times.indices {
      guard let time = times[index].time else {
        open.append(index)
        continue
      }
      if let last {
        for (step, slot) in open.enumerated() {
          times[slot].time = last + (time - last) * Double(step + 1) / Double(open.count + 1)
        }
      }
      open = []
      last = time
    }
    let known = times.compactMap { slot in slot.time.map { (slot.id, $0) } }
    return Dictionary(known) { first, _ in first }
  }
}
