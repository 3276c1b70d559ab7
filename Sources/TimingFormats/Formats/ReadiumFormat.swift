import WordTimeline

/// Readium Guided Navigation: a tree of objects that tie a piece of text (`textref`) to a clip of
/// audio (`audioref`, with a media fragment in seconds).
///
/// A reader plays clip after clip, so that what lies between two clips is never heard: clips tile
/// the page. Text is referred to in the XHTML that ``SMILFormat`` writes.
struct ReadiumFormat: TimingWriter {
  let facts = FormatFacts(
    name: "readium", title: "Readium Guided Navigation", extensions: ["guided.json"],
    levels: [.word, .phrase, .sentence, .page], resolution: .perSecond(1000),
    holds: [.punctuation], policy: .tiled)

  func write(_ export: PageExport) throws(TimingFormatError) -> [OutputFile] {
    try export.requireNoEmptyPiece(perSecond: 1000)
    let audio = uri(export.audioPath)
    let document = uri(export.baseName + ".xhtml")
    let children = export.cues.compactMap { cue -> JSONValue? in
      guard let lit = cue.lit else { return nil }
      let clip = "\(export.seconds3(lit.start)),\(export.seconds3(lit.end))"
      return [
        "textref": .string("\(document)#\(cue.id)"), "audioref": .string("\(audio)#t=\(clip)"),
        "text": .string(cue.text),
      ]
    }
    var page: JSONObject = ["role": ["paragraph"], "textref": .string("\(document)#p1")]
    if !children.isEmpty { page["children"] = .array(children) }
    return [
      OutputFile(bytes: JSONWriter(spreadDepth: 4).file(["guided": [.object(page)]]))
    ]
  }
}
