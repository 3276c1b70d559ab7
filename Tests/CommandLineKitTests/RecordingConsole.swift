import CommandLineKit
import Synchronization

/// A console whose output a test can read.
final class RecordingConsole: Sendable {
  private let texts = Mutex((output: "", messages: ""))

  var output: String { texts.withLock { $0.output } }
  var messages: String { texts.withLock { $0.messages } }

  func console(terminalWidth: Int? = nil) -> Console {
    Console(
      program: "tool", terminalWidth: terminalWidth,
      writeOutput: { text in self.texts.withLock { $0.output += text } },
      writeMessage: { text in self.texts.withLock { $0.messages += text } })
  }
}
