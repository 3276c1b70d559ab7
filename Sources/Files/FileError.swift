#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Why a file could not be read or written.
public struct FileError: DiagnosticError, Hashable {
  /// What went wrong, where, and what to do.
  public var diagnostic: Diagnostic

  /// Makes the error that says `diagnostic`.
  public init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }
}

extension FileError {
  /// The error of a system call that failed with `code` while reading `path`.
  static func reading(_ path: String, code: Int32) -> FileError {
    let (problem, remedy): (String, String?) =
      switch code {
      case ENOENT, ENOTDIR: ("no such file", "check the name and the folder")
      case EACCES, EPERM:
        ("you may not read this file", "give yourself the right to: chmod u+r")
      case EISDIR: ("is a folder, not a file", "name a file inside it")
      case EMFILE, ENFILE: ("too many files are open", "close some programs and try again")
      case ENAMETOOLONG: ("the name is too long", "use a shorter one")
      case ELOOP: ("its symbolic links lead in a circle", "name the file itself")
      default: ("cannot be read: \(systemMessage(code))", nil)
      }
    let isSystem = code == EMFILE || code == ENFILE || code == ENOMEM || code == EIO
    return FileError(
      Diagnostic(isSystem ? .system : .noInput, file: path, problem: problem, remedy: remedy))
  }

  /// The error of a system call that failed with `code` while writing `path`.
  static func writing(_ path: String, code: Int32) -> FileError {
    let (problem, remedy): (String, String?) =
      switch code {
      case ENOENT, ENOTDIR:
        ("cannot be written: its folder does not exist", "make the folder first")
      case EACCES, EPERM:
        ("you may not write here", "choose another place, or give yourself the right to")
      case EISDIR: ("is a folder, not a file", "name a file inside it")
      case EROFS: ("is on a disk that can only be read", "choose another place")
      case ENOSPC, EDQUOT: ("the disk is full", "free some space or choose another place")
      case ENAMETOOLONG: ("the name is too long", "use a shorter one")
      default: ("cannot be written: \(systemMessage(code))", nil)
      }
    return FileError(Diagnostic(.cannotCreate, file: path, problem: problem, remedy: remedy))
  }
}

/// The operating system's words for an error code, in lower case.
func systemMessage(_ code: Int32) -> String {
  guard let text = unsafe strerror(code) else { return "error \(code)" }
  return unsafe String(cString: text).lowercased()
}
