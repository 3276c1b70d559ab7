import Files
import WordTimeline

/// When a word is truly spoken, in seconds from the recording's first sample.
public struct ReferenceWord: Sendable, Hashable {
  /// The word as printed.
  public var text: String
  /// When it starts; nil where nobody knows.
  public var start: Double?
  /// When it ends; nil where nobody knows.
  public var end: Double?

  /// Makes a word that sounds from `start` to `end`.
  public init(text: String, start: Double?, end: Double?) {
    self.text = text
    self.start = start
    self.end = end
  }

  /// Reads a reference: `[{"w": "Mo.", "s": 0.837, "e": 1.263}, …]`, one entry for each token of the
  /// text between white space that holds a letter or a digit, in order. Times that are not known
  /// are null.
  ///
  /// - Throws: `FileError` or ``ScoringError``.
  public static func read(_ path: String) throws -> [ReferenceWord] {
    let bytes = try FileReader.bytes(of: path)
    do throws(JSONError) {
      return try JSONParser.decode(bytes) { (field) throws(JSONError) in
        try field.elements().map { (word) throws(JSONError) in
          ReferenceWord(
            text: try word["w"].string(), start: try word.optional("s")?.double(),
            end: try word.optional("e")?.double())
        }
      }
    } catch {
      throw ScoringError(error, file: path)
    }
  }

  /// A reference as a file's text, as ``read(_:)`` reads it.
  public static func text(_ words: [ReferenceWord]) -> String {
    func seconds(_ time: Double?) -> JSONValue {
      time.map { .decimal(Int64(($0 * 1e6).rounded()), decimals: 6) } ?? .null
    }
    let list = words.map { word -> JSONValue in
      ["w": .string(word.text), "s": seconds(word.start), "e": seconds(word.end)]
    }
    return JSONWriter(spreadDepth: 1).text(.array(list)) + "\n"
  }
}
