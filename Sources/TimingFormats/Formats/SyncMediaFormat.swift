import WordTimeline

/// W3C SyncMediaLite: a WebVTT metadata file whose cues name the element to be lit.
///
/// `{"selector":{"type":"FragmentSelector","value":"w1"}}` names the element with that id in the
/// page that plays it; ``SMILFormat`` writes such a page.
struct SyncMediaFormat: TimingWriter {
  let facts = FormatFacts(
    name: "syncmedia", title: "W3C SyncMediaLite (WebVTT metadata)", extensions: ["syncmedia.vtt"],
    resolution: .perSecond(1000), holds: [.ends])

  func write(_ export: PageExport) throws(TimingFormatError) -> [OutputFile] {
    var text = "WEBVTT\n"
    for (number, cue) in export.cues.enumerated() {
      guard let lit = cue.lit else { continue }
      text += "\n\(number + 1)\n\(export.clock(lit.start)) --> \(export.clock(lit.end))\n"
      text += #"{"selector":{"type":"FragmentSelector","value":"\#(cue.id)"}}"# + "\n"
    }
    return [OutputFile(text)]
  }
}
