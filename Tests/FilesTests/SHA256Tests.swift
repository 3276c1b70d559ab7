import Files
import Testing

@Suite struct SHA256Tests {
  /// The examples that NIST publishes with FIPS 180-4.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func hashesAsTheStandardSays(text: String, digest: String) throws {
    var hash = SHA256()
    hash.update(Array(text.utf8).span)
    #expect(hash.hexDigest() == digest)
    let folder = try TemporaryFolder()
    #expect(try SHA256.hexDigest(ofFile: folder.file("text", Array(text.utf8))) == digest)
  }

  @Test func doesNotDependOnThePieces() {
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0) }
    var whole = SHA256()
    whole.update(bytes.span)
    for step in [1, 63, 64, 65, 127, 999] {
      var pieces = SHA256()
      for start in stride(from: 0, to: bytes.count, by: step) {
        pieces.update(bytes[start..<min(start + step, bytes.count)].span)
      }
      #expect(pieces.hexDigest() == whole.hexDigest())
    }
  }
}
