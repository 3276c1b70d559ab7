#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import Files

/// A folder for a run's own files, removed with its last use.
struct ScratchFolder: ~Copyable {
  let path: String

  init() throws {
    path = "/tmp/wordlight-bench-\(getpid())"
    try Folder.make(path)
  }

  deinit {
    for name in (try? Folder.names(in: path)) ?? [] { unsafe unlink(PathName.join(path, name)) }
    unsafe rmdir(path)
  }
}
