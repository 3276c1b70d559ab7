import Files
import Testing

@Suite struct TextDecodingTests {
  struct Encoded {
    let name: String
    let bytes: [UInt8]
    let text: String

    init(_ name: String, _ bytes: [UInt8], _ text: String) {
      (self.name, self.bytes, self.text) = (name, bytes, text)
    }
  }

  @Test(arguments: [
    Encoded("plain", Array("Parp! Paaarp!\r\n".utf8), "Parp! Paaarp!\r\n"),
    Encoded("nothing", [], ""),
    Encoded("byte order mark", [0xEF, 0xBB, 0xBF] + Array("Mo’s 🐢".utf8), "Mo’s 🐢"),
    Encoded("UTF-16 LE", [0xFF, 0xFE, 0x4D, 0x00, 0x3D, 0xD8, 0x22, 0xDC], "M🐢"),
    Encoded("UTF-16 BE", [0xFE, 0xFF, 0x00, 0x4D, 0xD8, 0x3D, 0xDC, 0x22], "M🐢"),
    Encoded("letters of a signature", Array("ID3 and PK and RIFF".utf8), "ID3 and PK and RIFF"),
  ])
  func readsTextEncodings(_ encoded: Encoded) throws {
    #expect(try TextDecoding.text(encoded.bytes, file: "page.txt") == encoded.text)
  }

  struct Rubbish {
    let bytes: [UInt8]
    let line: Int?
    let problem: String

    init(_ bytes: [UInt8], _ line: Int?, _ problem: String) {
      (self.bytes, self.line, self.problem) = (bytes, line, problem)
    }
  }

  @Test(arguments: [
    Rubbish([0x4D, 0x6F, 0x0A, 0xE9], 2, "byte 0xE9 at offset 3 is not UTF-8"),
    Rubbish([0xEF, 0xBB, 0xBF, 0x4D, 0xC3], 1, "byte 0xC3 at offset 4 is not UTF-8"),
    Rubbish([0x4D, 0x00, 0x6F, 0x00], 1, "byte 0 at offset 1 is not text"),
    Rubbish([0xFF, 0xFE, 0x4D], nil, "is UTF-16 with half a character at its end (offset 2)"),
    Rubbish(
      [0xFF, 0xFE, 0x4D, 0, 0x3D, 0xD8], nil, "half a surrogate pair at offset 4 is not UTF-16"),
    Rubbish([0xFF, 0xFE, 0x4D, 0, 0, 0], nil, "character 0 at offset 4 is not text"),
    Rubbish([0xFF, 0xFE, 0, 0, 0x4D, 0, 0, 0], nil, "is encoded as UTF-32"),
    Rubbish(Array("RIFF".utf8) + [0, 0, 0, 0], nil, "is a WAV recording, not text"),
    Rubbish([0, 0, 0, 32] + Array("ftypM4A ".utf8), nil, "is an MP4 recording, not text"),
    Rubbish(Array("{\\rtf1 Mo}".utf8), nil, "is an RTF document, not text"),
  ])
  func saysWhatIsNotText(_ rubbish: Rubbish) throws {
    let error = try #require(throws: FileError.self) {
      try TextDecoding.text(rubbish.bytes, file: "page.txt")
    }
    #expect(error.diagnostic.problem == rubbish.problem)
    #expect(error.diagnostic.line == rubbish.line)
    #expect(error.diagnostic.category == .badData)
    #expect(error.diagnostic.remedy != nil)
  }
}
