import AudioInput
import Files
import Foundation
import Testing

/// What happens around the helper program is tested with scripts in its place, so that it can
/// misbehave. One test at a time: a script that is still being written when another test starts a
/// program cannot be run.
@Suite(.serialized) struct FFmpegStreamTests {
  /// Bytes that libsndfile does not know.
  private static let unknown = Data("unknown".utf8)

  /// Reads `name` with `script` in the place of `ffmpeg`.
  private func read(
    _ script: String, name: String = "page.m4a", samples: Data = Data()
  ) throws -> Recording {
    try TestFiles.withFolder { folder in
      let file = folder.appending(path: name)
      try Self.unknown.write(to: file)
      let payload = folder.appending(path: "samples.wav")
      try samples.write(to: payload)
      let program = folder.appending(path: "helper")
      let text = "#!/bin/sh\nsamples='\(payload.path)'\n\(script)\n"
      try Data(text.utf8).write(to: program)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: program.path)
      return try AudioReader.read(
        path: file.path, options: AudioReaderOptions(ffmpeg: program.path))
    }
  }

  /// The problem that reading ends with; nil when it succeeds.
  private func problem(_ script: String, samples: Data = Data()) throws -> AudioError.Problem? {
    do {
      _ = try read(script, samples: samples)
      return nil
    } catch let error as AudioError {
      return error.problem
    }
  }

  @Test func samplesRateAndChannelsComeFromTheStream() throws {
    let frames: [Float] = (0..<40_000).map { Float($0 % 128) / 256 }
    let stream = TestFiles.floatWave(frames, rate: 16_000, channels: 2)
    let message = "echo \"[info] Input #0, mov,mp4, from 'file:page.m4a':\" >&2"
    let recording = try read("\(message); cat \"$samples\"", samples: stream)
    #expect(recording.clock == SourceClock(sampleRate: 16_000, sampleCount: 20_000))
    #expect(recording.notes.decoder == .ffmpeg)
    #expect(recording.notes.container == "mov,mp4")
    #expect(recording.notes.channels == 2)
    let expected = (0..<20_000).map { (frame: Int) -> Float in
      (frames[2 * frame] + frames[2 * frame + 1]) * 16_384
    }
    #expect(largestDifference(samples(of: recording.waveform, 0..<20_000), expected) == 0)
  }

  @Test func manyMessagesDoNotStopTheSamples() throws {
    let stream = TestFiles.floatWave([Float](repeating: 0.1, count: 100_000), rate: 16_000)
    let noise = "yes 'a message' | head -c 300000 >&2"
    let recording = try read("\(noise); cat \"$samples\"; \(noise)", samples: stream)
    #expect(recording.clock.sampleCount == 100_000)
  }

  @Test(arguments: ["-i.m4a", "a:b.m4a", "two\nlines.m4a", "it's ü 🐙 %d.m4a", " .m4a"])
  func anyNameArrivesWhole(name: String) throws {
    let stream = TestFiles.floatWave([0.5], rate: 16_000)
    let check = """
      while [ "$1" != -i ]; do shift; done
      case "$2" in file:*/"\(name)") cat "$samples" ;; *) exit 3 ;; esac
      """
    #expect(try read(check, name: name, samples: stream).clock.sampleCount == 1)
  }

  @Test func aRefusalIsToldInTheProgramsWords() throws {
    let script = """
      echo '[mov @ 0x55] [error] moov atom not found' >&2
      echo '[error] file:/a/b.m4a: Invalid data found when processing input' >&2
      exit 1
      """
    let reason = "moov atom not found; Invalid data found when processing input"
    #expect(try problem(script) == .notAudio(reason))
  }

  @Test func aFailureAfterSomeSamplesIsNotARecording() throws {
    let stream = TestFiles.floatWave([Float](repeating: 0.1, count: 8_000), rate: 16_000)
    let script = "cat \"$samples\"; echo '[error] broken' >&2; exit 1"
    #expect(try problem(script, samples: stream) == .damaged(seconds: 0.5, reason: "broken"))
  }

  @Test func aProgramThatIsKilledIsNotAnAnswer() throws {
    guard case .system(let reason) = try problem("kill -9 $$") else {
      Issue.record("not reported")
      return
    }
    #expect(reason.hasSuffix("was stopped by signal 9"))
  }

  @Test func lessThanTheHeaderPromisesIsReported() throws {
    let stream = TestFiles.floatWave([Float](repeating: 0.1, count: 8_000), rate: 16_000)
    let script = """
      echo '[info]   Duration: 00:01:02.50, start: 0.0, bitrate: 76 kb/s' >&2
      echo '[info]   Stream #0:0: Audio: aac' >&2
      cat "$samples"
      """
    #expect(try problem(script, samples: stream) == .truncated(promised: 62.5, found: 0.5))
  }

  @Test func aFileWithoutSoundIsToldSo() throws {
    let script = "echo \"[fatal] Stream map '0:a:0' matches no streams.\" >&2; exit 1"
    #expect(try problem(script) == .notAudio("it holds no sound"))
  }

  @Test(arguments: ["exit 0", "echo nonsense", "printf 'RIFF1234WAVEfmt \\377\\377\\377\\377'"])
  func anAnswerThatIsNotAWaveStreamIsRefused(script: String) throws {
    guard case .notAudio = try problem(script) else {
      Issue.record("accepted")
      return
    }
  }

  @Test func aReaderThatStopsEarlyEndsTheProgram() throws {
    // The stream never ends; the limit stops the reading, and the program with it.
    try TestFiles.withFolder { folder in
      let file = folder.appending(path: "page.m4a")
      try Self.unknown.write(to: file)
      let header = folder.appending(path: "header")
      try TestFiles.floatWave([0], rate: 16_000).write(to: header)
      let program = folder.appending(path: "helper")
      let script = "#!/bin/sh\necho $$ > '\(folder.path)/id'; cat '\(header.path)' /dev/zero\n"
      try Data(script.utf8).write(to: program)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: program.path)
      let options = AudioReaderOptions(ffmpeg: program.path, maximumSeconds: 10)
      #expect(throws: AudioError(path: file.path, problem: .tooLong(limit: 10))) {
        try AudioReader.read(path: file.path, options: options)
      }
      let text = try String(contentsOf: folder.appending(path: "id"), encoding: .utf8)
      let identifier = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
      #expect(kill(identifier, 0) == -1, "the program still runs")
    }
  }

  @Test func whatComesThroughAPipeReachesBothDecoders() throws {
    try TestFiles.withFolder { folder in
      let pipe = folder.appending(path: "pipe").path
      let isMade = unsafe mkfifo(pipe, 0o600) == 0
      try #require(isMade)
      let wave = TestFiles.floatWave([Float](repeating: 0.5, count: 40_000), rate: 16_000)
      let program = folder.appending(path: "helper")
      let script = """
        #!/bin/sh
        while [ "$1" != -i ]; do shift; done
        [ "$2" = file:/dev/stdin ] && tail -c +8
        """
      try Data(script.utf8).write(to: program)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: program.path)
      for prefix in ["", "unknown"] {
        let content = folder.appending(path: "content")
        try (Data(prefix.utf8) + wave).write(to: content)
        let writer = Process()
        writer.executableURL = URL(filePath: "/bin/sh")
        writer.arguments = ["-c", "cat '\(content.path)' > '\(pipe)'"]
        try writer.run()
        let recording = try AudioReader.read(
          path: pipe, options: AudioReaderOptions(ffmpeg: program.path))
        writer.waitUntilExit()
        #expect(recording.clock.sampleCount == 40_000)
        #expect(recording.notes.decoder == (prefix.isEmpty ? .libsndfile : .ffmpeg))
      }
    }
  }

  @Test func withoutTheProgramItsInstallationIsAdvised() throws {
    try TestFiles.withFolder { folder in
      let file = folder.appending(path: "page.m4a")
      try Self.unknown.write(to: file)
      let options = AudioReaderOptions(ffmpeg: "no-such-ffmpeg")
      let error = AudioError(path: file.path, problem: .needsFFmpeg("no-such-ffmpeg"))
      #expect(error.diagnostic.remedy?.contains("install ffmpeg") == true)
      #expect(throws: error) { try AudioReader.read(path: file.path, options: options) }
    }
  }
}
