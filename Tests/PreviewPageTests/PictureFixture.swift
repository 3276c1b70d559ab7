import Foundation

/// A folder with the fixture's recordings and a picture, gone after the test.
final class PictureFixture {
  static let name = "picture.svg"
  let path = NSTemporaryDirectory() + "wordlight-\(UUID().uuidString)"

  init() throws {
    let files = FileManager.default
    try files.createDirectory(atPath: path, withIntermediateDirectories: true)
    for name in try files.contentsOfDirectory(atPath: FixtureBook.folder) {
      try files.createSymbolicLink(
        atPath: "\(path)/\(name)", withDestinationPath: "\(FixtureBook.folder)/\(name)")
    }
    // Dark, busy and square: the hardest ground for text.
    let picture = """
      <svg xmlns="http://www.w3.org/2000/svg" width="800" height="800">
        <rect width="800" height="800" fill="#0a0a12"/>
        <circle cx="300" cy="200" r="180" fill="#7fffd4"/>
        <path d="M0 0L800 800M800 0L0 800" stroke="#ff2020" stroke-width="60"/>
      </svg>
      """
    try picture.write(toFile: "\(path)/\(Self.name)", atomically: true, encoding: .utf8)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
