import WordTimeline

/// A page of an EPUB with its media overlay: the XHTML in which every piece is an element, and the
/// SMIL that ties each to its clip.
///
/// Readers play clip after clip, and audio between two clips is never heard: clips tile the page.
/// Readers that highlight need an active class, or the text's own colour hides the highlight (Apple
/// Books Asset Guide).
struct OverlayPage {
  /// The page.
  let export: PageExport
  /// What the XHTML is called.
  var documentName: String
  /// What the recording is called.
  var audioName: String
  /// What the picture is called; nil where there is none.
  var pictureName: String?
  /// What is in the picture.
  var pictureDescription = ""

  /// The class that a reader gives to the element being spoken.
  static let activeClass = "-epub-media-overlay-active"
  /// The class that a reader gives to the document while it plays.
  static let playingClass = "-epub-media-overlay-playing"

  /// Whether there is anything to be played.
  var hasOverlay: Bool { !export.cues.isEmpty }

  /// How long the clips last, in milliseconds.
  var duration: Int64 {
    let spans = export.cues.compactMap(\.lit)
    guard let first = spans.first, let last = spans.last else { return 0 }
    return export.milliseconds(last.end) - export.milliseconds(first.start)
  }

  /// The overlay.
  func smil() throws(TimingFormatError) -> String {
    try export.requireNoEmptyPiece(perSecond: 1000)
    guard hasOverlay else {
      throw .unwritable(
        "\(export.page.id): no word has a time, and an overlay needs one",
        remedy: "leave this page without an overlay")
    }
    let (document, audio) = (uri(documentName), uri(audioName))
    var text = """
      \(xmlDeclaration)
      <smil xmlns="http://www.w3.org/ns/SMIL" xmlns:epub="http://www.idpf.org/2007/ops" version="3.0">
        <body id="body">
          <seq id="seq1" epub:textref="\(document)#p1">

      """
    for cue in export.cues {
      guard let lit = cue.lit else { continue }
      text += #"      <par id="par-\#(cue.id)"><text src="\#(document)#\#(cue.id)"/>"#
      text += #"<audio src="\#(audio)" clipBegin="\#(export.seconds3(lit.start))s""#
      text += #" clipEnd="\#(export.seconds3(lit.end))s"/></par>"# + "\n"
    }
    return text + "    </seq>\n  </body>\n</smil>\n"
  }

  /// The page as XHTML.
  var xhtml: String {
    let page = export.page
    let size = export.options.pageSize
    let language = xml(page.language)
    let picture = pictureName.map {
      "\n    <img src=\"\(uri($0))\" alt=\"\(xml(pictureDescription))\"/>"
    }
    return """
      \(xmlDeclaration)
      <!DOCTYPE html>
      <html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" \
      lang="\(language)" xml:lang="\(language)"\(isRightToLeft ? " dir=\"rtl\"" : "")>
        <head>
          <title>\(xml(export.title))</title>
          <meta name="viewport" content="width=\(size.width), height=\(size.height)"/>
          <style>
            body { margin: 0; width: \(size.width)px; height: \(size.height)px; }
            img { position: absolute; width: 100%; height: 100%; object-fit: contain; }
            #p1 { position: absolute; padding: 24px; font-size: 32px; line-height: 1.4; }
            .\(Self.activeClass) { color: \(export.options.highlightColour); }
          </style>
        </head>
        <body>\(picture ?? "")
          <div id="p1">\(OverlayText(export).paragraphs)</div>
        </body>
      </html>

      """
  }

  /// Whether the page's language is written from right to left.
  private var isRightToLeft: Bool {
    ["ar", "arc", "ckb", "dv", "fa", "he", "ps", "sd", "syr", "ug", "ur", "yi"]
      .contains(export.page.language.prefix { $0 != "-" }.lowercased())
  }
}

/// A page's text as XHTML paragraphs: pieces are spans with ids, line breaks `br`, blank lines begin
/// a new paragraph; white space stands outside the spans.
private struct OverlayText {
  private let export: PageExport
  private var markup = "<p>"

  init(_ export: PageExport) { self.export = export }

  var paragraphs: String {
    var text = self
    text.addPieces()
    return text.markup + "</p>"
  }

  private mutating func addPieces() {
    // A page that is one piece is the element around its paragraphs.
    guard export.level != .page else { return add(export.page.text.trimmed) }
    var end: Int?
    for piece in export.pieces {
      if let end {
        let gap =
          end <= piece.range.lowerBound
          ? export.page.text.spelling(of: TextRange(end, piece.range.lowerBound)) : nil
        add(gap ?? " ")
      }
      markup += "<span id=\"\(piece.id)\">"
      let spelling = export.level == .word ? nil : export.page.text.spelling(of: piece.range)
      add(spelling ?? piece.text[...])
      markup += "</span>"
      end = piece.range.upperBound
    }
  }

  /// Adds text, with its line breaks.
  private mutating func add(_ text: Substring) {
    guard text.contains(where: \.isNewline) else {
      markup += xml(text)
      return
    }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let inner = lines.dropFirst().dropLast()
    let isParagraph = !inner.isEmpty && inner.allSatisfy(\.trimmed.isEmpty)
    for (index, line) in lines.enumerated() {
      if index > 0, !isParagraph { markup += "<br/>" }
      if isParagraph, index == lines.count - 1 { markup += "</p><p>" }
      markup += xml(line.trimmed)
    }
  }
}
