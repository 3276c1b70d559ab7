#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A big file (a lexicon, a model) whose bytes appear in memory without being read in: the system
/// brings in the pages that are touched, and shares them between processes.
///
/// The mapping is read-only, so any number of threads may read it at once; it ends with its owner.
/// The file must not be cut short while it is mapped: touching what is gone ends the process.
@safe public struct MappedFile: ~Copyable, @unchecked Sendable {
  /// The path it was opened by.
  public let path: String
  private let bytes: UnsafeRawBufferPointer

  /// Maps the file at `path`, which may be empty.
  ///
  /// - Throws: ``FileError`` when there is no such file, it is not a regular file or it may not
  ///   be read.
  public init(_ path: String) throws(FileError) {
    self.path = path
    do throws(Descriptor.Failure) {
      unsafe bytes = try Self.map(Descriptor(opening: path, O_RDONLY))
    } catch {
      throw .reading(path, code: error.code)
    }
  }

  deinit {
    guard let base = unsafe bytes.baseAddress else { return }
    unsafe munmap(UnsafeMutableRawPointer(mutating: base), bytes.count)
  }

  /// The number of bytes.
  public var count: Int { unsafe bytes.count }

  /// Calls `body` with the file's bytes, which are valid only during the call.
  public func withBytes<Result: ~Copyable, Failure: Error>(
    _ body: (RawSpan) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe body(bytes.bytes)
  }

  private static func map(
    _ file: borrowing Descriptor
  ) throws(Descriptor.Failure) -> UnsafeRawBufferPointer {
    let status = try file.status()
    if status.st_mode & S_IFMT == S_IFDIR { throw Descriptor.Failure(code: EISDIR) }
    let count = Int(status.st_size)
    // The system refuses to map nothing.
    if count == 0 { return unsafe UnsafeRawBufferPointer(start: nil, count: 0) }
    let address = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, file.number, 0)
    guard let address = unsafe address, unsafe address != MAP_FAILED else {
      throw Descriptor.Failure(code: errno)
    }
    return unsafe UnsafeRawBufferPointer(start: address, count: count)
  }
}
