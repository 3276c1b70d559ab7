#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An open file or pipe end of the system.
struct Descriptor: ~Copyable {
  /// Owned: closed by `deinit`.
  let number: Int32

  /// Takes over an open descriptor.
  init(owning number: Int32) { self.number = number }

  deinit { close(number) }

  /// Reads once; a signal in between does not matter.
  ///
  /// - Returns: the number of bytes; 0 at the end, -1 with `errno` when the system refuses.
  func read(into bytes: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      let count = unsafe systemRead(number, bytes.baseAddress, bytes.count)
      if count >= 0 || errno != EINTR { return count }
    }
  }

  /// Writes all of `bytes`; false with `errno` when the system refuses.
  func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var written = 0
    while written < bytes.count {
      let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[written...])
      let count = unsafe systemWrite(number, rest.baseAddress, rest.count)
      if count < 0 && errno != EINTR { return false }
      written += max(0, count)
    }
    return true
  }
}

/// The system's `read`, whose name a method of that name hides.
private func systemRead(_ number: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(number, bytes, count)
}

/// The system's `write`, whose name a method of that name hides.
private func systemWrite(_ number: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(number, bytes, count)
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
