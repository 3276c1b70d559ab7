/// Base64 (RFC 4648, section 4), in which recordings and pictures stand in a page.
enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The text for some bytes, on one line.
  ///
  /// - Complexity: linear.
  static func text(_ bytes: [UInt8]) -> String {
    let count = (bytes.count + 2) / 3 * 4
    let text = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
      var place = 0
      for start in stride(from: 0, to: bytes.count, by: 3) {
        let second = start + 1 < bytes.count ? Int(bytes[start + 1]) : 0
        let third = start + 2 < bytes.count ? Int(bytes[start + 2]) : 0
        let group = Int(bytes[start]) << 16 | second << 8 | third
        for shift in [18, 12, 6, 0] {
          unsafe buffer[place] = letters[group >> shift & 63]
          place += 1
        }
      }
      if bytes.count % 3 > 0 { unsafe buffer[count - 1] = UInt8(ascii: "=") }
      if bytes.count % 3 == 1 { unsafe buffer[count - 2] = UInt8(ascii: "=") }
      written = count
    }
    return String(decoding: text, as: UTF8.self)
  }
}
