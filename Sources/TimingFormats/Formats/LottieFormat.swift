import WordTimeline

/// Lottie animation markers: `cm` names the word, `tm` is its first frame and `dr` how many frames
/// it lasts, at the animation's frame rate `fr`.
///
/// The frame that is on the screen when the word begins is its first, so that it is never late; a
/// marker lasts at least one frame.
struct LottieFormat: TimingWriter {
  let facts = FormatFacts(
    name: "lottie", title: "Lottie markers", extensions: ["lottie.json"],
    levels: [.word, .phrase, .sentence, .page, .phone], resolution: .frames, holds: [.ends])

  func write(_ export: PageExport) throws(TimingFormatError) -> [OutputFile] {
    let size = export.options.pageSize
    let markers = export.cues.compactMap { cue -> JSONValue? in
      guard let lit = cue.lit else { return nil }
      let (first, end) = (frame(lit.start, export), frame(lit.end, export))
      return [
        "cm": .string(cue.id), "tm": .integer(first), "dr": .integer(max(1, end - first)),
      ]
    }
    let animation: JSONValue = [
      "v": "5.7.0", "fr": .integer(export.options.frameRate), "ip": 0,
      "op": .integer(max(1, frame(export.page.audio.sampleCount, export))),
      "w": .integer(size.width), "h": .integer(size.height), "nm": .string(export.title),
      "ddd": 0, "assets": [], "layers": [], "markers": .array(markers),
    ]
    return [OutputFile(bytes: JSONWriter.lines.file(animation))]
  }

  /// The frame that is shown at a sample.
  private func frame(_ sample: Int64, _ export: PageExport) -> Int64 {
    let product = sample.multipliedFullWidth(by: Int64(export.options.frameRate))
    return Int64(export.page.audio.sampleRate).dividingFullWidth(product).quotient
  }
}
