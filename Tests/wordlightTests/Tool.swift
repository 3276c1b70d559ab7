import Foundation
import Testing

/// A built program, run as a user runs it, in a folder of its own.
final class Tool {
  /// What a run left behind.
  struct Result {
    var code: Int32
    var output: Data
    var messages: String

    var text: String { String(decoding: output, as: UTF8.self) }
    var firstMessage: String { messages.split(separator: "\n").first.map(String.init) ?? "" }
  }

  let program: URL
  let folder: URL

  init(_ name: String = "wordlight") throws {
    program = Self.programs.appending(path: name)
    folder = FileManager.default.temporaryDirectory.appending(path: "wordlight-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Where the programs are: beside the tests that are running.
  static let programs = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Fixtures/maybe-said-mo").standardizedFileURL

  /// The path of a fixture's file.
  static func fixture(_ name: String) -> String { fixtures.appending(path: name).path }

  /// Starts the program in the folder.
  func start(
    _ arguments: [String], input: Data? = nil, environment: [String: String] = [:]
  ) throws -> (process: Process, finish: () -> Result) {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let (output, messages) = (folder.appending(path: ".out"), folder.appending(path: ".err"))
    for file in [output, messages] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: messages)
    if let input {
      let file = folder.appending(path: ".in")
      try input.write(to: file)
      process.standardInput = try FileHandle(forReadingFrom: file)
    } else {
      process.standardInput = FileHandle.nullDevice
    }
    try process.run()
    return (
      process,
      {
        process.waitUntilExit()
        let isSignal = process.terminationReason == .uncaughtSignal
        return Result(
          code: isSignal ? 128 + process.terminationStatus : process.terminationStatus,
          output: (try? Data(contentsOf: output)) ?? Data(),
          messages: (try? String(contentsOf: messages, encoding: .utf8)) ?? "")
      }
    )
  }

  /// Runs the program in the folder and waits for its end.
  func run(
    _ arguments: [String], input: Data? = nil, environment: [String: String] = [:]
  ) throws -> Result {
    try start(arguments, input: input, environment: environment).finish()
  }

  /// Writes a file into the folder and returns its name.
  @discardableResult
  func file(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
    try Data(bytes).write(to: folder.appending(path: name))
    return name
  }

  /// Everything that the program left in the folder, hidden files too.
  var names: Set<String> {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return Set(all).subtracting([".out", ".err", ".in"])
  }
}
