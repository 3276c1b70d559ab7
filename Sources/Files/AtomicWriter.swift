#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writes an output so that it is there whole or not at all.
///
/// ```
/// var output = try AtomicWriter("page.vtt")
/// try output.write("WEBVTT\n")
/// try output.commit()
/// ```
/// The bytes go to a new file in the same folder, which takes the output's name in ``commit()``.
/// Without that call, or on an error, the new file is removed and whatever was there stays. An
/// output that is already there keeps its permissions and, through a symbolic link, its place;
/// a device or a pipe cannot be replaced and is written as it is.
/// The path `-` is standard output.
public struct AtomicWriter: ~Copyable {
  private let path: String
  private let file: Descriptor
  /// The names of the new file and of the output that it becomes; nil when written in place.
  private let renaming: (temporary: String, final: String)?
  private let waitsForDisk: Bool
  private var isCommitted = false

  /// Prepares the output at `path`; `-` is standard output.
  ///
  /// - Parameters:
  ///   - path: the output.
  ///   - waitsForDisk: whether ``commit()`` returns only when the bytes would survive a loss of
  ///     power. A writer of hundreds of files that can be made again does better without.
  /// - Throws: ``FileError`` when it cannot be written there.
  public init(_ path: String, waitsForDisk: Bool = true) throws(FileError) {
    self.waitsForDisk = waitsForDisk
    self.path = path == "-" ? "standard output" : path
    if let number = Self.standardStreams[path] {
      file = Descriptor(number, isOwned: false)
      renaming = nil
      return
    }
    do throws(Descriptor.Failure) {
      let target = try Target(path)
      if target.isReplaceable {
        var temporary = ""
        file = try Self.create(named: &temporary, like: target)
        renaming = (temporary, target.path)
      } else {
        file = try Descriptor(opening: path, O_WRONLY)
        renaming = nil
      }
    } catch {
      throw .writing(path, code: error.code)
    }
  }

  deinit {
    if let renaming, !isCommitted { PendingOutputs.remove(renaming.temporary) }
  }

  /// Appends bytes.
  ///
  /// - Throws: ``FileError`` when they cannot be written (a full disk).
  public mutating func write(_ bytes: [UInt8]) throws(FileError) {
    do throws(Descriptor.Failure) {
      try file.writeAll(bytes.span)
    } catch {
      throw .writing(path, code: error.code)
    }
  }

  /// Appends text in UTF-8.
  ///
  /// - Throws: ``FileError`` when it cannot be written (a full disk).
  public mutating func write(_ text: String) throws(FileError) {
    try write(Array(text.utf8))
  }

  /// Makes sure that everything is on the disk, if asked to, and gives the output its name.
  ///
  /// - Throws: ``FileError`` when that fails; the output is then as it was before.
  public consuming func commit() throws(FileError) {
    guard let renaming else { return }
    do throws(Descriptor.Failure) {
      if waitsForDisk { try Descriptor.call { fsync(file.number) } }
      try Descriptor.call { unsafe rename(renaming.temporary, renaming.final) }
    } catch {
      throw .writing(path, code: error.code)
    }
    PendingOutputs.forget(renaming.temporary)
    isCommitted = true
  }

  /// Writes a whole output at once.
  ///
  /// - Throws: ``FileError`` when it cannot be written; what was there before stays.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    var writer = try AtomicWriter(path)
    try writer.write(bytes)
    try writer.commit()
  }

  /// Writes a whole output at once, in UTF-8.
  ///
  /// - Throws: ``FileError`` when it cannot be written; what was there before stays.
  public static func write(_ text: String, to path: String) throws(FileError) {
    try write(Array(text.utf8), to: path)
  }
}

extension AtomicWriter {
  /// Opening one of these anew would start at its beginning again where it leads to a file.
  private static let standardStreams = [
    "-": STDOUT_FILENO, "/dev/stdout": STDOUT_FILENO, "/dev/stderr": STDERR_FILENO,
  ]

  /// What is at the output's path before it is written.
  private struct Target {
    /// The path of the file itself, where the given one is a symbolic link to it.
    var path: String
    /// What the system knows of it; nil when there is nothing yet.
    var status: stat?

    init(_ path: String) throws(Descriptor.Failure) {
      self.path = path
      var status = stat()
      guard unsafe stat(path, &status) == 0 else {
        if errno == ENOENT, !path.hasSuffix("/") { return }
        throw Descriptor.Failure(code: errno == ENOENT ? EISDIR : errno)
      }
      if status.st_mode & S_IFMT == S_IFDIR { throw Descriptor.Failure(code: EISDIR) }
      try Descriptor.call { unsafe access(path, W_OK) }
      self.status = status
      if let real = unsafe realpath(path, nil) {
        if isReplaceable { self.path = unsafe String(cString: real) }
        unsafe free(real)
      }
    }

    var isReplaceable: Bool {
      // The descriptors of a process have names in these folders and may lead to files.
      if path.hasPrefix("/dev/") || path.hasPrefix("/proc/") { return false }
      return status.map { $0.st_mode & S_IFMT == S_IFREG } ?? true
    }
  }

  static let temporaryPrefix = ".wordlight-"
  static let temporarySuffix = ".tmp"

  /// A hidden name in the same folder, so that renaming never crosses disks. It does not hold the
  /// output's own name, which may be as long as the system allows.
  private static func temporaryName(beside path: String) -> String {
    let random = String(UInt64.random(in: .min ... .max), radix: 36)
    return PathName.join(PathName.folder(of: path), temporaryPrefix + random + temporarySuffix)
  }

  private static func create(
    named temporary: inout String, like target: Target
  ) throws(Descriptor.Failure) -> Descriptor {
    while true {
      temporary = temporaryName(beside: target.path)
      PendingOutputs.add(temporary)
      do throws(Descriptor.Failure) {
        let file = try Descriptor(opening: temporary, O_WRONLY | O_CREAT | O_EXCL)
        if try lock(file) {
          if let status = target.status {
            // Only the superuser can give a file away; for anybody else it is their own already.
            _ = fchown(file.number, status.st_uid, status.st_gid)
            try Descriptor.call { fchmod(file.number, status.st_mode & 0o7777) }
          }
          return file
        }
      } catch {
        PendingOutputs.remove(temporary)
        throw error
      }
      PendingOutputs.remove(temporary)
    }
  }

  /// Shows the world that somebody is writing a new file: the lock ends with the process. False
  /// when ``removeAbandoned(in:)`` was quicker, and the file is gone or soon will be.
  private static func lock(_ file: borrowing Descriptor) throws(Descriptor.Failure) -> Bool {
    let isTaken = flock(file.number, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
    if isTaken { return false }
    return try file.status().st_nlink > 0
  }
}
