#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An open file of the operating system, closed with its last use.
///
/// Calls that a signal interrupts are made again. Failures are thrown as the system's error codes;
/// callers know the path and whether they were reading, and say so.
struct Descriptor: ~Copyable {
  /// The error code of a system call that failed.
  struct Failure: Error {
    var code: Int32
  }

  let number: Int32
  private let isOwned: Bool

  /// Takes over an open descriptor; `isOwned` says whether it is closed at the end.
  init(_ number: Int32, isOwned: Bool = true) {
    self.number = number
    self.isOwned = isOwned
  }

  /// Opens `path`; a child process does not inherit it.
  init(opening path: String, _ flags: Int32, mode: mode_t = 0o666) throws(Failure) {
    let number = try Self.call { unsafe open(path, flags | O_CLOEXEC, mode) }
    self.init(number)
  }

  deinit {
    if isOwned { _ = close(number) }
  }

  /// Makes a system call, and again for as long as signals interrupt it.
  @discardableResult
  static func call<Result: SignedInteger>(_ body: () -> Result) throws(Failure) -> Result {
    while true {
      let result = body()
      if result >= 0 { return result }
      let code = errno
      if code != EINTR { throw Failure(code: code) }
    }
  }

  /// What the system knows about the file.
  func status() throws(Failure) -> stat {
    var status = stat()
    try Self.call { unsafe fstat(number, &status) }
    return status
  }

  /// Goes to a byte of the file.
  func seek(to offset: Int64) throws(Failure) {
    try Self.call { Int64(lseek(number, off_t(offset), SEEK_SET)) }
  }

  /// Reads up to `limit` bytes and appends them to `bytes`; returns how many, 0 at the end.
  func readSome(_ limit: Int, appendingTo bytes: inout [UInt8]) throws(Failure) -> Int {
    let start = bytes.count
    try bytes.append(addingCapacity: limit) { (room) throws(Failure) in
      try unsafe room.withUnsafeMutableBufferPointer { (buffer, count) throws(Failure) in
        count = try Self.call { unsafe read(number, buffer.baseAddress, limit) }
      }
    }
    return bytes.count - start
  }

  /// Writes all of `bytes`.
  func writeAll(_ bytes: Span<UInt8>) throws(Failure) {
    try unsafe bytes.withUnsafeBytes { (buffer) throws(Failure) in
      var rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[...])
      while unsafe !rest.isEmpty {
        let count = try Self.call { unsafe write(number, rest.baseAddress, rest.count) }
        unsafe rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }
  }
}
