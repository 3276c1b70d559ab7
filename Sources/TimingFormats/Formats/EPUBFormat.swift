import Files
import WordTimeline

/// A whole EPUB 3 with media overlays, in a fixed layout of one page a screen.
///
/// Recordings must be of a kind that every reader plays: MP3, MP4/AAC (`.m4a`), or Opus. The
/// recording and the picture of each page are taken from ``ExportOptions/resources``.
struct EPUBFormat: TimingWriter, BookWriter {
  let facts = FormatFacts(
    name: "epub", title: "EPUB 3 with media overlays", extensions: ["epub"],
    resolution: .perSecond(1000), holds: [.text, .punctuation, .unspoken],
    policy: DisplayPolicy(minimumMilliseconds: 50, tiles: true))

  func write(_ export: PageExport) throws(TimingFormatError) -> [OutputFile] {
    let page = BookPage(timeline: export.page, audioPath: export.audioPath)
    let book = BookTimeline(title: export.title, language: export.page.language, pages: [page])
    return try write(BookExport(book, options: export.options))
  }

  func write(_ export: BookExport) throws(TimingFormatError) -> [OutputFile] {
    var builder = EPUBBuilder(export)
    for page in export.book.pages {
      var options = export.options
      options.title = page.timeline.id
      try builder.add(page, PageExport(page.timeline, facts: facts, options: options))
    }
    return [OutputFile(bytes: try builder.archive())]
  }
}

/// Gathers the files of an EPUB.
private struct EPUBBuilder {
  private let export: BookExport
  private var items: [PackageDocument.Item] = []
  private var files: [(path: String, bytes: [UInt8])] = []
  /// The name in the EPUB for each file that it holds.
  private var names: [String: String] = [:]
  private var links = ""
  private var pageCount = 0

  init(_ export: BookExport) { self.export = export }

  mutating func add(_ page: BookPage, _ pageExport: PageExport) throws(TimingFormatError) {
    pageCount += 1
    let number = padded(Int64(pageCount), 3)
    var overlay = OverlayPage(
      export: pageExport, documentName: "page-\(number).xhtml", audioName: "")
    if let path = page.picturePath {
      overlay.pictureName = try resource(path, "picture", MediaType.picture(path))
      overlay.pictureDescription = page.pictureDescription ?? ""
    }
    var item = PackageDocument.Item(
      id: "page-\(number)", path: overlay.documentName, mediaType: "application/xhtml+xml",
      isInSpine: true)
    if overlay.hasOverlay {
      let path = page.audioPath ?? pageExport.audioPath
      overlay.audioName = try resource(path, "audio", try audioType(path))
      item.overlay = "overlay-\(number)"
      items.append(
        .init(
          id: "overlay-\(number)", path: "page-\(number).smil", mediaType: "application/smil+xml",
          duration: overlay.duration))
      files.append(("page-\(number).smil", Array(try overlay.smil().utf8)))
    }
    items.append(item)
    files.append((overlay.documentName, Array(overlay.xhtml.utf8)))
    links += "<li><a href=\"\(overlay.documentName)\">\(pageCount)</a></li>"
  }

  /// Takes a file into the EPUB, once, and gives its name there.
  private mutating func resource(
    _ path: String, _ kind: String, _ type: String?
  ) throws(TimingFormatError) -> String {
    if let name = names[path] { return name }
    guard let type else {
      throw .unwritable(
        "\(path): an EPUB does not take such a \(kind)", remedy: "turn it into JPEG or PNG")
    }
    guard let bytes = export.options.resources(path) else {
      throw TimingFormatError(
        Diagnostic(
          .noInput, file: path, problem: "the EPUB needs this \(kind), and it is not there"))
    }
    let number = padded(Int64(names.count + 1), 3)
    let name = "\(kind)-\(number).\(PathName.pathExtension(of: path))"
    names[path] = name
    items.append(.init(id: "\(kind)-\(number)", path: name, mediaType: type))
    files.append((name, bytes))
    return name
  }

  private func audioType(_ path: String) throws(TimingFormatError) -> String {
    guard let type = MediaType.audio(path),
      ["audio/mpeg", "audio/mp4", "audio/ogg"].contains(type)
    else {
      throw .unwritable(
        "\(path): an EPUB takes MP3, M4A or Opus",
        remedy: "encode it and name the result with --audio: ffmpeg -i \(path) page.m4a")
    }
    return type
  }

  func archive() throws(TimingFormatError) -> [UInt8] {
    let book = export.book
    let nav = PackageDocument.Item(
      id: "nav", path: "nav.xhtml", mediaType: "application/xhtml+xml", properties: "nav")
    let package = PackageDocument(
      title: book.title, author: book.author, narrator: book.narrator, licence: book.licence,
      language: book.language, identifier: book.identifier ?? madeUpIdentifier,
      modified: export.options.modified, items: [nav] + items)
    var zip = StoredZip()
    try zip.add("mimetype", Array("application/epub+zip".utf8))
    try zip.add("META-INF/container.xml", Array(container.utf8))
    try zip.add("EPUB/package.opf", Array(package.text.utf8))
    try zip.add("EPUB/nav.xhtml", Array(navigation.utf8))
    for file in files { try zip.add("EPUB/" + file.path, file.bytes) }
    return zip.archive
  }

  /// A name for a book without one, made of its files, so that the same book has the same.
  private var madeUpIdentifier: String {
    var hash = SHA256()
    for file in files {
      hash.update(Array(file.path.utf8).span)
      hash.update(file.bytes.span)
    }
    var digits = Array(hash.hexDigest().prefix(32))
    // Version 8, “made in the maker's own way” (RFC 9562), and the variant of that standard.
    digits[12] = "8"
    digits[16] = "a"
    let groups = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }
    return "urn:uuid:" + groups.joined(separator: "-")
  }

  private var container: String {
    """
    \(xmlDeclaration)
    <container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
      <rootfiles>
        <rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/>
      </rootfiles>
    </container>

    """
  }

  private var navigation: String {
    let language = xml(export.book.language)
    return """
      \(xmlDeclaration)
      <!DOCTYPE html>
      <html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" \
      lang="\(language)" xml:lang="\(language)">
        <head><title>\(xml(export.book.title))</title></head>
        <body><nav epub:type="toc"><ol>\(links)</ol></nav></body>
      </html>

      """
  }
}
