import Testing

@testable import TimingFormats

@Suite struct StoredZipTests {
  /// The check value of CRC-32 in every catalogue of checksums.
  @Test func knowsTheChecksum() {
    #expect(StoredZip.checksum(Array("123456789".utf8)) == 0xCBF4_3926)
    #expect(StoredZip.checksum([]) == 0)
  }

  @Test func beginsAsAnEPUBMust() throws {
    var zip = StoredZip()
    try zip.add("mimetype", Array("application/epub+zip".utf8))
    let bytes = zip.archive
    #expect(Array(bytes[0..<4]) == [0x50, 0x4B, 3, 4])
    #expect(String(decoding: bytes[30..<58], as: UTF8.self) == "mimetypeapplication/epub+zip")
  }
}
