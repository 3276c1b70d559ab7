import WordTimeline

/// Apple property list with exact sample times.
///
/// Integers and a time scale map one to one to `CMTime(value:timescale:)`; the time scale is the
/// recording's rate, so that nothing is rounded. `start` and `end` are the sound's, `litStart` and
/// `litEnd` follow the display policy: hand the former to `AVPlayer.addBoundaryTimeObserver`.
struct PlistFormat: TimingWriter {
  let facts = FormatFacts(
    name: "plist", title: "Apple property list", extensions: ["plist"],
    levels: [.word, .phrase, .sentence, .page, .phone], resolution: .samples,
    holds: [.text, .punctuation, .ranges, .ends, .unspoken], policy: .held)

  func write(_ export: PageExport) throws(TimingFormatError) -> [OutputFile] {
    let offsets = TextOffsets(export.page.text)
    var text = """
      \(xmlDeclaration)
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \t<key>audio</key><string>\(xml(export.audioPath))</string>
      \t<key>duration</key><integer>\(export.page.audio.sampleCount)</integer>
      \t<key>language</key><string>\(xml(export.page.language))</string>
      \t<key>text</key><string>\(xml(export.page.text))</string>
      \t<key>timescale</key><integer>\(export.page.audio.sampleRate)</integer>
      \t<key>words</key>
      \t<array>

      """
    for piece in export.pieces {
      text += "\t\t<dict>"
      func integer(_ key: String, _ value: some BinaryInteger) {
        text += "<key>\(key)</key><integer>\(value)</integer>"
      }
      text += "<key>id</key><string>\(xml(piece.id))</string>"
      text += "<key>text</key><string>\(xml(piece.text))</string>"
      // NSString counts in UTF-16 code units.
      let location = offsets.utf16Units(before: piece.range.lowerBound)
      integer("location", location)
      integer("length", offsets.utf16Units(before: piece.range.upperBound) - location)
      if let spoken = piece.spoken, let lit = piece.lit {
        integer("start", spoken.start)
        integer("end", spoken.end)
        integer("litStart", lit.start)
        integer("litEnd", lit.end)
      }
      text += "</dict>\n"
    }
    return [OutputFile(text + "\t</array>\n</dict>\n</plist>\n")]
  }
}
