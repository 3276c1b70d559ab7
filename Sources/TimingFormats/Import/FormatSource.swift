import Files
public import WordTimeline

/// A file to be read, and what is known of its page beside it.
public struct FormatSource: Sendable {
  /// The file's name, for messages and to tell its format; nil for a stream.
  public let name: String?
  /// The file's content.
  public let bytes: [UInt8]
  /// What is known of the page from elsewhere.
  public let known: KnownPage
  /// Gives the bytes of a file that this one refers to, such as the XHTML of a SMIL file, by the
  /// path that it uses; nil where there is none.
  public let companion: @Sendable (_ path: String) -> [UInt8]?

  /// Makes a file to be read.
  public init(
    name: String?, bytes: [UInt8], known: KnownPage = KnownPage(),
    companion: @escaping @Sendable (_ path: String) -> [UInt8]? = { _ in nil }
  ) {
    self.name = name
    self.bytes = bytes
    self.known = known
    self.companion = companion
    json =
      bytes.first { $0 > 0x20 && $0 < 0x80 } == UInt8(ascii: "{")
      ? try? JSONParser.parse(bytes) : nil
  }

  /// The content as JSON; nil where it is none. To tell a format; to read, use `decodeJSON`, whose
  /// errors say what is wrong.
  let json: JSONValue?
}

/// What the caller knows of a page whose timings are read.
public struct KnownPage: Sendable, Hashable {
  /// The page's text as printed; nil takes what the file has.
  public var text: String?
  /// The printed words of that text; nil for whatever white space parts.
  public var words: [TextRange]?
  /// The recording; nil where it is not known, and times are then counted in microseconds.
  public var audio: AudioReference?
  /// The language, as a BCP 47 tag; nil takes what the file has, or `und`.
  public var language: String?
  /// The page's name; nil for the file's name.
  public var id: String?

  /// Knows nothing.
  public init() {}
}

extension FormatSource {
  /// Whether this is a whole book in Wordlight's JSON.
  public var isBook: Bool { json?["format"] == .string(NativeJSON.bookFormat) }

  /// Whether this is an EPUB's package document.
  public var isPackage: Bool { head.contains("<package") && !head.contains("<smil") }

  /// The beginning of the content, to tell a format by; bytes that are not UTF-8 are replaced.
  var head: String {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return String(
      decoding: bytes.dropFirst(bytes.starts(with: mark) ? 3 : 0).prefix(4096), as: UTF8.self)
  }

  /// The content as text.
  func text() throws(TimingFormatError) -> String {
    do throws(FileError) {
      return try TextDecoding.text(bytes, file: name)
    } catch {
      throw TimingFormatError(error.diagnostic)
    }
  }

  /// Makes something of the content as JSON.
  func decodeJSON<Result>(
    _ make: (JSONField) throws(JSONError) -> Result
  ) throws(TimingFormatError) -> Result {
    do throws(JSONError) {
      return try JSONParser.decode(bytes, make)
    } catch {
      throw TimingFormatError(error, file: name)
    }
  }

  /// An error about a place in the file.
  func error(
    line: Int? = nil, column: Int? = nil, _ problem: String, remedy: String? = nil
  ) -> TimingFormatError {
    TimingFormatError(file: name, line: line, column: column, problem: problem, remedy: remedy)
  }
}
