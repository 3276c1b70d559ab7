#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Lists and makes folders, and says what is at a path.
public enum Folder {
  /// What is at a path; symbolic links are followed.
  public enum Kind: Sendable, Hashable {
    /// A file.
    case file
    /// A folder.
    case folder
    /// A device, a pipe or a socket.
    case other
  }

  /// What is at `path`; nil when there is nothing that can be reached.
  public static func kind(of path: String) -> Kind? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// Whether two paths lead to the same file or folder; false when one leads to nothing.
  public static func isSame(_ one: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    guard unsafe stat(one, &first) == 0, unsafe stat(other, &second) == 0 else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// The size of a file in bytes; nil when there is none.
  public static func size(ofFile path: String) -> Int64? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return Int64(status.st_size)
  }

  /// The names in a folder in ``NaturalOrder``, without `.`, `..` and hidden ones.
  ///
  /// - Throws: ``FileError`` when there is no such folder or it may not be read.
  public static func names(in path: String) throws(FileError) -> [String] {
    guard let stream = unsafe opendir(path) else {
      let code = errno
      if code == ENOTDIR {
        throw FileError(
          Diagnostic(
            .noInput, file: path, problem: "is not a folder", remedy: "name the folder it is in"))
      }
      throw .reading(path, code: code)
    }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe name(of: entry)
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted(by: NaturalOrder.isBefore)
  }

  /// The name in an entry that the system lists.
  static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
      unsafe name.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
    }
  }

  /// The path from the root, without `.`, `..` and symbolic links; nil when nothing is there.
  public static func absolutePath(of path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  /// Removes a file, where there is one.
  public static func removeFile(_ path: String) {
    unsafe unlink(path)
  }

  /// Makes a folder, and those that it is in, unless they are there.
  ///
  /// - Throws: ``FileError`` when it cannot be made.
  public static func make(_ path: String) throws(FileError) {
    if kind(of: path) == .folder { return }
    let outer = PathName.folder(of: path)
    if outer != path, kind(of: outer) == nil { try make(outer) }
    do throws(Descriptor.Failure) {
      try Descriptor.call { unsafe mkdir(path, 0o777) }
    } catch {
      // Somebody else may just have made it.
      if error.code == EEXIST, kind(of: path) == .folder { return }
      throw FileError(
        Diagnostic(
          .cannotCreate, file: path,
          problem: "this folder cannot be made: \(systemMessage(error.code))",
          remedy: "choose another place"))
    }
  }
}
