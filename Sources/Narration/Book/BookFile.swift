import Files
import WordTimeline

/// Reads `book.json`: a book described by hand, with everything that file names cannot say.
///
/// The form is documented by the JSON schema beside this file, which `wordlight book --schema`
/// prints. Paths in the file are relative to the folder that it is in.
public enum BookFile {
  /// The name under which a folder's description is found.
  public static let name = "book.json"
  /// The version of the form that is read and written.
  static let version: Int64 = 1

  /// The JSON schema of the form.
  public static var schema: String {
    String(decoding: PackageResources.book_schema_json, as: UTF8.self)
  }

  /// Reads a book.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - id: the book's name where the file does not say one.
  /// - Throws: ``BookError`` with line and column of what is wrong.
  public static func book(at path: String, id: String) throws(BookError) -> BookSource {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReader.bytes(of: path)
    } catch {
      throw BookError(error.diagnostic)
    }
    return try book(fromJSON: bytes, path: path, id: id)
  }

  static func book(
    fromJSON bytes: [UInt8], path: String, id: String
  ) throws(BookError) -> BookSource {
    do throws(JSONError) {
      return try JSONParser.decode(bytes) { (field) throws(JSONError) in
        try BookFileDecoder(path: path, id: id).book(field)
      }
    } catch {
      throw BookError(
        Diagnostic(
          .badData, file: path, line: error.line, column: error.column, problem: error.problem,
          remedy: "the form is printed by: wordlight book --schema"))
    }
  }
}

/// The walk over the fields of a `book.json`.
private struct BookFileDecoder {
  var path: String
  var id: String

  private var folder: String { PathName.folder(of: path) }

  func book(_ field: JSONField) throws(JSONError) -> BookSource {
    try field.allowOnly([
      "$schema", "version", "id", "title", "authors", "narrator", "language", "licence",
      "recording", "pages",
    ])
    if let version = try field.optional("version"), try version.integer() != BookFile.version {
      throw version.error("this version of the form is not known; known is \(BookFile.version)")
    }
    var book = BookSource(id: id, origin: path)
    if let field = try field.optional("id") { book.id = try fileName(field) }
    book.title = try field.optional("title")?.string()
    book.authors = try strings(field.optional("authors"))
    book.narrator = try field.optional("narrator")?.string()
    book.language = try language(field.optional("language"))
    book.licence = try field.optional("licence")?.string()
    let recording = try field.optional("recording").map(source)
    let pages = try field["pages"]
    var ids: Set<String> = []
    for element in try pages.elements() {
      let page = try page(element, number: book.pages.count + 1, recording: recording)
      // Compared without case because the names of output files are made of them.
      guard ids.insert(page.id.lowercased()).inserted else {
        throw element.error("another page is called \"\(page.id)\" already")
      }
      book.pages.append(page)
    }
    if book.pages.isEmpty { throw pages.error("a book has at least one page") }
    share(&book)
    return book
  }

  private func page(
    _ field: JSONField, number: Int, recording: AudioSource?
  ) throws(JSONError) -> PageSource {
    try field.allowOnly([
      "id", "text", "textFile", "audio", "picture", "pictureDescription", "language", "narrator",
      "leadIn", "cues",
    ])
    let audio = try field.optional("audio").map(source) ?? recording
    guard let audio else {
      throw field.error("\"audio\" is missing, and the book has no \"recording\"")
    }
    let digits = String(number)
    let numbered = "page-" + String(repeating: "0", count: max(0, 2 - digits.count)) + digits
    var page = PageSource(
      id: try field.optional("id").map(fileName) ?? numbered, text: try text(of: field),
      audio: audio)
    page.picture = try field.optional("picture").map(located)
    page.pictureDescription = try field.optional("pictureDescription")?.string()
    page.language = try language(field.optional("language"))
    page.narrator = try field.optional("narrator")?.string()
    if let leadIn = try field.optional("leadIn") { page.leadInSeconds = try seconds(leadIn) }
    for cue in try field.optional("cues")?.elements() ?? [] {
      page.cues.append(try tapCue(cue))
    }
    return page
  }

  private func text(of page: JSONField) throws(JSONError) -> PageSource.TextSource {
    switch (try page.optional("text"), try page.optional("textFile")) {
    case (let text?, nil): return .inline(try text.string())
    case (nil, let file?): return .file(try located(file))
    case (nil, nil): throw page.error("\"text\" or \"textFile\" is missing")
    case (_?, let file?): throw file.error("a page has \"text\" or \"textFile\", not both")
    }
  }

  private func source(_ field: JSONField) throws(JSONError) -> AudioSource {
    if case .string = field.value { return AudioSource(path: try located(field)) }
    try field.allowOnly(["file", "start", "end"])
    let path = try located(field["file"])
    let start = try field.optional("start").map(seconds)
    let end = try field.optional("end")
    if start == nil, end == nil { return AudioSource(path: path) }
    let endSeconds = try end.map(seconds)
    if let end, let endSeconds, endSeconds <= start ?? 0 {
      throw end.error("the part ends before it starts")
    }
    let stretch = AudioStretch(startSeconds: start ?? 0, endSeconds: endSeconds)
    return AudioSource(path: path, extent: .stretch(stretch))
  }

  private func tapCue(_ field: JSONField) throws(JSONError) -> CueSource {
    try field.allowOnly(["name", "audio", "says", "occurrence", "area"])
    var cue = CueSource(name: try field["name"].string(), sound: try sound(of: field))
    cue.area = try field.optional("area").map(area)
    return cue
  }

  private func area(_ field: JSONField) throws(JSONError) -> [Double] {
    let sides = try field.elements().map { (side) throws(JSONError) in
      let share = try side.double()
      guard (0...1).contains(share) else { throw side.error("\(share) is not from 0 to 1") }
      return share
    }
    guard sides.count == 4 else { throw field.error("left, top, width and height are expected") }
    return sides
  }

  private func sound(of field: JSONField) throws(JSONError) -> CueSource.Sound {
    let occurrence = try field.optional("occurrence")
    switch (try field.optional("audio"), try field.optional("says")) {
    case (let audio?, nil):
      if let occurrence { throw occurrence.error("only a cue that \"says\" something has one") }
      return .file(try located(audio))
    case (nil, let says?):
      let phrase = try says.string()
      if phrase.allSatisfy(\.isWhitespace) { throw says.error("there is nothing to say") }
      let number = Int(try occurrence?.integer(in: 1...1_000_000) ?? 1)
      return .phrase(phrase, occurrence: number)
    default:
      throw field.error("a cue has either \"audio\" or \"says\"")
    }
  }

  /// Marks recordings that several pages name without saying which part is theirs.
  private func share(_ book: inout BookSource) {
    var counts: [String: Int] = [:]
    for page in book.pages where page.audio.extent == .whole {
      counts[page.audio.path, default: 0] += 1
    }
    for index in book.pages.indices where book.pages[index].audio.extent == .whole {
      if counts[book.pages[index].audio.path, default: 0] > 1 {
        book.pages[index].audio.extent = .shared
      }
    }
  }

  private func strings(_ field: JSONField?) throws(JSONError) -> [String] {
    guard let field else { return [] }
    if case .string(let one) = field.value { return [one] }
    var strings: [String] = []
    for element in try field.elements() { strings.append(try element.string()) }
    return strings
  }

  private func seconds(_ field: JSONField) throws(JSONError) -> Double {
    let value = try field.double()
    guard value >= 0, value <= 1e6 else { throw field.error("\(value) is no time in seconds") }
    return value
  }

  private func language(_ field: JSONField?) throws(JSONError) -> String? {
    guard let field else { return nil }
    let tag = try field.string()
    let isTag =
      !tag.isEmpty && tag.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    guard isTag else { throw field.error("\"\(tag)\" is not a language tag such as en or pt-BR") }
    return tag
  }

  /// A path, from the folder that `book.json` is in.
  private func located(_ field: JSONField) throws(JSONError) -> String {
    let path = try field.string()
    if path.isEmpty || path.contains("\0") { throw field.error("a file's name is expected") }
    return PathName.join(folder, path)
  }

  /// A name that can be part of an output file's name on any system.
  private func fileName(_ field: JSONField) throws(JSONError) -> String {
    let name = try field.string()
    let forbidden: Set<Character> = ["/", "\\", ":", "*", "?", "\"", "<", ">", "|"]
    let isUsable =
      !name.isEmpty && !name.hasPrefix(".") && name.utf8.count <= 200
      && !name.contains { forbidden.contains($0) || $0.unicodeScalars.contains { $0.value < 0x20 } }
    guard isUsable else {
      throw field.error("\"\(name)\" cannot be part of a file's name")
    }
    return name
  }
}
