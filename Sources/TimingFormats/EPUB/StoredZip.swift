/// A ZIP archive whose files are stored as they are (PKWARE APPNOTE 6.3): an EPUB's first file must
/// be, and recordings and pictures do not shrink any further.
///
/// All files have the same date, so that the same files give the same bytes.
struct StoredZip {
  private var bytes: [UInt8] = []
  private var directory: [UInt8] = []
  private var count: UInt16 = 0

  /// Adds a file; its path has `/` between folders.
  ///
  /// - Throws: when the archive would grow beyond the 4 GiB or 65,535 files of its kind.
  mutating func add(_ path: String, _ content: [UInt8]) throws(TimingFormatError) {
    guard bytes.count + content.count < Int(UInt32.max), count < .max,
      path.utf8.count < Int(UInt16.max)
    else { throw .unwritable("the book is larger than the 4 GiB that a ZIP archive can hold") }
    let offset = UInt32(bytes.count)
    let header = header(path, content)
    bytes += [0x50, 0x4B, 3, 4] + header + Array(path.utf8) + content
    // Made by version 2.0 on MS-DOS; no comment, first disk, no attributes.
    directory += [0x50, 0x4B, 1, 2, 20, 0] + header + [UInt8](repeating: 0, count: 10)
    directory += littleEndian(offset) + Array(path.utf8)
    count += 1
  }

  /// The archive.
  var archive: [UInt8] {
    let files = littleEndian(count)
    return bytes + directory + [0x50, 0x4B, 5, 6, 0, 0, 0, 0] + files + files
      + littleEndian(UInt32(directory.count)) + littleEndian(UInt32(bytes.count)) + [0, 0]
  }

  /// What the local and the central header share: version, flags (the name is UTF-8), method, date
  /// (1 January 2000), checksum, sizes, and the lengths of name and extra field.
  private func header(_ path: String, _ content: [UInt8]) -> [UInt8] {
    let size = littleEndian(UInt32(content.count))
    return [20, 0, 0, 8, 0, 0, 0, 0, 0x21, 0x28] + littleEndian(Self.checksum(content)) + size
      + size + littleEndian(UInt16(path.utf8.count)) + [0, 0]
  }

  private func littleEndian(_ value: some FixedWidthInteger) -> [UInt8] {
    (0..<value.bitWidth / 8).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  /// The CRC-32 of ISO 3309.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes { sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8) }
    return ~sum
  }

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in (sum >> 1) ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
  }
}
