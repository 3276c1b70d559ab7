import Foundation
import Testing

/// Inputs that are unusual and yet are to be aligned, or judged.
@Suite struct OddInputTests {
  let tool: Tool

  init() throws { tool = try Tool() }

  private func align(_ audio: String, _ text: String) throws -> (Tool.Result, [String: Any]) {
    let result = try tool.run(["align", audio, text])
    let json = try JSONSerialization.jsonObject(with: result.output) as? [String: Any]
    return (result, try #require(json))
  }

  @Test func textInUTF16IsRead() throws {
    let text = try String(contentsOfFile: BadInputTests.text, encoding: .utf8)
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let plain = try tool.run(["align", BadInputTests.wave, BadInputTests.text, "--id", "page"])
    let wide = try tool.run(
      ["align", BadInputTests.wave, tool.file("wide.txt", bytes), "--id", "page"])
    #expect(plain.code == 0)
    #expect(wide.output == plain.output)
  }

  @Test func namesMayHoldAnything() throws {
    let name = "Mo’s “page” 1 🐢 -x"
    try FileManager.default.copyItem(
      atPath: BadInputTests.wave, toPath: tool.folder.path + "/\(name).wav")
    try FileManager.default.copyItem(
      atPath: BadInputTests.text, toPath: tool.folder.path + "/-\(name).txt")
    let result = try tool.run(["align", "-o", "\(name).json", "\(name).wav", "--", "-\(name).txt"])
    #expect(result.code == 0, "\(result.messages)")
    #expect(tool.names == ["\(name).json", "\(name).wav", "-\(name).txt"])
  }

  @Test func readsAndWritesStandardStreams() throws {
    let text = try Data(contentsOf: URL(filePath: BadInputTests.text))
    let piped = try tool.run(["align", BadInputTests.wave, "-", "--id", "a"], input: text)
    let named = try tool.run(["align", BadInputTests.wave, BadInputTests.text, "--id", "a"])
    #expect(piped.code == 0)
    #expect(piped.output == named.output)
  }

  @Test func readsARecordingFromAPipe() throws {
    let audio = try Data(contentsOf: URL(filePath: BadInputTests.wave))
    let piped = try tool.run(["align", "-", BadInputTests.text], input: audio)
    #expect(piped.code == 0, "\(piped.messages)")
    #expect(piped.text.contains("\"name\": \"audio\""))
  }

  @Test(arguments: ["page.txt", "./page.txt", "link.txt"])
  func neverReplacesAnInput(output: String) throws {
    let text = try Data(contentsOf: URL(filePath: BadInputTests.text))
    try tool.file("page.txt", text)
    try FileManager.default.createSymbolicLink(
      atPath: tool.folder.path + "/link.txt", withDestinationPath: "page.txt")
    let result = try tool.run(["align", BadInputTests.wave, "page.txt", "-o", output])
    #expect(result.code == 64)
    #expect(try Data(contentsOf: tool.folder.appending(path: "page.txt")) == text)
  }

  @Test func quietSaysNothing() throws {
    let result = try tool.run(["align", "--quiet", BadInputTests.wave, BadInputTests.text])
    #expect(result.code == 0 && result.messages == "")
  }

  @Test(arguments: [
    ("silence", WaveFile.bytes([Int16](repeating: 0, count: 48_000))),
    ("noise", WaveFile.bytes(WaveFile.noise(seconds: 3, amplitude: 300))),
  ])
  func aRecordingWithoutSpeechFails(name: String, bytes: [UInt8]) throws {
    let (result, page) = try align(
      tool.file(name + ".wav", bytes), BadInputTests.text)
    #expect(result.code == 2)
    #expect(page["verdict"] as? String == "failed")
  }

  @Test func aTextThatIsNotSpokenFails() throws {
    let text = """
      Once there was a very long road that went over seven hills and through a dark forest, and
      at its end an old clockmaker kept a hundred clocks.
      """
    let (result, page) = try align(
      Tool.fixture("page-04.wav"), tool.file("other.txt", text.utf8))
    #expect(result.code == 2)
    #expect(page["verdict"] as? String == "failed")
    let words = try #require(page["words"] as? [[String: Any]])
    #expect(words.count == 28)
  }

  @Test func samplesThatAreNotNumbersAreSilenceAndTold() throws {
    let (samples, sampleRate) = try WaveFile.fixtureSamples("page-01.wav")
    var floats = samples.map { Float($0) / 32_768 }
    for index in floats.indices.prefix(400) { floats[index] = index % 2 == 0 ? .nan : .infinity }
    let (result, page) = try align(
      tool.file("nan.wav", WaveFile.bytes(floats: floats, sampleRate: sampleRate)),
      BadInputTests.text)
    #expect(result.code == 0)
    let remarks = try #require(page["remarks"] as? [[String: Any]])
    #expect(remarks.contains { $0["kind"] as? String == "invalidSamples" })
  }

  @Test func aClippedRecordingIsAlignedAndTold() throws {
    let (samples, sampleRate) = try WaveFile.fixtureSamples("page-01.wav")
    let loud = samples.map { Int16(clamping: Int($0) * 12) }
    let (result, page) = try align(
      tool.file("loud.wav", WaveFile.bytes(loud, sampleRate: sampleRate)), BadInputTests.text)
    #expect(result.code == 0)
    let remarks = try #require(page["remarks"] as? [[String: Any]])
    #expect(remarks.contains { $0["kind"] as? String == "clippedRecording" })
  }
}
