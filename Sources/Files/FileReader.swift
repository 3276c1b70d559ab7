#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads whole files. The path `-` means standard input.
public enum FileReader {
  /// The most bytes that are read unless the caller says otherwise: far beyond any page's text or
  /// timings, and small enough that a wrong file cannot fill the memory.
  public static let usualLimit = 64 << 20

  /// All bytes of a file.
  ///
  /// - Parameters:
  ///   - path: the file; `-` is standard input.
  ///   - limit: the most bytes it may hold.
  /// - Throws: ``FileError`` when there is no such file, it is a folder, it may not be read or it
  ///   holds more than `limit` bytes.
  public static func bytes(of path: String, limit: Int = usualLimit) throws(FileError) -> [UInt8] {
    let bytes: [UInt8]
    do throws(Descriptor.Failure) {
      bytes = try beginning(of: open(path), limit: limit + 1)
    } catch {
      throw .reading(shownName(path), code: error.code)
    }
    guard bytes.count <= limit else {
      throw FileError(
        Diagnostic(
          .badData, file: shownName(path), problem: "holds more than \(limit) bytes",
          remedy: "is it the file you meant?"))
    }
    return bytes
  }

  /// The first and the last bytes of a file, up to `count` of each.
  ///
  /// - Throws: ``FileError`` when it cannot be read.
  public static func ends(
    of path: String, count: Int
  ) throws(FileError) -> (beginning: [UInt8], end: [UInt8]) {
    do throws(Descriptor.Failure) {
      let file = try open(path)
      let beginning = try beginning(of: file, limit: count)
      try file.seek(to: max(0, Int64(try file.status().st_size) - Int64(count)))
      return (beginning, try Self.beginning(of: file, limit: count))
    } catch {
      throw .reading(shownName(path), code: error.code)
    }
  }

  /// The text of a file: UTF-8, or UTF-16 with a byte order mark.
  ///
  /// - Parameters:
  ///   - path: the file; `-` is standard input.
  ///   - limit: the most bytes it may hold.
  /// - Throws: ``FileError`` as ``bytes(of:limit:)``, and when the bytes are not such text.
  public static func text(of path: String, limit: Int = usualLimit) throws(FileError) -> String {
    try TextDecoding.text(bytes(of: path, limit: limit), file: shownName(path))
  }

  /// How errors name a path that may be `-`.
  static func shownName(_ path: String) -> String { path == "-" ? "standard input" : path }

  /// Opens a file to be read, or standard input.
  static func open(_ path: String) throws(Descriptor.Failure) -> Descriptor {
    path == "-"
      ? Descriptor(STDIN_FILENO, isOwned: false) : try Descriptor(opening: path, O_RDONLY)
  }

  private static func beginning(
    of file: borrowing Descriptor, limit: Int
  ) throws(Descriptor.Failure) -> [UInt8] {
    let step = 1 << 16
    let expected = Int(try file.status().st_size)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(expected, limit) + step)
    while bytes.count < limit {
      let count = try file.readSome(min(step, limit - bytes.count), appendingTo: &bytes)
      if count == 0 { break }
    }
    return bytes
  }
}
