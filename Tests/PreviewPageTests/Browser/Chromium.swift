import Foundation
import WordTimeline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A headless Chromium, driven through its DevTools protocol over a pair of pipes: no port, no
/// socket, and it ends when the tests do.
final class Chromium: @unchecked Sendable {
  /// Why the browser did not answer as it should.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// The browser that all tests share; nil when there is none on this machine.
  static let shared: Chromium? = program.flatMap { try? Chromium(program: $0) }

  /// The path of the browser.
  static let program: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for name in ["chromium", "chromium-browser", "google-chrome"] {
      for folder in folders where unsafe access("\(folder)/\(name)", X_OK) == 0 {
        return "\(folder)/\(name)"
      }
    }
    return nil
  }()

  private let requests: Int32
  private let answers: Int32
  private let profile: String
  private let process: pid_t
  private var pending: [UInt8] = []
  private var lastID: Int64 = 0
  private var queues: [String: [JSONValue]] = [:]
  private let lock = NSLock()

  private init(program: String) throws {
    profile = NSTemporaryDirectory() + "wordlight-chromium-\(UUID().uuidString)"
    let toBrowser = try Self.pipe()
    let fromBrowser = try Self.pipe()
    process = try Self.spawn(
      [program] + Self.arguments + ["--user-data-dir=\(profile)", "about:blank"],
      reading: toBrowser.read, writing: fromBrowser.write)
    close(toBrowser.read)
    close(fromBrowser.write)
    requests = toBrowser.write
    answers = fromBrowser.read
    _ = try send("Browser.getVersion")
    // It is shared by all tests, so it ends with them.
    atexit { Chromium.shared?.quit() }
  }

  /// Ends the browser and removes what it has written.
  private func quit() {
    _ = try? send("Browser.close")
    var status: Int32 = 0
    unsafe waitpid(process, &status, 0)
    try? FileManager.default.removeItem(atPath: profile)
    TemporaryPage.removeAll()
  }

  private static let arguments = [
    "--headless=new", "--no-sandbox", "--remote-debugging-pipe", "--hide-scrollbars",
    "--autoplay-policy=no-user-gesture-required", "--use-fake-ui-for-media-stream",
    "--use-fake-device-for-media-stream", "--disable-gpu", "--no-first-run",
    "--disable-background-networking", "--force-color-profile=srgb",
  ]

  /// Sends a command and waits for its answer.
  func send(
    _ method: String, _ parameters: JSONObject = JSONObject(), session: String? = nil
  ) throws -> JSONValue {
    lock.lock()
    defer { lock.unlock() }
    lastID += 1
    let id = lastID
    var message: JSONObject = [
      "id": .integer(id), "method": .string(method), "params": .object(parameters),
    ]
    message["sessionId"] = session.map(JSONValue.string)
    try writeAll(Array(JSONWriter.compact.text(.object(message)).utf8) + [0])
    while true {
      let answer = try nextMessage()
      if answer["id"] == .integer(id) {
        if let error = answer["error"] {
          throw Failure(description: "\(method): \(JSONWriter.compact.text(error))")
        }
        return answer["result"] ?? .null
      }
      if case .string(let session)? = answer["sessionId"] {
        queues[session, default: []].append(answer)
      }
    }
  }

  /// The events of a session since the last call.
  func takeEvents(of session: String) -> [JSONValue] {
    lock.lock()
    defer { lock.unlock() }
    return queues.removeValue(forKey: session) ?? []
  }

  private func nextMessage() throws -> JSONValue {
    while true {
      if let end = pending.firstIndex(of: 0) {
        let text = Array(pending[..<end])
        pending.removeSubrange(...end)
        return try JSONParser.parse(text)
      }
      var waiting = pollfd(fd: answers, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&waiting, 1, 60_000) > 0 else {
        throw Failure(description: "the browser has not answered for a minute")
      }
      var block = [UInt8](repeating: 0, count: 1 << 18)
      let count = unsafe read(answers, &block, block.count)
      guard count > 0 else { throw Failure(description: "the browser is gone") }
      pending += block[..<count]
    }
  }

  private func writeAll(_ bytes: [UInt8]) throws {
    var offset = 0
    while offset < bytes.count {
      let written = unsafe bytes.withUnsafeBytes { buffer in
        unsafe write(requests, buffer.baseAddress?.advanced(by: offset), bytes.count - offset)
      }
      guard written > 0 else { throw Failure(description: "the browser is gone") }
      offset += written
    }
  }
}

extension Chromium {
  /// A pipe whose ends are out of the way of the numbers 3 and 4 that the browser talks through.
  private static func pipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    guard unsafe Glibc.pipe(&ends) == 0 else { throw Failure(description: "no pipe") }
    let moved = ends.map { end in
      let copy = fcntl(end, F_DUPFD_CLOEXEC, 64)
      close(end)
      return copy
    }
    return (moved[0], moved[1])
  }

  private static func spawn(_ arguments: [String], reading: Int32, writing: Int32) throws -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, reading, 3)
    unsafe posix_spawn_file_actions_adddup2(&actions, writing, 4)
    for output in [STDOUT_FILENO, STDERR_FILENO] {
      unsafe posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0)
    }
    var words = unsafe arguments.map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { word in unsafe free(word) } }
    var process: pid_t = 0
    let code = unsafe posix_spawn(&process, arguments[0], &actions, nil, &words, environ)
    guard code == 0 else { throw Failure(description: "\(arguments[0]) does not start") }
    return process
  }
}
