/// What a trained model says of itself beside Sphinx's own files, in a file `wordlight.notes`: a
/// fact on each line.
///
/// ```
/// language sw
/// phone ɟ JH
/// ```
public struct ModelNotes: Sendable, Equatable {
  /// The name of the file.
  public static let fileName = "wordlight.notes"

  /// The language it was trained on, as a BCP 47 tag.
  public var language: String?
  /// For phones of other languages, the phone of the English model that each sounds most like: what
  /// has been learned about the boundaries of English phones serves them too.
  public var kindred: [String: String]

  /// Makes notes.
  public init(language: String? = nil, kindred: [String: String] = [:]) {
    self.language = language
    self.kindred = kindred
  }

  /// Reads the notes.
  ///
  /// - Throws: ``AcousticModelError`` at a line of another kind.
  public init(_ text: String, file: String) throws(AcousticModelError) {
    self.init()
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let fields = line.split(separator: " ").map(String.init)
      switch (fields.first, fields.count) {
      case (nil, _): continue
      case ("language", 2): language = fields[1]
      case ("phone", 3): kindred[fields[1]] = fields[2]
      default: throw AcousticModelError(file, "line \(number + 1) says nothing that is known")
      }
    }
  }

  /// Reads the notes of the model in a folder; empty where it has none.
  ///
  /// - Throws: ``AcousticModelError`` when they cannot be read.
  public init(folder: String) throws(AcousticModelError) {
    self = try ModelFolder(path: folder).notes()
  }

  /// The notes as a file's text; the same facts give the same text.
  public var text: String {
    let lines = kindred.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { "phone \($0.key) \($0.value)" }
    return ((language.map { ["language \($0)"] } ?? []) + lines).joined(separator: "\n") + "\n"
  }
}
