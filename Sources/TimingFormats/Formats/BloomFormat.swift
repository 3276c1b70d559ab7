import WordTimeline

/// Bloom's page HTML: the segments of a text box, and the times in seconds at which each ends in
/// `data-audiorecordingendtimes`.
///
/// Bloom knows ends only: a segment is lit from the end of the one before. A segment that is not
/// spoken ends where the one before does.
struct BloomFormat: TimingWriter {
  let facts = FormatFacts(
    name: "bloom", title: "Bloom text box", extensions: ["bloom.html"],
    levels: [.sentence, .phrase, .word], resolution: .perSecond(1000),
    holds: [.punctuation, .unspoken])

  func write(_ export: PageExport) throws(TimingFormatError) -> [OutputFile] {
    var ends: [String] = []
    var spans = ""
    var end = export.page.extent.start
    for (index, piece) in export.pieces.enumerated() {
      end = piece.lit?.end ?? end
      ends.append(export.seconds3(end))
      spans += #"<span id="\#(piece.id)" class="bloom-highlightSegment">\#(xml(piece.text))"#
      spans += (index + 1 < export.pieces.count ? xml(piece.separator) : "") + "</span>"
    }
    let language = xml(export.page.language)
    let duration = export.seconds3(export.page.audio.sampleCount)
    return [
      OutputFile(
        """
        <div class="bloom-editable audio-sentence bloom-postAudioSplit" lang="\(language)" \
        id="\(xml(export.baseName))" data-audiorecordingmode="TextBox" data-duration="\(duration)" \
        data-audiorecordingendtimes="\(ends.joined(separator: " "))"><p>\(spans)</p></div>

        """)
    ]
  }
}
