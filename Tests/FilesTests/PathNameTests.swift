import Files
import Testing

@Suite struct PathNameTests {
  @Test(arguments: [
    ("story/page.en.VTT", "story", "page.en.VTT", "page.en", "vtt"),
    ("page.wav", ".", "page.wav", "page", "wav"),
    ("/page", "/", "page", "page", ""),
    ("a b/.hidden", "a b", ".hidden", ".hidden", ""),
    ("story//é.txt", "story", "é.txt", "é", "txt"),
    ("story/", ".", "story", "story", ""),
    ("/", "/", "/", "/", ""),
  ])
  func takesPathsApart(
    path: String, folder: String, name: String, stem: String, pathExtension: String
  ) {
    #expect(PathName.folder(of: path) == folder)
    #expect(PathName.name(of: path) == name)
    #expect(PathName.stem(of: path) == stem)
    #expect(PathName.pathExtension(of: path) == pathExtension)
  }

  @Test(arguments: [
    ("story", "page", "story/page"), ("story/", "page", "story/page"), (".", "page", "page"),
    ("/", "page", "/page"), ("story", "/page", "/page"),
  ])
  func joins(folder: String, name: String, path: String) {
    #expect(PathName.join(folder, name) == path)
  }
}
