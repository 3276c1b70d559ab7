import AudioInput
import Foundation
import Testing

/// Both decoders must count the same samples. Files are made and decoded by an `ffmpeg` where there
/// is one; its samples are what times count from.
extension FFmpegStreamTests {
  /// What to encode, and how.
  struct Encoding: Sendable, CustomTestStringConvertible {
    let name: String
    let arguments: [String]
    let decoder: RecordingNotes.Decoder

    var testDescription: String { name }

    static let all: [Encoding] = [
      Encoding("mp3 at 44.1 kHz", "mp3", ["-c:a", "libmp3lame", "-ar", "44100"]),
      Encoding("mp3 of varying rate", "mp3", ["-c:a", "libmp3lame", "-q:a", "5"]),
      Encoding("mp3 without tag", "mp3", ["-c:a", "libmp3lame", "-write_xing", "0"]),
      Encoding(
        "mp3 of varying rate without tag", "mp3",
        ["-c:a", "libmp3lame", "-q:a", "5", "-write_xing", "0"]),
      Encoding("mp3 at 16 kHz", "mp3", ["-c:a", "libmp3lame", "-ar", "16000"]),
      Encoding("Vorbis", "ogg", ["-c:a", "libvorbis"]),
      Encoding("Opus", "opus", ["-c:a", "libopus"]),
      Encoding("AAC", "m4a", ["-c:a", "aac"], .ffmpeg),
      Encoding("Opus in WebM", "webm", ["-c:a", "libopus"], .ffmpeg),
    ]

    private init(
      _ name: String, _ suffix: String, _ arguments: [String],
      _ decoder: RecordingNotes.Decoder = .libsndfile
    ) {
      self.name = name
      self.arguments = arguments + ["page." + suffix]
      self.decoder = decoder
    }
  }

  private static let program = [
    "/usr/bin/ffmpeg", "/usr/local/bin/ffmpeg", "/opt/homebrew/bin/ffmpeg",
  ]
  .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Runs `ffmpeg` in `folder`; false when it fails, as one without the encoder does.
  private func run(_ arguments: [String], in folder: URL) throws -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: try #require(Self.program))
    process.arguments = ["-nostdin", "-v", "quiet"] + arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  @Test(.enabled(if: program != nil, "there is no ffmpeg"), arguments: Encoding.all)
  func bothDecodersCountTheSameSamples(encoding: Encoding) throws {
    try TestFiles.withFolder { folder in
      let samples = (0..<24_000).map { (sample: Int) -> Float in
        let place = Double(sample - 9_000) / 40
        return Float(0.4 * exp(-place * place) * sin(Double(sample) / 6))
      }
      let source = folder.appending(path: "source.wav")
      try TestFiles.floatWave(samples, rate: 24_000).write(to: source)
      let name = try #require(encoding.arguments.last)
      guard try run(["-i", "source.wav"] + encoding.arguments, in: folder) else {
        try Test.cancel("this ffmpeg does not write \(encoding.name)")
      }
      #expect(try run(["-i", name, "-c:a", "pcm_f32le", "decoded.wav"], in: folder))
      let ours = try AudioReader.read(path: folder.appending(path: name).path)
      let theirs = try AudioReader.read(path: folder.appending(path: "decoded.wav").path)
      #expect(ours.notes.decoder == encoding.decoder)
      #expect(ours.clock.sampleRate == theirs.clock.sampleRate)
      // At the very end they may differ by a part of a frame (ffmpeg 5 drops some of Vorbis).
      #expect(abs(ours.clock.sampleCount - theirs.clock.sampleCount) < 576)
      #expect(abs(try centre(of: ours) - centre(of: theirs)) < 0.02)
    }
  }

  /// The middle of the pulse's energy, in samples at 16 kHz.
  private func centre(of recording: Recording) throws -> Double {
    let values = samples(of: recording.waveform, 0..<recording.waveform.count)
    var weight = 0.0
    var moment = 0.0
    for (index, value) in values.enumerated() {
      weight += Double(value * value)
      moment += Double(value * value) * Double(index)
    }
    return moment / weight
  }
}
