/// Base64 (RFC 4648, section 4), in which recordings stand in a web page.
enum Base64 {
  /// The text for some bytes, on one line.
  static func text(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      let second = count > 1 ? Int(bytes[start + 1]) : 0
      let third = count > 2 ? Int(bytes[start + 2]) : 0
      let group = Int(bytes[start]) << 16 | second << 8 | third
      text.append(letters[group >> 18])
      text.append(letters[group >> 12 & 63])
      text.append(count > 1 ? letters[group >> 6 & 63] : UInt8(ascii: "="))
      text.append(count > 2 ? letters[group & 63] : UInt8(ascii: "="))
    }
    return String(decoding: text, as: UTF8.self)
  }
}
