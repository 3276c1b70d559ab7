#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension AtomicWriter {
  /// Writes a whole output unless it holds exactly these bytes already, so that the dates of what
  /// did not change stay as they are.
  ///
  /// - Parameters:
  ///   - bytes: the whole content.
  ///   - path: the output.
  ///   - waitsForDisk: whether the bytes survive a loss of power once this returns.
  /// - Returns: whether it was written.
  /// - Throws: ``FileError`` when it cannot be written; what was there before stays.
  @discardableResult
  public static func update(
    _ path: String, with bytes: [UInt8], waitsForDisk: Bool = true
  ) throws(FileError) -> Bool {
    // What cannot be read is as good as different.
    if let old = try? FileReader.bytes(of: path, limit: bytes.count), old == bytes { return false }
    var writer = try AtomicWriter(path, waitsForDisk: waitsForDisk)
    try writer.write(bytes)
    try writer.commit()
    return true
  }

  /// Removes temporary files that writers left in a folder when their process was killed.
  ///
  /// A file that a living process writes is locked, and stays. On a disk without locks everything
  /// stays.
  public static func removeAbandoned(in folder: String) {
    guard let stream = unsafe opendir(folder) else { return }
    defer { unsafe closedir(stream) }
    while let entry = unsafe readdir(stream) {
      let name = unsafe Folder.name(of: entry)
      guard name.hasPrefix(temporaryPrefix), name.hasSuffix(temporarySuffix) else { continue }
      removeIfAbandoned(PathName.join(folder, name))
    }
  }

  private static func removeIfAbandoned(_ path: String) {
    guard let file = try? Descriptor(opening: path, O_RDONLY | O_NOFOLLOW),
      flock(file.number, LOCK_EX | LOCK_NB) == 0
    else { return }
    unsafe unlink(path)
  }
}
