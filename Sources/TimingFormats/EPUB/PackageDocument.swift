import WordTimeline

/// The package document of an EPUB 3 (W3C EPUB 3.3, §5).
struct PackageDocument {
  /// A file of the EPUB.
  struct Item {
    var id: String
    var path: String
    var mediaType: String
    /// `nav`, `cover-image` and the like.
    var properties: String?
    /// The id of the overlay that speaks it.
    var overlay: String?
    /// How long this overlay lasts, in milliseconds.
    var duration: Int64?
    /// Whether it is read in its turn.
    var isInSpine = false
  }

  var title: String
  var author: String?
  var narrator: String?
  var licence: String?
  var language: String
  var identifier: String
  var modified: String
  var items: [Item]

  /// How long all overlays last, in milliseconds.
  private var duration: Int64 { items.compactMap(\.duration).reduce(0, +) }

  /// The document.
  var text: String {
    """
    \(xmlDeclaration)
    <package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" \
    xml:lang="\(xml(language))" prefix="schema: http://schema.org/">
      <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
    \(metadata)
      </metadata>
      <manifest>
    \(items.map(manifestLine).joined(separator: "\n"))
      </manifest>
      <spine>
    \(items.filter(\.isInSpine).map { #"    <itemref idref="\#($0.id)"/>"# }.joined(separator: "\n"))
      </spine>
    </package>

    """
  }

  private var metadata: String {
    var lines = [
      #"<dc:identifier id="id">\#(xml(identifier))</dc:identifier>"#,
      "<dc:title>\(xml(title))</dc:title>",
      "<dc:language>\(xml(language))</dc:language>",
    ]
    if let author { lines.append("<dc:creator>\(xml(author))</dc:creator>") }
    if let licence { lines.append("<dc:rights>\(xml(licence))</dc:rights>") }
    lines += [
      meta("dcterms:modified", modified), meta("rendition:layout", "pre-paginated"),
      meta("schema:accessMode", "textual"), meta("schema:accessMode", "auditory"),
      meta("schema:accessibilityHazard", "unknown"),
    ]
    if duration > 0 {
      lines.append(meta("schema:accessibilityFeature", "synchronizedAudioText"))
      lines += overlayMetadata
    }
    return lines.map { "    " + $0 }.joined(separator: "\n")
  }

  /// What belongs to overlays: the duration of each and of all, the narrator, the classes.
  private var overlayMetadata: [String] {
    var lines = items.compactMap { item in
      item.duration.map { duration in
        ##"<meta property="media:duration" refines="#\##(item.id)">\##(clock(duration))</meta>"##
      }
    }
    lines.append(meta("media:duration", clock(duration)))
    if let narrator { lines.append(meta("media:narrator", narrator)) }
    lines.append(meta("media:active-class", OverlayPage.activeClass))
    lines.append(meta("media:playback-active-class", OverlayPage.playingClass))
    return lines
  }

  private func meta(_ property: String, _ value: String) -> String {
    "<meta property=\"\(property)\">\(xml(value))</meta>"
  }

  private func manifestLine(_ item: Item) -> String {
    var line = #"    <item id="\#(item.id)" href="\#(uri(item.path))""#
    line += #" media-type="\#(item.mediaType)""#
    if let properties = item.properties { line += #" properties="\#(properties)""# }
    if let overlay = item.overlay { line += #" media-overlay="\#(overlay)""# }
    return line + "/>"
  }

  /// A SMIL clock value: `0:00:03.200`.
  private func clock(_ milliseconds: Int64) -> String {
    let seconds = milliseconds / 1000
    return "\(seconds / 3600):" + padded(seconds / 60 % 60, 2) + ":" + padded(seconds % 60, 2) + "."
      + padded(milliseconds % 1000, 3)
  }
}
