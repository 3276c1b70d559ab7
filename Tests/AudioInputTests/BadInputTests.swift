import AudioInput
import Files
import Foundation
import Testing

/// Files that are wrong: each ends in one error that says what, or in a recording whose notes do.
@Suite struct BadInputTests {
  private static let silence = [Float](repeating: 0.25, count: 16_000)

  /// Reads a file of `data` without the help of `ffmpeg`.
  private func read(_ data: Data, name: String = "page.wav") throws -> Recording {
    try TestFiles.withFolder { folder in
      let file = folder.appending(path: name)
      try data.write(to: file)
      return try AudioReader.read(path: file.path, options: AudioReaderOptions(ffmpeg: nil))
    }
  }

  private func problem(_ data: Data) throws -> AudioError.Problem? {
    do {
      _ = try read(data)
      return nil
    } catch let error as AudioError {
      return error.problem
    }
  }

  /// A WAV file of one second with bytes of its header replaced.
  private func wave(_ changes: [Int: [UInt8]]) -> Data {
    var data = TestFiles.floatWave(Self.silence, rate: 16_000)
    for (offset, bytes) in changes {
      data.replaceSubrange(offset..<offset + bytes.count, with: bytes)
    }
    return data
  }

  @Test func aWaveFileThatIsCutShortIsRefused() throws {
    let whole = wave([:])
    let half = whole.prefix(whole.count - 8_000 * 4)
    #expect(try problem(half) == .truncated(promised: 1, found: 0.5))
  }

  @Test func aFewMissingSamplesAreNoted() throws {
    let whole = wave([:])
    let recording = try read(whole.prefix(whole.count - 100 * 4))
    #expect(recording.clock.sampleCount == 15_900)
    #expect(recording.notes.endsEarly)
    #expect(try !read(whole).notes.endsEarly)
  }

  @Test func aStreamWhoseLengthWasNotKnownIsReadWhole() throws {
    let unknown: [UInt8] = [0xff, 0xff, 0xff, 0xff]
    let recording = try read(wave([4: unknown, 54: unknown]))
    #expect(recording.clock.sampleCount == 16_000)
    #expect(!recording.notes.endsEarly)
  }

  @Test func aRecorderThatWasCutOffIsToldFromAnEmptyRecording() throws {
    let none: [UInt8] = [0, 0, 0, 0]
    #expect(
      try problem(wave([4: none, 54: none])) == .notAudio("its header states 0 bytes of samples"))
    #expect(try problem(TestFiles.floatWave([], rate: 16_000)) == .noSamples)
  }

  @Test(arguments: [1_000, 3_999, 768_001, 2_000_000])
  func aRateThatIsNoSpeechIsRefused(rate: Int) throws {
    let bytes = TestFiles.little(UInt32(rate))
    #expect(try problem(wave([24: bytes])) == .sampleRate(rate))
  }

  @Test func tooManyChannelsAreRefused() throws {
    let changes = [22: TestFiles.little(UInt16(200)), 32: TestFiles.little(UInt16(800))]
    #expect(try problem(wave(changes)) == .channels(200))
  }

  @Test(arguments: [
    "Once upon a time", "RIFF", "\u{FEFF}text", "ID3", "fLaC", "OggS", "FORM", "TAG",
    "<html><body>404</body></html>",
  ])
  func whatIsNoRecordingIsToldSo(text: String) throws {
    guard case .notAudio = try problem(Data(text.utf8)) else {
      Issue.record("accepted")
      return
    }
  }

  @Test func aFileThatMayNotBeReadIsNamed() throws {
    try TestFiles.withFolder { folder in
      let file = folder.appending(path: "secret.wav")
      try wave([:]).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file.path)
      // The superuser may read everything.
      guard getuid() != 0 else { return }
      #expect(
        throws: AudioError(path: file.path, problem: .unreadable("Permission denied"))
      ) { try AudioReader.read(path: file.path) }
    }
  }

  @Test(arguments: [
    AudioError.Problem.missing, .folder, .unreadable("why"), .empty, .notAudio("why"),
    .needsFFmpeg("ffmpeg"), .noSamples, .truncated(promised: 700, found: 1),
    .damaged(seconds: 1, reason: "why"), .sampleRate(1), .channels(99), .tooLong(limit: 43_200),
    .noEncoder("opus"), .system("why"),
  ])
  func everyErrorNamesTheFileAndReadsAsOneLine(problem: AudioError.Problem) {
    let diagnostic = AudioError(path: "a/page.wav", problem: problem).diagnostic
    #expect(diagnostic.file == "a/page.wav")
    #expect(!diagnostic.problem.contains("\n") && !diagnostic.problem.hasSuffix("."))
    #expect(diagnostic.problem.first?.isUppercase == false)
    if case .system = problem { return }
    #expect(diagnostic.remedy != nil)
  }

  @Test func lengthsAreToldAsAReaderWouldSayThem() {
    let short = AudioError(path: "", problem: .truncated(promised: 62.5, found: 0.504)).diagnostic
    #expect(short.problem == "the recording is cut short: 0.50 s of the 62.50 s in its header")
    let long = AudioError(path: "", problem: .tooLong(limit: 43_200)).diagnostic
    #expect(long.problem == "the recording is longer than 720 min")
  }
}
