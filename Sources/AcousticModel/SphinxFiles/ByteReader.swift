/// Reads little-endian numbers and strings from a model file, in order.
struct ByteReader {
  let file: String
  let bytes: [UInt8]
  var offset = 0

  init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }

  func failure(_ problem: String) -> AcousticModelError {
    AcousticModelError(file, "\(problem) at byte \(offset)")
  }

  mutating func skip(_ count: Int) throws(AcousticModelError) {
    guard count >= 0, count <= bytes.count - offset else { throw failure("the file is cut short") }
    offset += count
  }

  mutating func int32() throws(AcousticModelError) -> Int {
    let start = offset
    try skip(4)
    return Int(Int32(bitPattern: unsignedInt32(at: start)))
  }

  /// A count that must lie in `range`.
  mutating func count(_ what: String, in range: ClosedRange<Int>) throws(AcousticModelError) -> Int
  {
    let value = try int32()
    guard range.contains(value) else { throw failure("an impossible number of \(what) (\(value))") }
    return value
  }

  mutating func floats(_ count: Int) throws(AcousticModelError) -> [Float] {
    let start = offset
    guard count >= 0, count <= (bytes.count - offset) / 4 else {
      throw failure("the file is cut short")
    }
    try skip(count * 4)
    var values = [Float](repeating: 0, count: count)
    var areFinite = true
    unsafe bytes.withUnsafeBytes { source in
      for index in 0..<count {
        let bits = unsafe source.loadUnaligned(fromByteOffset: start + index * 4, as: UInt32.self)
        values[index] = Float(bitPattern: UInt32(littleEndian: bits))
        areFinite = areFinite && values[index].isFinite
      }
    }
    guard areFinite else { throw failure("a number that is not finite before") }
    return values
  }

  /// A string that ends with a zero byte.
  mutating func zeroTerminatedString() throws(AcousticModelError) -> String {
    guard let end = bytes[offset...].firstIndex(of: 0) else { throw failure("an endless name") }
    defer { offset = end + 1 }
    return String(decoding: bytes[offset..<end], as: UTF8.self)
  }

  /// A string of a stated length, without its closing zero byte.
  mutating func string(length: Int) throws(AcousticModelError) -> String {
    let start = offset
    try skip(length)
    return String(decoding: bytes[start..<offset].prefix { $0 != 0 }, as: UTF8.self)
  }

  func unsignedInt32(at position: Int) -> UInt32 {
    UInt32(bytes[position]) | UInt32(bytes[position + 1]) << 8
      | UInt32(bytes[position + 2]) << 16 | UInt32(bytes[position + 3]) << 24
  }

  func unsignedInt16(at position: Int) -> UInt16 {
    UInt16(bytes[position]) | UInt16(bytes[position + 1]) << 8
  }
}
