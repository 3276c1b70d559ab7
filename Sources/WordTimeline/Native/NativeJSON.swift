/// Wordlight's own JSON: everything that is known of a page or a book, to the sample.
///
/// Times stand twice: in seconds with six decimals for people and scripts, and as counts of samples
/// (`startSample`, `endSample`), which alone are exact. A reader takes the samples where they are
/// given, and refuses a file whose seconds say something else, so that a time edited in only one of
/// the two places is never lost in silence. A file may leave the samples out.
///
/// Members that a reader does not know are left alone, so that a later minor change does not break
/// it; a change that would is a new ``version``.
public enum NativeJSON {
  /// The version that is written, and the newest that is read.
  public static let version: Int64 = 1
  /// What `format` says in a page's file.
  public static let pageFormat = "wordlight-page"
  /// What `format` says in a book's file.
  public static let bookFormat = "wordlight-book"

  /// A page as a file: one line a word.
  public static func file(_ page: PageTimeline) -> [UInt8] { JSONWriter.lines.file(value(page)) }

  /// A book as a file: one line a word.
  public static func file(_ book: BookTimeline) -> [UInt8] {
    JSONWriter(spreadDepth: 4).file(value(book))
  }

  /// Reads a page's file.
  public static func page(_ bytes: [UInt8]) throws(JSONError) -> PageTimeline {
    try JSONParser.decode(bytes) { (field) throws(JSONError) in try page(field) }
  }

  /// Reads a book's file.
  public static func book(_ bytes: [UInt8]) throws(JSONError) -> BookTimeline {
    try JSONParser.decode(bytes) { (field) throws(JSONError) in try book(field) }
  }

  /// Refuses a value that is not of this format, or of a version not yet known.
  static func requireFormat(_ format: String, _ field: JSONField) throws(JSONError) {
    let name = try field["format"]
    guard try name.string() == format else {
      throw name.error("\"\(format)\" is expected")
    }
    let version = try field["version"]
    guard try version.integer(in: 1...Int64.max) <= NativeJSON.version else {
      throw version.error("this program knows versions up to \(NativeJSON.version)")
    }
  }
}
