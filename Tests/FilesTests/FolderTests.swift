import Files
import Testing

@Suite struct FolderTests {
  @Test func listsInNaturalOrder() throws {
    let folder = try TemporaryFolder()
    for name in ["page-10", "page-2", ".hidden", "page-1b", "Page-3", "page-1"] {
      _ = try folder.file(name, [])
    }
    #expect(
      try Folder.names(in: folder.path) == ["Page-3", "page-1", "page-1b", "page-2", "page-10"])
  }

  @Test func ordersDigitsAsNumbers() {
    let names = ["", "0", "01", "1", "1a", "2", "10", "99999999999999999999999", "a", "a1", "b"]
    #expect(names.shuffled().sorted(by: NaturalOrder.isBefore) == names)
  }

  @Test func makesFoldersInFolders() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a/b c/d"
    try Folder.make(path)
    try Folder.make(path)
    #expect(Folder.kind(of: path) == .folder)
    let file = try folder.file("file", [])
    #expect(Folder.kind(of: file) == .file)
    #expect(Folder.kind(of: file + "x") == nil)
    #expect(throws: FileError.self) { try Folder.make(file + "/inside") }
    #expect(throws: FileError.self) { try Folder.names(in: file) }
  }
}
