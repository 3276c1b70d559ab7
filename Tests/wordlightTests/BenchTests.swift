import Foundation
import Testing

@Suite struct BenchTests {
  let tool: Tool

  init() throws {
    tool = try Tool("wordlight-bench")
    let corpus = tool.folder.appending(path: "corpus")
    try FileManager.default.createDirectory(at: corpus, withIntermediateDirectories: false)
    for page in ["page-01", "page-02"] {
      for ending in [".wav", ".txt", ".words.json"] {
        try FileManager.default.copyItem(
          atPath: Tool.fixture(page + ending),
          toPath: corpus.appending(path: page + ending).path)
      }
    }
  }

  private func json(_ arguments: [String]) throws -> [String: Any] {
    let result = try tool.run(arguments + ["--json"])
    #expect(result.code == 0, "\(result.messages)")
    let value = try JSONSerialization.jsonObject(with: result.output) as? [String: Any]
    return try #require(value)
  }

  @Test func savedTimingsGiveTheSameFigures() throws {
    let made = try tool.run(["accuracy", "corpus", "--save", "saved", "-o", "made.txt"])
    #expect(made.code == 0, "\(made.messages)")
    let again = try tool.run(["accuracy", "corpus", "--from", "saved"])
    let file = tool.folder.appending(path: "made.txt")
    #expect(again.text == (try String(contentsOf: file, encoding: .utf8)))
    let figures = try json(["accuracy", "corpus", "--from", "saved"])
    #expect(figures["recordings"] as? Int == 2)
    #expect(figures["missing"] as? [String] == [])
  }

  @Test func theHalvesAreTheWhole() throws {
    let made = try tool.run(["accuracy", "corpus", "--save", "saved", "-q"])
    #expect(made.code == 0)
    let words = try ["all", "tune", "report"].map { half in
      try json(["accuracy", "corpus", "--from", "saved", "--speakers", half])["words"] as? Int ?? 0
    }
    #expect(words[0] == words[1] + words[2])
    #expect(words.allSatisfy { $0 > 0 })
  }

  @Test func aWorseResultThanTheBaselineExits1() throws {
    let record = ["compare", "baseline.json", "--corpus", "corpus", "--record"]
    #expect(try tool.run(record).code == 0)
    let same = try tool.run(["compare", "baseline.json", "--corpus", "corpus"])
    #expect(same.code == 0, "\(same.text)")

    // A baseline that was better than what is found now.
    let file = tool.folder.appending(path: "baseline.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    let mean = try #require(text.firstMatch(of: /"mean": [0-9.]+/))
    try text.replacing(mean.output, with: "\"mean\": 0.0001", maxReplacements: 1)
      .write(to: file, atomically: true, encoding: .utf8)
    let worse = try tool.run(["compare", "baseline.json", "--corpus", "corpus"])
    #expect(worse.code == 1)
    #expect(worse.text.contains("✘ starts.mean"))
  }

  @Test func aDebugBuildIsNotTimed() throws {
    #if DEBUG
      let result = try tool.run(["speed"])
      #expect(result.code == 64)
      #expect(result.firstMessage.contains("debug build"))
    #endif
  }

  @Test(arguments: ["empty", "corpus/page-01.wav", "nowhere"])
  func refusesWhatIsNoCorpus(name: String) throws {
    try FileManager.default.createDirectory(
      at: tool.folder.appending(path: "empty"), withIntermediateDirectories: false)
    let result = try tool.run(["accuracy", name])
    #expect([65, 66].contains(result.code))
    #expect(result.firstMessage.hasPrefix("\(name): error: "))
  }
}
