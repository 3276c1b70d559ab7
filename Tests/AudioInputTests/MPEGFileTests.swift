import AudioInput
import Foundation
import Testing

/// MP3 files of silence, made byte by byte, so that every kind of tag and damage is at hand.
private struct SilentMP3 {
  /// Version 1 layer III, 44.1 kHz, mono, without a checksum, 128 or 320 kbit/s; or version 2 at
  /// 22.05 kHz, 64 kbit/s.
  enum Kind {
    case kilobits128, kilobits320, version2

    var header: [UInt8] {
      switch self {
      case .kilobits128: [0xff, 0xfb, 0x90, 0xc0]
      case .kilobits320: [0xff, 0xfb, 0xe0, 0xc0]
      case .version2: [0xff, 0xf3, 0x80, 0xc0]
      }
    }

    var byteCount: Int {
      switch self {
      case .kilobits128: 417
      case .kilobits320: 1_044
      case .version2: 208
      }
    }
  }

  var data = Data()

  /// Adds frames in which nothing is coded.
  mutating func addFrames(_ count: Int, _ kind: Kind = .kilobits128) {
    for _ in 0..<count { addFrame(kind, []) }
  }

  /// Adds the frame of an encoder's tag: frame count, and LAME's delay and padding.
  mutating func addTag(
    _ name: String = "Info", frames: Int, encoder: String = "LAME3.100", delay: Int, padding: Int,
    _ kind: Kind = .kilobits128
  ) {
    var body = [UInt8](repeating: 0, count: kind == .version2 ? 9 : 17)
    body += Array(name.utf8) + [0, 0, 0, 0xf] + big(frames) + big(0)
    body += [UInt8](repeating: 0, count: 100) + big(0)
    body += (Array(encoder.utf8) + [UInt8](repeating: 0, count: 21)).prefix(21)
    body += big(delay << 12 | padding).suffix(3)
    addFrame(kind, body)
  }

  /// Adds the frame of Fraunhofer's tag.
  mutating func addVBRI(frames: Int) {
    var body = [UInt8](repeating: 0, count: 32) + Array("VBRI".utf8) + [0, 1, 0, 0, 0, 0]
    body += big(0) + big(frames)
    addFrame(.kilobits128, body)
  }

  private mutating func addFrame(_ kind: Kind, _ body: [UInt8]) {
    let bytes = kind.header + body
    data.append(contentsOf: bytes + [UInt8](repeating: 0, count: kind.byteCount - bytes.count))
  }

  private func big(_ number: Int) -> [UInt8] { TestFiles.little(UInt32(number)).reversed() }

  /// Reads the file without the help of `ffmpeg`.
  func read() throws -> Recording {
    try TestFiles.withFolder { folder in
      let file = folder.appending(path: "page.mp3")
      try data.write(to: file)
      return try AudioReader.read(path: file.path, options: AudioReaderOptions(ffmpeg: nil))
    }
  }

  /// Samples that are read, and those that were left out at the start.
  func lengths() throws -> [Int?] {
    let recording = try read()
    return [Int(recording.clock.sampleCount), recording.notes.encoderDelay]
  }
}

@Suite struct MPEGFileTests {
  @Test func aFileWithoutTagIsTakenWhole() throws {
    var file = SilentMP3()
    file.addFrames(20)
    let recording = try file.read()
    #expect(recording.clock == SourceClock(sampleRate: 44_100, sampleCount: 20 * 1_152))
    #expect(recording.notes.encoderDelay == 0)
    #expect(recording.notes.container == "MPEG-1/2 Audio")
    #expect(!recording.notes.endsEarly)
  }

  @Test(arguments: ["LAME3.100", "Lavf59.27", "Lavc59.37"])
  func delayAndPaddingThatTheTagStatesAreLeftOut(encoder: String) throws {
    var file = SilentMP3()
    file.addTag(frames: 20, encoder: encoder, delay: 576, padding: 1_000)
    file.addFrames(20)
    #expect(try file.lengths() == [20 * 1_152 - 576 - 1_000, 576 + 529])
  }

  @Test func aTagOfVersionTwoIsFound() throws {
    var file = SilentMP3()
    file.addTag("Xing", frames: 20, delay: 1_105, padding: 600, .version2)
    file.addFrames(20, .version2)
    #expect(try file.lengths() == [20 * 576 - 1_105 - 600, 1_105 + 529])
  }

  @Test func paddingShorterThanTheDecodersDelayLeavesTheEnd() throws {
    var file = SilentMP3()
    file.addTag(frames: 20, delay: 576, padding: 300)
    file.addFrames(20)
    #expect(try file.lengths() == [20 * 1_152 - 1_105, 1_105])
  }

  @Test(arguments: ["", "GOGO3.13"])
  func aTagOfAnotherEncoderIsNoSoundAndStatesNoDelay(encoder: String) throws {
    var file = SilentMP3()
    file.addTag(frames: 20, encoder: encoder, delay: 576, padding: 1_000)
    file.addFrames(20)
    #expect(try file.lengths() == [20 * 1_152, 0])
  }

  @Test func fraunhofersTagIsNoSound() throws {
    var file = SilentMP3()
    file.addVBRI(frames: 20)
    file.addFrames(20)
    #expect(try file.lengths() == [20 * 1_152, 0])
  }

  @Test func allOfAFileThatGetsThinnerIsRead() throws {
    var file = SilentMP3()
    file.addFrames(2, .kilobits320)
    file.addFrames(60, .kilobits128)
    #expect(try file.lengths() == [62 * 1_152, 0])
  }

  @Test func tagsAroundTheFramesAreNoSound() throws {
    var file = SilentMP3()
    file.data.append(contentsOf: Array("ID3".utf8) + [4, 0, 0, 0, 0, 2, 0])
    file.data.append(Data(repeating: 0xff, count: 256))
    file.data.append(Data(repeating: 0, count: 1_000))
    file.addTag(frames: 20, delay: 576, padding: 1_000)
    file.addFrames(20)
    let size = TestFiles.little(UInt32(5_032))
    file.data.append(Data(repeating: 0x55, count: 5_000))
    file.data.append(contentsOf: Array("APETAGEX".utf8) + [0xd0, 7, 0, 0] + size)
    file.data.append(Data(repeating: 0, count: 16))
    file.data.append(contentsOf: Array("TAG".utf8) + [UInt8](repeating: 0, count: 125))
    let recording = try file.read()
    #expect(recording.clock.sampleCount == 20 * 1_152 - 1_576)
    #expect(!recording.notes.endsEarly)
  }

  @Test func filesThatWereJoinedAreReadToTheEnd() throws {
    var file = SilentMP3()
    file.addTag(frames: 20, delay: 576, padding: 1_000)
    file.addFrames(20 + 30)
    #expect(try file.lengths() == [50 * 1_152 - 1_576, 1_105])
  }

  @Test func lessThanTheTagStatesIsRefused() throws {
    var file = SilentMP3()
    file.addTag(frames: 400, delay: 576, padding: 1_000)
    file.addFrames(100)
    do {
      _ = try file.read()
      Issue.record("accepted")
    } catch let error as AudioError {
      guard case .truncated(let promised, let found) = error.problem else { throw error }
      #expect(abs(promised - 400 * 1_152.0 / 44_100) < 1e-9)
      #expect(abs(found - 100 * 1_152.0 / 44_100) < 1e-9)
    }
  }

  @Test func halfAFrameAtTheEndIsNoted() throws {
    var file = SilentMP3()
    file.addFrames(20)
    file.data.removeLast(200)
    let recording = try file.read()
    #expect(recording.clock.sampleCount == 19 * 1_152)
    #expect(recording.notes.endsEarly)
  }
}
