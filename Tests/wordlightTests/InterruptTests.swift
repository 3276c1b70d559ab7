import Foundation
import Testing

@Suite struct InterruptTests {
  /// The output is opened before the work, so a killed run would leave its temporary file.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func leavesNothingBehind(signal: Int32) throws {
    let tool = try Tool()
    // The text comes from a pipe that stays open, so that the program waits for it.
    let pipe = tool.folder.path + "/pipe"
    let made = unsafe mkfifo(pipe, 0o600)
    #expect(made == 0)
    let (process, finish) = try tool.start([
      "align", BadInputTests.wave, pipe, "-o", "page.json", "--quiet",
    ])
    let writer = try FileHandle(forWritingTo: URL(filePath: pipe))
    #expect(tool.names.count == 2, "the pipe and the temporary file")
    kill(process.processIdentifier, signal)
    let result = finish()
    try writer.close()
    #expect(result.code == 128 + signal)
    #expect(tool.names == ["pipe"])
  }
}
