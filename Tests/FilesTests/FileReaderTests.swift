import Files
import Foundation
import Testing

@Suite struct FileReaderTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [0, 1, 65_535, 65_536, 200_000])
  func readsWholeFilesOfAnySize(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let path = try folder.file("some bytes 🐢", bytes)
    #expect(try FileReader.bytes(of: path, limit: count) == bytes)
    let mapped = try MappedFile(path)
    let copy = mapped.withBytes { span in unsafe span.withUnsafeBytes { unsafe Array($0) } }
    #expect(copy == bytes)
  }

  @Test func refusesMoreThanTheLimit() throws {
    let path = try folder.file("big", Array(repeating: 7, count: 11))
    let error = try #require(throws: FileError.self) { try FileReader.bytes(of: path, limit: 10) }
    #expect(error.diagnostic.problem == "holds more than 10 bytes")
    #expect(throws: FileError.self) { try FileReader.bytes(of: "/dev/zero", limit: 1000) }
  }

  @Test(arguments: ["missing", "file/inside", ""])
  func namesWhatIsNotThere(name: String) throws {
    _ = try folder.file("file", [])
    let path = name.isEmpty ? folder.path : folder.path + "/" + name
    for read in [{ _ = try FileReader.bytes(of: path) }, { _ = try MappedFile(path) }] {
      let error = try #require(throws: FileError.self, performing: read)
      #expect(error.diagnostic.category == .noInput)
      #expect(error.diagnostic.file == path)
      #expect(
        error.diagnostic.problem == (name.isEmpty ? "is a folder, not a file" : "no such file"))
    }
  }
}
