#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file that is open for reading.
struct InputFile: ~Copyable {
  /// The system's number for it. Owned: opened by `open`, closed by `deinit`.
  let descriptor: Int32
  /// Its length in bytes.
  let byteCount: Int64

  private init(descriptor: Int32, byteCount: Int64) {
    self.descriptor = descriptor
    self.byteCount = byteCount
  }

  /// Opens a file, and refuses what cannot be one recording.
  static func open(_ path: String) throws(AudioError.Problem) -> InputFile {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .missing }
    let descriptor = unsafe systemOpen(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable(systemMessage(errno))
    }
    var status = stat()
    let failed = unsafe fstat(descriptor, &status) != 0
    let file = InputFile(descriptor: descriptor, byteCount: Int64(status.st_size))
    if failed { throw .unreadable(systemMessage(errno)) }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw .folder
    case S_IFREG: break
    default: throw .unreadable("it is not an ordinary file")
    }
    if file.byteCount == 0 { throw .empty }
    return file
  }

  deinit { close(descriptor) }

  /// Up to `count` bytes from `offset` on; fewer at the end.
  func bytes(at offset: Int64, count: Int) -> [UInt8] {
    guard offset >= 0, offset < byteCount else { return [] }
    let room = min(count, Int(byteCount - offset))
    return unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
      filled = unsafe max(0, pread(descriptor, buffer.baseAddress, room, off_t(offset)))
    }
  }

  /// Goes back to the start.
  func rewind() { lseek(descriptor, 0, SEEK_SET) }
}

/// The system's `open`, whose name a method of that name hides.
private func systemOpen(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 {
  unsafe open(path, flags)
}

/// The system's words for an error number.
func systemMessage(_ number: Int32) -> String {
  var buffer = [CChar](repeating: 0, count: 256)
  return unsafe buffer.withUnsafeMutableBufferPointer { bytes in
    guard let start = bytes.baseAddress else { return "error \(number)" }
    guard unsafe strerror_r(number, start, bytes.count) == 0 else { return "error \(number)" }
    return unsafe String(cString: start)
  }
}
