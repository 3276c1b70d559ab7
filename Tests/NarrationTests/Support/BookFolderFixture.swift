import Files
import Foundation
import Narration

/// A folder of a test's own in which books are made and worked on; removed at its end.
final class BookFolderFixture {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "books \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of something in the folder.
  subscript(_ name: String) -> String { path + "/" + name }

  /// Writes a file, and the folders that it is in.
  func write(_ text: String, to name: String) throws {
    try write(Data(text.utf8), to: name)
  }

  /// Writes a file, and the folders that it is in.
  func write(_ data: Data, to name: String) throws {
    let url = URL(filePath: self[name])
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  /// Makes a page of a book whose narrator reads `text`, or something else.
  func page(_ name: String, _ text: String, spoken: String? = nil) throws {
    try write(text, to: name + ".txt")
    try write(FakeRecording.content(spoken ?? text), to: name + ".ogg")
  }

  /// The files below a folder with their content, hidden ones too, but not the cache.
  func files(in name: String) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for file in FileManager.default.enumerator(atPath: self[name]) ?? .init() {
      guard let file = file as? String, !file.hasPrefix(".wordlight/") else { continue }
      let full = self[name] + "/" + file
      if Folder.kind(of: full) == .file {
        files[file] = try Data(contentsOf: URL(filePath: full))
      }
    }
    return files
  }

  /// The text of a file.
  func text(_ name: String) throws -> String {
    try String(contentsOfFile: self[name], encoding: .utf8)
  }
}
