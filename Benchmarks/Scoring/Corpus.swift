import Files

/// A folder of recordings with their texts and, where it is known, the truth:
/// `<id>.<audio>`, `<id>.txt`, `<id>.words.json`.
public struct Corpus: Sendable, Hashable {
  /// One recording.
  public struct Item: Sendable, Hashable {
    /// Its name.
    public var id: String
    /// The path of the recording.
    public var audioPath: String
    /// The path of the text.
    public var textPath: String
    /// The path of the truth; nil where it is not known.
    public var referencePath: String?
  }

  /// The folder's name.
  public var name: String
  /// The recordings in natural order.
  public var items: [Item]

  /// Makes a corpus of some recordings.
  init(name: String, items: [Item]) {
    self.name = name
    self.items = items
  }

  /// Finds the recordings in a folder.
  ///
  /// - Throws: `FileError` when there is no such folder, ``ScoringError`` when it holds none.
  public init(folder: String) throws {
    let names = try Folder.names(in: folder)
    let known = Set(names)
    name = PathName.name(of: folder)
    items = names.compactMap { text in
      guard PathName.pathExtension(of: text) == "txt" else { return nil }
      let id = PathName.stem(of: text)
      let audio = names.first { name in
        PathName.stem(of: name) == id
          && !["txt", "json"].contains(PathName.pathExtension(of: name))
      }
      guard let audio else { return nil }
      let reference = id + ".words.json"
      return Item(
        id: id, audioPath: PathName.join(folder, audio), textPath: PathName.join(folder, text),
        referencePath: known.contains(reference) ? PathName.join(folder, reference) : nil)
    }
    guard !items.isEmpty else {
      throw ScoringError(
        file: folder, problem: "holds no recording with a text",
        remedy: "a corpus holds <id>.<audio>, <id>.txt and <id>.words.json")
    }
  }
}
