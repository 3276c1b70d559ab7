#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What tells, without reading a file, that it is still the file it was: where it is on which disk,
/// how long it is and when it was last written.
public struct FileState: Sendable, Hashable {
  private let device: UInt64
  private let node: UInt64
  private let size: Int64
  private let seconds: Int64
  private let nanoseconds: Int64

  /// The state of the file at a path; nil when there is none.
  public init?(of path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    node = UInt64(status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Glibc)
      let written = status.st_mtim
    #else
      let written = status.st_mtimespec
    #endif
    seconds = Int64(written.tv_sec)
    nanoseconds = Int64(written.tv_nsec)
  }
}
