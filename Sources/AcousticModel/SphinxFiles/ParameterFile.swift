/// A Sphinx parameter file (`s3` format): a text header up to `endhdr`, a byte-order mark, the
/// array's sizes, and 32-bit floats. The checksum at the end is not used.
struct ParameterFile {
  let file: String
  /// The sizes, the slowest first.
  let sizes: [Int]
  let values: [Float]

  /// Reads a file of Gaussian parameters: codebooks × streams × densities × dimensions, where each
  /// stream may have dimensions of its own.
  static func gaussians(
    _ bytes: [UInt8], file: String
  ) throws(AcousticModelError) -> (file: ParameterFile, streamWidths: [Int]) {
    var reader = try afterHeader(bytes, file: file)
    let codebooks = try reader.count("codebooks", in: 1...100_000)
    let streams = try reader.count("streams", in: 1...16)
    let densities = try reader.count("densities", in: 1...4096)
    var widths: [Int] = []
    for _ in 0..<streams { widths.append(try reader.count("dimensions", in: 1...256)) }
    let total = codebooks * densities * widths.reduce(0, +)
    guard try reader.int32() == total else { throw reader.failure("sizes that do not add up") }
    let values = try reader.floats(total)
    return (
      ParameterFile(file: file, sizes: [codebooks, streams, densities], values: values), widths
    )
  }

  /// Reads a three-dimensional array.
  static func array(_ bytes: [UInt8], file: String) throws(AcousticModelError) -> ParameterFile {
    var reader = try afterHeader(bytes, file: file)
    var sizes: [Int] = []
    for _ in 0..<3 { sizes.append(try reader.count("rows", in: 1...1_000_000)) }
    let total = try reader.int32()
    guard total == sizes.reduce(1, *) else { throw reader.failure("sizes that do not add up") }
    return ParameterFile(file: file, sizes: sizes, values: try reader.floats(total))
  }

  private static func afterHeader(
    _ bytes: [UInt8], file: String
  ) throws(AcousticModelError) -> ByteReader {
    var reader = ByteReader(file: file, bytes: bytes)
    let end = Array("endhdr\n".utf8)
    guard bytes.starts(with: "s3\n".utf8),
      let position = (0..<min(4096, max(0, bytes.count - end.count))).first(where: {
        bytes[$0..<$0 + end.count].elementsEqual(end)
      })
    else { throw reader.failure("this is not a Sphinx parameter file: no header") }
    try reader.skip(position + end.count)
    guard try reader.int32() == 0x1122_3344 else {
      throw reader.failure("an unknown byte order (only little-endian models are read)")
    }
    return reader
  }
}
