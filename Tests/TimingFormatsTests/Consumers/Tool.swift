import Foundation
import Testing

/// A program that others use to read what we write.
struct Tool: Sendable {
  /// What is run.
  let path: String

  /// Finds a program; nil where it is not installed.
  init?(_ name: String) {
    // Debian's own Python has Debian's packages; another may come first on the PATH.
    let folders =
      ["/usr/bin"]
      + (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map(String.init)
    guard
      let path = folders.map({ $0 + "/" + name })
        .first(where: FileManager.default.isExecutableFile(atPath:))
    else { return nil }
    self.path = path
  }

  /// Whether a program is there, and where asked for, what it needs.
  static func isThere(_ name: String, _ arguments: [String] = []) -> Bool {
    guard let tool = Tool(name) else { return false }
    guard !arguments.isEmpty else { return true }
    return (try? tool.run(arguments).status) == 0
  }

  /// Runs it to its end.
  func run(_ arguments: [String]) throws -> (status: Int32, output: String, errors: String) {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    let folder = try TestFolder()
    defer { folder.remove() }
    let output = folder.url.appending(path: "output")
    let errors = folder.url.appending(path: "errors")
    for file in [output, errors] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: try Data(contentsOf: output), as: UTF8.self),
      String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    )
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test, and says why, where a program is missing.
  static func needs(_ name: String, package: String, _ arguments: [String] = []) -> Self {
    .enabled(
      if: Tool.isThere(name, arguments), "\(name) is missing: apt install \(package)")
  }
}

/// A folder that a test writes to.
struct TestFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "wordlight é \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func write(_ bytes: [UInt8], _ name: String) throws -> String {
    let file = url.appending(path: name)
    try Data(bytes).write(to: file)
    return file.path(percentEncoded: false)
  }

  func path(_ name: String) -> String { url.appending(path: name).path(percentEncoded: false) }

  func remove() { try? FileManager.default.removeItem(at: url) }
}
