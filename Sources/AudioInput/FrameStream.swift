import CSndFile

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The part of an MP3 file that holds frames, shown to libsndfile as a file of its own.
///
/// That file claims to be far longer than it is: libsndfile estimates the number of samples from
/// its length and the first frame's bit rate and gives no more than that, so that of a file whose
/// first frame is denser than the others the end would be missing. Bit rates differ by a factor of
/// 40 at most.
final class FrameStream {
  private let file: Descriptor
  private let bytes: Range<Int64>
  fileprivate let claimedCount: Int64
  fileprivate private(set) var position: Int64 = 0
  /// Bytes of the stream that were read ahead, and which they are.
  private var buffer = [UInt8](repeating: 0, count: 65_536)
  private var buffered: Range<Int64> = 0..<0

  /// Shows `bytes` of `file`.
  init(_ file: borrowing InputFile, bytes: Range<Int64>) throws(AudioError.Problem) {
    self.file = Descriptor(owning: try file.duplicate())
    self.bytes = bytes
    claimedCount = (bytes.upperBound - bytes.lowerBound) * 64 + 1_048_576
  }

  /// Whether everything has been read.
  var isAtEnd: Bool { position >= bytes.upperBound - bytes.lowerBound }

  /// The functions by which libsndfile reads; its user data is a `FrameStream`.
  static var functions: SF_VIRTUAL_IO {
    unsafe SF_VIRTUAL_IO(
      get_filelen: { unsafe stream($0)?.claimedCount ?? -1 },
      seek: { offset, origin, user in unsafe stream(user)?.seek(offset, from: origin) ?? -1 },
      read: { target, count, user in
        guard let target = unsafe target else { return 0 }
        return unsafe stream(user)?.read(
          into: UnsafeMutableRawBufferPointer(start: target, count: Int(max(0, count)))) ?? 0
      },
      write: { _, _, _ in 0 },
      tell: { unsafe stream($0)?.position ?? -1 })
  }

  fileprivate func seek(_ offset: Int64, from origin: Int32) -> Int64 {
    let start = origin == SEEK_SET ? 0 : origin == SEEK_CUR ? position : claimedCount
    let (target, overflow) = start.addingReportingOverflow(offset)
    guard !overflow, target >= 0 else { return -1 }
    position = target
    return position
  }

  fileprivate func read(into target: UnsafeMutableRawBufferPointer) -> Int64 {
    let left = bytes.upperBound - bytes.lowerBound - position
    if left <= 0 {
      // At the claimed end the decoder looks for a tag; there is none, but there must be bytes.
      guard position >= claimedCount - 128 else { return 0 }
      let count = min(Int(claimedCount - position), target.count)
      guard count > 0 else { return 0 }
      for index in 0..<count { unsafe target[index] = 0 }
      position += Int64(count)
      return Int64(count)
    }
    var filled = 0
    while filled < target.count {
      if !buffered.contains(position) { fill() }
      let count = min(target.count - filled, Int(buffered.upperBound - position))
      if count == 0 { break }
      let start = Int(position - buffered.lowerBound)
      unsafe buffer.withUnsafeBytes { bytes in
        unsafe UnsafeMutableRawBufferPointer(rebasing: target[filled...]).copyMemory(
          from: UnsafeRawBufferPointer(rebasing: bytes[start..<start + count]))
      }
      position += Int64(count)
      filled += count
    }
    return Int64(filled)
  }

  /// Reads what comes next into the buffer. The decoder asks for a few bytes at a time.
  private func fill() {
    let room = min(buffer.count, Int(bytes.upperBound - bytes.lowerBound - position))
    let offset = off_t(bytes.lowerBound + position)
    let count = unsafe buffer.withUnsafeMutableBytes { buffer in
      unsafe pread(file.number, buffer.baseAddress, room, offset)
    }
    buffered = position..<position + Int64(max(0, count))
  }
}

/// The stream behind libsndfile's user data.
private func stream(_ user: UnsafeMutableRawPointer?) -> FrameStream? {
  unsafe user.map { unsafe Unmanaged<FrameStream>.fromOpaque($0).takeUnretainedValue() }
}
