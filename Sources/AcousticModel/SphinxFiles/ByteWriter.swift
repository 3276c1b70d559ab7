/// Writes little-endian numbers and strings of a model file, in order.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []
  /// Sphinx's checksum over the numbers written since the byte-order mark.
  private var checksum: UInt32 = 0

  mutating func append(_ text: String) { bytes += Array(text.utf8) }

  mutating func append(_ values: [UInt8]) { bytes += values }

  mutating func int32(_ value: Int) { word(UInt32(bitPattern: Int32(value))) }

  mutating func uint16(_ value: Int) {
    bytes += [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
  }

  mutating func float(_ value: Float) { word(value.bitPattern) }

  /// Zeros up to the next multiple of four.
  mutating func pad() {
    while !bytes.count.isMultiple(of: 4) { bytes.append(0) }
  }

  private mutating func word(_ bits: UInt32) {
    checksum = (checksum << 20 | checksum >> 12) &+ bits
    for shift in stride(from: 0, to: 32, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(shift)))
    }
  }

  /// A parameter file (`s3` format) whose numbers `write` appends.
  static func parameterFile(_ write: (inout ByteWriter) -> Void) -> [UInt8] {
    var writer = ByteWriter()
    writer.append("s3\nversion 1.0\nchksum0 yes\nendhdr\n")
    writer.int32(0x1122_3344)
    writer.checksum = 0
    write(&writer)
    writer.int32(Int(Int32(bitPattern: writer.checksum)))
    return writer.bytes
  }
}
