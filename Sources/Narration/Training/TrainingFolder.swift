private import Files

/// The recordings and texts in a folder: pairs of the same name, such as `page-01.mp3` and
/// `page-01.txt`, in the folder itself and in the folders in it.
public struct TrainingFolder: Sendable {
  /// The pairs in natural order, folder after folder.
  public private(set) var pages: [PageInput] = []
  /// The recordings without a text and the texts without a recording, as paths.
  public private(set) var unpaired: [String] = []

  /// Finds the pairs.
  ///
  /// - Throws: a `DiagnosticError` when the folder or a text cannot be read, or holds no pair.
  public init(path: String) throws {
    try add(path, prefix: "")
    for name in try Folder.names(in: path) {
      let inner = PathName.join(path, name)
      if Folder.kind(of: inner) == .folder { try add(inner, prefix: name + "/") }
    }
    guard !pages.isEmpty else { throw NarrationError.noPairs(path) }
  }

  private mutating func add(_ folder: String, prefix: String) throws {
    let names = try Folder.names(in: folder)
      .filter { Folder.kind(of: PathName.join(folder, $0)) == .file }
    let recordings = names.filter(TrainingFolder.isRecording)
    var used: Set<String> = []
    for name in names where PathName.pathExtension(of: name) == "txt" {
      let path = PathName.join(folder, name)
      let stem = PathName.stem(of: name)
      guard let recording = recordings.first(where: { PathName.stem(of: $0) == stem }) else {
        unpaired.append(path)
        continue
      }
      used.insert(recording)
      pages.append(
        PageInput(
          id: prefix + stem, audioPath: PathName.join(folder, recording),
          text: try FileReader.text(of: path), textPath: path))
    }
    unpaired += recordings.filter { !used.contains($0) }.map { PathName.join(folder, $0) }
  }

  private static func isRecording(_ name: String) -> Bool {
    [
      "wav", "flac", "mp3", "ogg", "oga", "opus", "m4a", "mp4", "aac", "aif", "aiff", "au", "caf",
      "w64", "webm", "wma",
    ].contains(PathName.pathExtension(of: name))
  }
}
