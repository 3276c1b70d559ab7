import Files

/// Results of earlier runs, found by what they depend on: never by a file's date or name.
///
/// Every entry is one file that says its own key and the hash of its content. A file that is cut
/// short, damaged, misplaced or of another make is as good as none, so that nothing in the folder
/// can lead to a wrong answer. Entries appear whole or not at all, and equal keys have equal
/// content: any number of runs may share a folder.
struct ResultCache: Sendable {
  /// The folder that holds the entries.
  let folder: String

  private static let head = "wordlight cache 1"

  /// Opens a cache, making its folder if need be.
  ///
  /// - Throws: ``FileError`` when the folder cannot be made.
  init(folder: String) throws(FileError) {
    self.folder = folder
    try Folder.make(folder)
  }

  /// What was stored under a key; nil when there is nothing, or nothing that is whole.
  func content(of key: CacheKey) -> [UInt8]? {
    guard let bytes = try? FileReader.bytes(of: path(of: key)) else { return nil }
    let lines = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: 3, omittingEmptySubsequences: false)
    guard lines.count == 4 else { return nil }
    let content = Array(lines[3])
    guard lines[0].elementsEqual(Self.head.utf8), lines[1].elementsEqual(key.digest.utf8),
      lines[2].elementsEqual(Self.digest(content).utf8)
    else { return nil }
    return content
  }

  /// Stores a result.
  ///
  /// - Throws: ``FileError`` when it cannot be written.
  func store(_ content: [UInt8], under key: CacheKey) throws(FileError) {
    let path = path(of: key)
    try Folder.make(PathName.folder(of: path))
    var writer = try AtomicWriter(path, waitsForDisk: false)
    try writer.write("\(Self.head)\n\(key.digest)\n\(Self.digest(content))\n")
    try writer.write(content)
    try writer.commit()
  }

  /// Removes what killed runs left half-written.
  func removeAbandoned() {
    for name in (try? Folder.names(in: folder)) ?? [] {
      AtomicWriter.removeAbandoned(in: PathName.join(folder, name))
    }
  }

  /// Entries are spread over 256 folders: a catalogue has hundreds of thousands of pages.
  private func path(of key: CacheKey) -> String {
    PathName.join(PathName.join(folder, String(key.digest.prefix(2))), key.digest)
  }

  private static func digest(_ content: [UInt8]) -> String {
    var hash = SHA256()
    hash.update(content.span)
    return hash.hexDigest()
  }
}
