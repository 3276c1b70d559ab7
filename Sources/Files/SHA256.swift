/// The SHA-256 of a stream of bytes (FIPS 180-4), which tells whether two contents are the same.
public struct SHA256: Sendable {
  private var state: [8 of UInt32] = [
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
      takeBlock(block.span, at: 0)
      pending.removeAll(keepingCapacity: true)
    }
    while bytes.count - offset >= 64 {
      takeBlock(bytes, at: offset)
      offset += 64
    }
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

  private mutating func takeBlock(_ bytes: Span<UInt8>, at offset: Int) {
    var words = [64 of UInt32](repeating: 0)
    for i in 0..<16 {
      let start = offset + 4 * i
      words[i] =
        UInt32(bytes[start]) << 24 | UInt32(bytes[start + 1]) << 16
        | UInt32(bytes[start + 2]) << 8 | UInt32(bytes[start + 3])
    }
    for i in 16..<64 {
      let (x, y) = (words[i - 15], words[i - 2])
      let low = rotate(x, 7) ^ rotate(x, 18) ^ (x >> 3)
      let high = rotate(y, 17) ^ rotate(y, 19) ^ (y >> 10)
      words[i] = words[i - 16] &+ low &+ words[i - 7] &+ high
    }
    mix(words)
  }

  private mutating func mix(_ words: [64 of UInt32]) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for i in 0..<64 {
      let choice = (e & f) ^ (~e & g)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let first =
        h &+ (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) &+ choice &+ roundConstants[i]
        &+ words[i]
      let second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) &+ majority
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
    state[5] &+= f
    state[6] &+= g
    state[7] &+= h
  }
}

@inline(__always)
private func rotate(_ word: UInt32, _ places: UInt32) -> UInt32 {
  word >> places | word << (32 - places)
}

/// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
private let roundConstants: [64 of UInt32] = [
  0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1,
  0x923f_82a4, 0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3,
  0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786,
  0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
  0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147,
  0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13,
  0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
  0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
  0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a,
  0x5b9c_ca4f, 0x682e_6ff3, 0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208,
  0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
]
