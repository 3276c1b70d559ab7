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
  private let descriptor: Int32
  private let bytes: Range<Int64>
  fileprivate let claimedCount: Int64
  fileprivate private(set) var position: Int64 = 0

  /// Shows `bytes` of the file that `descriptor` has open.
  init(descriptor: Int32, bytes: Range<Int64>) {
    self.descriptor = descriptor
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
    let count = unsafe pread(
      descriptor, target.baseAddress, min(target.count, Int(left)),
      off_t(bytes.lowerBound + position))
    guard count > 0 else { return 0 }
    position += Int64(count)
    return Int64(count)
  }
}

/// The stream behind libsndfile's user data.
private func stream(_ user: UnsafeMutableRawPointer?) -> FrameStream? {
  unsafe user.map { unsafe Unmanaged<FrameStream>.fromOpaque($0).takeUnretainedValue() }
}
