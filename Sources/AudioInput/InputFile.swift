#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file that is open for reading.
struct InputFile: ~Copyable {
  private let file: Descriptor
  /// Its length in bytes.
  let byteCount: Int64
  /// Whether no path leads to it, because it came through standard input or a pipe.
  let isUnnamed: Bool

  /// Opens a file, or standard input for `-`, and refuses what cannot be one recording.
  ///
  /// What comes through a pipe is first kept in a temporary file without a name, because decoders
  /// go back and forth.
  static func opened(_ path: String) throws(AudioError.Problem) -> InputFile {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .missing }
    let number =
      path == "-"
      ? fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3) : unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else {
      throw errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable(systemMessage(errno))
    }
    let opened = Descriptor(owning: number)
    switch try status(of: opened).st_mode & S_IFMT {
    case S_IFDIR: throw .folder
    case S_IFREG: return try InputFile(opened, isUnnamed: path == "-")
    default: return try InputFile(PipeCopy.make(of: opened), isUnnamed: true)
    }
  }

  private init(_ file: consuming Descriptor, isUnnamed: Bool) throws(AudioError.Problem) {
    let status = try Self.status(of: file)
    if status.st_size == 0 { throw .empty }
    byteCount = Int64(status.st_size)
    self.file = file
    self.isUnnamed = isUnnamed
  }

  private static func status(of file: borrowing Descriptor) throws(AudioError.Problem) -> stat {
    var status = stat()
    guard unsafe fstat(file.number, &status) == 0 else { throw .unreadable(systemMessage(errno)) }
    return status
  }

  /// The system's number for it.
  var descriptor: Int32 { file.number }

  /// Up to `count` bytes from `offset` on; fewer at the end.
  func bytes(at offset: Int64, count: Int) -> [UInt8] {
    guard offset >= 0, offset < byteCount else { return [] }
    let room = min(count, Int(byteCount - offset))
    return unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
      filled = unsafe max(0, pread(file.number, buffer.baseAddress, room, off_t(offset)))
    }
  }

  /// Another of the system's numbers for it, which belongs to the caller.
  func duplicate() throws(AudioError.Problem) -> Int32 {
    let number = fcntl(file.number, F_DUPFD_CLOEXEC, 3)
    guard number >= 0 else { throw .system(systemMessage(errno)) }
    return number
  }

  /// Goes back to the start.
  func rewind() { lseek(file.number, 0, SEEK_SET) }
}

/// Keeps what comes through a pipe.
private enum PipeCopy {
  /// The most bytes that are taken: 12 hours of two channels of floats at 48 kHz.
  private static let limit = 12 * 3_600 * 48_000 * 8

  /// Reads a pipe to its end, into a temporary file that has no name any more.
  static func make(of pipe: borrowing Descriptor) throws(AudioError.Problem) -> Descriptor {
    if isatty(pipe.number) != 0 { throw .unreadable("it is a terminal") }
    let copy = try temporaryFile()
    var bytes = [UInt8](repeating: 0, count: 65_536)
    var total = 0
    while total < limit {
      let count = unsafe bytes.withUnsafeMutableBytes { unsafe pipe.read(into: $0) }
      if count == 0 { return copy }
      guard count > 0 else { throw .unreadable(systemMessage(errno)) }
      let isWritten = unsafe bytes[..<count].withUnsafeBytes { unsafe copy.write($0) }
      guard isWritten else {
        throw .system("its temporary copy cannot be written: \(systemMessage(errno))")
      }
      total += count
    }
    throw .unreadable("it gives more than \(limit >> 30) GB")
  }

  private static func temporaryFile() throws(AudioError.Problem) -> Descriptor {
    guard let stream = unsafe tmpfile() else {
      throw .system("its temporary copy cannot be made: \(systemMessage(errno))")
    }
    let number = fcntl(unsafe fileno(stream), F_DUPFD_CLOEXEC, 3)
    unsafe fclose(stream)
    guard number >= 0 else { throw .system(systemMessage(errno)) }
    return Descriptor(owning: number)
  }
}
