import Foundation
import WordTimeline

/// A folder for what pages save, gone after the test.
final class Downloads {
  let path = NSTemporaryDirectory() + "wordlight-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The content of a file as soon as it is there.
  func wait(for name: String) throws -> [UInt8] {
    let deadline = Date(timeIntervalSinceNow: 10)
    while Date() < deadline {
      if let data = FileManager.default.contents(atPath: "\(path)/\(name)"), !data.isEmpty {
        return Array(data)
      }
      Thread.sleep(forTimeInterval: 0.05)
    }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    throw Chromium.Failure(description: "\(name) was not saved; there is \(files)")
  }
}

extension BrowserTab {
  func allowDownloads(to folder: String) throws {
    try send("Browser.setDownloadBehavior", ["behavior": "allow", "downloadPath": .string(folder)])
  }
}
