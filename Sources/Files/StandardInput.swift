#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Standard input for readers that must go back and forth in a file.
public enum StandardInput {
  /// Calls `body` with the path of a copy of standard input, which is there only during the call
  /// and is removed when the program is interrupted.
  ///
  /// - Parameters:
  ///   - name: the copy's name, which results and errors show.
  ///   - body: what reads the copy.
  /// - Throws: ``FileError`` when there is no place to write to, or standard input cannot be read;
  ///   what `body` throws.
  public static func withCopy<Result>(
    named name: String, _ body: (_ path: String) throws -> Result
  ) throws -> Result {
    let random = String(UInt64.random(in: .min ... .max), radix: 36)
    let folder = "/tmp/wordlight-\(random)"
    let path = PathName.join(folder, name)
    try Folder.make(folder)
    PendingOutputs.add(path)
    defer {
      PendingOutputs.remove(path)
      unsafe rmdir(folder)
    }
    try copy(to: path)
    return try body(path)
  }

  private static func copy(to path: String) throws {
    let input = Descriptor(STDIN_FILENO, isOwned: false)
    var writer = try AtomicWriter(path, waitsForDisk: false)
    var piece: [UInt8] = []
    do {
      while try input.readSome(1 << 20, appendingTo: &piece) > 0 {
        try writer.write(piece)
        piece.removeAll(keepingCapacity: true)
      }
    } catch let failure as Descriptor.Failure {
      throw FileError.reading(FileReader.shownName("-"), code: failure.code)
    }
    try writer.commit()
  }
}
