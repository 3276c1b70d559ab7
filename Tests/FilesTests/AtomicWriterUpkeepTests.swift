import Files
import Foundation
import Testing

@Suite struct AtomicWriterUpkeepTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func updateLeavesEqualFilesAlone() throws {
    let path = folder.path + "/page.vtt"
    #expect(try AtomicWriter.update(path, with: [1, 2, 3]))
    let past = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: path)
    #expect(try !AtomicWriter.update(path, with: [1, 2, 3]))
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.modificationDate] as? Date == past)
  }

  @Test(arguments: [[], [1, 2], [1, 2, 3, 4], [1, 2, 4]] as [[UInt8]])
  func updateWritesWhatDiffers(bytes: [UInt8]) throws {
    let path = folder.path + "/page.vtt"
    try AtomicWriter.write([1, 2, 3], to: path)
    #expect(try AtomicWriter.update(path, with: bytes))
    #expect(try FileReader.bytes(of: path) == bytes)
  }

  @Test func removesOnlyWhatNobodyWrites() throws {
    let output = folder.path + "/page.vtt"
    try AtomicWriter.write("half a page", to: folder.path + "/.wordlight-killed.tmp")
    try AtomicWriter.write("a user's", to: folder.path + "/.wordlight-notes")
    var writer = try AtomicWriter(output)
    try writer.write("alive")
    AtomicWriter.removeAbandoned(in: folder.path)
    try writer.commit()
    #expect(folder.names == [".wordlight-notes", "page.vtt"])
  }
}
