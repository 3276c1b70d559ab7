import CommandLineKit
import Files
import Testing

@Suite struct ConsoleTests {
  @Test func showsProgressInOneLineOfATerminal() {
    let recording = RecordingConsole()
    let console = recording.console(terminalWidth: 10)
    console.progress("page 1 of 10")
    console.progress("page 2")
    console.note("a remark")
    console.progress("page 3")
    console.endProgress()
    console.endProgress()
    let wipe = "\r\u{1B}[K"
    #expect(
      recording.messages
        == "\(wipe)page 1 of\(wipe)page 2\(wipe)a remark\n\(wipe)page 3\(wipe)")
  }

  @Test func showsProgressInLinesElsewhere() {
    let recording = RecordingConsole()
    let console = recording.console()
    console.progress("page 1 of 10")
    console.progress("page 2 of 10")
    console.endProgress()
    #expect(recording.messages == "page 1 of 10\npage 2 of 10\n")
  }

  @Test func namesTheStatusOfAnyError() {
    struct Odd: Error {}
    let recording = RecordingConsole()
    let console = recording.console()
    let error = FileError(Diagnostic(.noInput, file: "a.wav", problem: "no such file"))
    #expect(console.report(error) == .noInput)
    #expect(console.report(Odd()) == .system)
    #expect(recording.messages == "a.wav: error: no such file\ntool: error: Odd()\n")
  }
}
