import WordTimeline

/// EPUB 3 media overlay (W3C EPUB 3.3, §9): SMIL, the XHTML whose elements it lights up, and the
/// package document's lines that belong to both.
///
/// Every `par` ties one element to one clip; clips tile the page (``OverlayPage``). A `seq` has its
/// `epub:textref` with a fragment, or EPUBCheck says MED-014; a clip ends after it begins, or it
/// says MED-009.
struct SMILFormat: TimingWriter, TimingReader {
  let facts = FormatFacts(
    name: "smil", title: "EPUB 3 media overlay, with its XHTML and package lines",
    extensions: ["smil"], resolution: .perSecond(1000), holds: [.text, .punctuation, .unspoken],
    policy: DisplayPolicy(minimumMilliseconds: 50, tiles: true))

  func write(_ export: PageExport) throws(TimingFormatError) -> [OutputFile] {
    let name = export.baseName
    let page = OverlayPage(
      export: export, documentName: name + ".xhtml", audioName: export.audioPath)
    let package = PackageDocument(
      title: export.title, language: export.page.language, identifier: "urn:x-page:\(name)",
      modified: export.options.modified,
      items: [
        .init(
          id: "page", path: page.documentName, mediaType: "application/xhtml+xml",
          overlay: "overlay", isInSpine: true),
        .init(
          id: "overlay", path: name + ".smil", mediaType: "application/smil+xml",
          duration: page.duration),
        .init(
          id: "audio", path: export.audioPath,
          mediaType: MediaType.audio(export.audioPath) ?? "audio/mpeg"),
      ])
    return [
      OutputFile(try page.smil()), OutputFile(fileExtension: "xhtml", page.xhtml),
      OutputFile(fileExtension: "opf", package.text),
    ]
  }

  func recognises(_ source: FormatSource) -> Bool { source.head.contains("<smil") }

  func read(_ source: FormatSource) throws(TimingFormatError) -> PageTimeline {
    let root = try source.parseXML()
    guard root.localName == "smil" else { throw source.error(root, "smil is expected") }
    var documents = OverlayDocuments(source)
    var page = ReadPage()
    for par in root.descendants where par.localName == "par" {
      guard let text = par.first("text"), let reference = text.attributes["src"] else {
        throw source.error(par, "it has no text with a src")
      }
      guard let audio = par.first("audio") else { continue }
      page.audioName = audio.attributes["src"].flatMap(pathOfURI)?.split(separator: "/").last
        .map(String.init)
      let begin = try clock(audio, "clipBegin", source) ?? 0
      guard let end = try clock(audio, "clipEnd", source) ?? source.known.audio?.duration else {
        throw source.error(audio, "clipEnd is missing, and the recording's end is not known")
      }
      guard end >= begin else { throw source.error(audio, "the clip ends before it begins") }
      page.addLine(try documents.text(at: reference, text), start: begin, end: end)
    }
    page.text = documents.onlyText
    return try page.timeline(of: source)
  }

  private func clock(
    _ audio: XMLElement, _ name: String, _ source: FormatSource
  ) throws(TimingFormatError) -> Double? {
    guard let text = audio.attributes[name] else { return nil }
    guard let seconds = SMILClock.seconds(text) else {
      throw source.error(audio, "\(name) \"\(text)\" is no time")
    }
    return seconds
  }
}

/// SMIL clock values (W3C SMIL 3.0, §5.4.1): `0:05:01.2`, `09:58`, `76.2s`, `7.75h`, `13min`,
/// `2345ms`, `12.345`.
enum SMILClock {
  /// The value in seconds; nil where it is none.
  static func seconds(_ text: String) -> Double? {
    guard !text.contains(",") else { return nil }
    for (unit, seconds) in [("ms", 0.001), ("min", 60), ("h", 3600), ("s", 1)]
    where text.hasSuffix(unit) {
      let count = text.dropLast(unit.count)
      return count.contains(":") ? nil : TimeParsing.clock(count).map { $0 * seconds }
    }
    return TimeParsing.clock(text)
  }
}
