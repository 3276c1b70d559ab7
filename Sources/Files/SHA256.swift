import CKernels

/// The SHA-256 of a stream of bytes (FIPS 180-4), which tells whether two contents are the same.
public struct SHA256: Sendable {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  /// Bytes that do not fill a block yet.
  private var pending: [UInt8] = []
  private var count: UInt64 = 0

  /// Starts with no bytes.
  public init() {}

  /// Takes in more bytes.
  public mutating func update(_ bytes: Span<UInt8>) {
    count += UInt64(bytes.count)
    var offset = 0
    if !pending.isEmpty {
      while offset < bytes.count, pending.count < 64 {
        pending.append(bytes[offset])
        offset += 1
      }
      guard pending.count == 64 else { return }
      let block = pending
      takeBlocks(block.span, from: 0, count: 1)
      pending.removeAll(keepingCapacity: true)
    }
    let blocks = (bytes.count - offset) / 64
    if blocks > 0 { takeBlocks(bytes, from: offset, count: blocks) }
    offset += 64 * blocks
    while offset < bytes.count {
      pending.append(bytes[offset])
      offset += 1
    }
  }

  /// The hash of all bytes so far, as 64 hexadecimal digits in lower case.
  public func hexDigest() -> String {
    digest().map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }

  /// The hash of all bytes so far: 32 bytes.
  public func digest() -> [UInt8] {
    var last = self
    var padding: [UInt8] = [0x80]
    while (pending.count + padding.count) % 64 != 56 { padding.append(0) }
    let bitCount = count &* 8
    for shift in stride(from: 56, through: 0, by: -8) {
      padding.append(UInt8(truncatingIfNeeded: bitCount >> UInt64(shift)))
    }
    last.update(padding.span)
    return last.state.indices.flatMap { index in
      (0..<4).map { UInt8(truncatingIfNeeded: last.state[index] >> UInt32(24 - 8 * $0)) }
    }
  }

  /// The hash of a file's content, which is read piece by piece.
  ///
  /// - Throws: ``FileError`` when it cannot be read.
  public static func hexDigest(ofFile path: String) throws(FileError) -> String {
    var hash = SHA256()
    do throws(Descriptor.Failure) {
      let file = try FileReader.open(path)
      var piece: [UInt8] = []
      while try file.readSome(1 << 18, appendingTo: &piece) > 0 {
        hash.update(piece.span)
        piece.removeAll(keepingCapacity: true)
      }
    } catch {
      throw .reading(FileReader.shownName(path), code: error.code)
    }
    return hash.hexDigest()
  }

  private mutating func takeBlocks(_ bytes: Span<UInt8>, from offset: Int, count: Int) {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe state.withUnsafeMutableBufferPointer { state in
        guard let first = bytes.baseAddress, let words = state.baseAddress else { return }
        unsafe wl_sha256_blocks(words, first + offset, count)
      }
    }
  }
}
