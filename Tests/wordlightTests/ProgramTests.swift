import Testing
import WordTimeline

@Suite struct ProgramTests {
  let tool: Tool

  init() throws { tool = try Tool() }

  @Test func saysItsVersion() throws {
    let result = try tool.run(["--version"])
    #expect(result.code == 0)
    #expect(result.text == "wordlight \(WordlightVersion.current)\n")
  }

  @Test func everyCommandExplainsItself() throws {
    let help = try tool.run(["--help"]).text
    let list = help.split(separator: "commands:\n").last?.split(separator: "\n\n").first ?? ""
    let names = list.split(separator: "\n").filter { !$0.hasPrefix("    ") }
      .compactMap { $0.split(separator: " ").first }
    #expect(names.contains("align"))
    for name in names {
      let result = try tool.run([String(name), "--help"])
      #expect(result.code == 0)
      #expect(result.text.hasPrefix("usage: wordlight \(name) "))
      #expect(result.messages.isEmpty)
    }
  }
}
