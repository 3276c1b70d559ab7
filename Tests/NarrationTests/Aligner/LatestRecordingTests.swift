import AudioInput
import Foundation
import Testing

@testable import Narration

@Suite struct LatestRecordingTests {
  private let folder: BookFolderFixture
  private let latest = LatestRecording()

  init() throws { folder = try BookFolderFixture() }

  /// Writes a silent recording of `seconds`.
  private func record(_ name: String, seconds: UInt32) throws {
    let size = seconds * 2 * 16_000
    var data = Data()
    for part: (String, [UInt32]) in [
      ("RIFF", [36 + size]), ("WAVEfmt ", [16, 0x0001_0001, 16_000, 32_000, 0x0010_0002]),
      ("data", [size]),
    ] {
      data.append(Data(part.0.utf8))
      for number in part.1 {
        data.append(contentsOf: (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
      }
    }
    try folder.write(data + Data(count: Int(size)), to: name)
  }

  private func seconds(_ name: String) throws -> Double {
    let recording = try latest.recording(at: folder[name], options: AudioReaderOptions())
    return Double(recording.waveform.count) / Double(Waveform.sampleRate)
  }

  @Test func eachPathHasItsOwnRecording() throws {
    try record("1.wav", seconds: 1)
    try record("2.wav", seconds: 2)
    #expect(try ["1.wav", "1.wav", "2.wav", "1.wav"].map(seconds) == [1, 1, 2, 1])
  }

  @Test func rewrittenFileIsReadAnew() throws {
    try record("1.wav", seconds: 1)
    #expect(try seconds("1.wav") == 1)
    try record("1.wav", seconds: 3)
    #expect(try seconds("1.wav") == 3)
  }

  @Test func removedFileIsAnErrorThoughItWasReadOnce() throws {
    try record("1.wav", seconds: 1)
    #expect(try seconds("1.wav") == 1)
    try FileManager.default.removeItem(atPath: folder["1.wav"])
    #expect(throws: AudioError.self) { try seconds("1.wav") }
  }
}
