import Files
import Foundation
import Testing

@Suite struct AtomicWriterTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path + "/page é 🐢.vtt"
  }

  @Test func writesAllOrNothing() throws {
    try AtomicWriter.write("old", to: path)
    do {
      var writer = try AtomicWriter(path)
      try writer.write("half of the ne")
      #expect(folder.names.count == 2)
    }
    #expect(folder.names == ["page é 🐢.vtt"])
    #expect(try FileReader.text(of: path) == "old")
    try AtomicWriter.write(Array("new".utf8), to: path)
    #expect(try FileReader.text(of: path) == "new")
    #expect(folder.names == ["page é 🐢.vtt"])
  }

  @Test(arguments: [0o600, 0o644, 0o755]) func keepsPermissions(mode: Int) throws {
    try AtomicWriter.write("old", to: path)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    try AtomicWriter.write("new", to: path)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == mode)
  }

  @Test func writesThroughSymbolicLinks() throws {
    let link = folder.path + "/link"
    try AtomicWriter.write("old", to: path)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    try AtomicWriter.write("new", to: link)
    #expect(try FileReader.text(of: path) == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
  }

  @Test func takesNamesOfAnyLength() throws {
    let name = String(repeating: "n", count: 255)
    try AtomicWriter.write("text", to: folder.path + "/" + name)
    #expect(folder.names == [name])
  }

  @Test(arguments: [
    ("", "is a folder, not a file"),
    ("/new/", "is a folder, not a file"),
    ("/missing/page.vtt", "cannot be written: its folder does not exist"),
  ])
  func saysWhyNot(place: String, problem: String) throws {
    let target = folder.path + place
    let error = try #require(throws: FileError.self) { try AtomicWriter.write("text", to: target) }
    #expect(error.diagnostic.category == .cannotCreate)
    #expect(error.diagnostic.problem == problem)
    #expect(error.diagnostic.file == target)
    #expect(folder.names == [])
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func reportsAFullDisk() throws {
    let error = try #require(throws: FileError.self) {
      try AtomicWriter.write("text", to: "/dev/full")
    }
    #expect(error.diagnostic.problem == "the disk is full")
  }
}
