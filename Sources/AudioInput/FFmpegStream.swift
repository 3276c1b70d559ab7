/// A recording that an `ffmpeg` program decodes.
///
/// It is asked for a WAV stream of 32-bit floats with the source's own rate and channels, so its
/// first bytes tell both; encoder delays and edit lists are honoured by `ffmpeg` itself.
struct FFmpegStream: ~Copyable, SampleSource {
  private var process: ChildProcess
  private let program: String
  let sampleRate: Int
  let channels: Int
  let fullScale: Float = 32_767 / 32_768
  private var readFrames: Int64 = 0

  /// Starts `program` on `file`, whose path is `path`.
  ///
  /// - Throws: `needsFFmpeg` when there is no such program, `notAudio` when it gives no sound.
  init(_ file: borrowing InputFile, path: String, program: String) throws(AudioError.Problem) {
    file.rewind()
    let started = try ChildProcess.start(
      program, arguments: Self.arguments(input: file.isUnnamed ? "/dev/stdin" : path),
      input: file.descriptor)
    guard var process = started else { throw .needsFFmpeg(program) }
    guard let header = try WaveStreamHeader.read(from: &process) else {
      throw try Self.refusal(&process, program: program)
    }
    sampleRate = header.sampleRate
    channels = header.channels
    self.program = program
    self.process = process
  }

  /// The program's arguments. The file is also its standard input, for where it has no name.
  private static func arguments(input: String) -> [String] {
    [
      "-nostdin", "-hide_banner", "-nostats", "-v", "level+info",
      // `file:` keeps names such as `-i.m4a` and `a:b.m4a` from being taken for something else; the
      // list keeps playlists from reaching the network.
      "-protocol_whitelist", "file", "-i", "file:" + input,
      "-map", "0:a:0", "-c:a", "pcm_f32le", "-bitexact", "-f", "wav", "pipe:1",
    ]
  }

  mutating func read(into samples: inout [Float]) throws(AudioError.Problem) -> Int {
    precondition(samples.count.isMultiple(of: channels))
    let frameBytes = channels * MemoryLayout<Float>.size
    var span = samples.mutableSpan
    var bytes = unsafe span.mutableBytes
    let frames = try process.read(into: &bytes) / frameBytes
    readFrames += Int64(frames)
    return frames
  }

  mutating func finish() throws(AudioError.Problem) -> SourceReport {
    let ending = try process.finish()
    let messages = FFmpegMessages(process.messages)
    let found = Double(readFrames) / Double(sampleRate)
    switch ending {
    case .exited(0): break
    case .exited(let status):
      throw .damaged(seconds: found, reason: messages.error ?? "\(program) ended with \(status)")
    case .killed(let signal): throw .system("\(program) was stopped by signal \(signal)")
    }
    var report = SourceReport(container: messages.container ?? "audio", decoder: .ffmpeg)
    if let promised = messages.duration {
      // The header's length may hold the encoder's delay and padding.
      let check = LengthCheck(promised: promised, found: found, slack: 0.1)
      try check.validate()
      report.endsEarly = check.endsEarly
    }
    return report
  }

  private static func refusal(_ process: inout ChildProcess, program: String)
    throws(AudioError.Problem) -> AudioError.Problem
  {
    if case .killed(let signal) = try process.finish() {
      return .system("\(program) was stopped by signal \(signal)")
    }
    let messages = FFmpegMessages(process.messages)
    if messages.hasNoSound { return .notAudio("it holds no sound") }
    return .notAudio(messages.error ?? "\(program) gives no samples")
  }
}

/// The rate and channels that a WAV stream states before its samples.
struct WaveStreamHeader {
  let sampleRate: Int
  let channels: Int

  /// Reads up to the first sample; nil when it is no such stream.
  static func read(from process: inout ChildProcess) throws(AudioError.Problem) -> Self? {
    guard let form = try bytes(12, from: &process), form.starts(with: "RIFF".utf8),
      form[8...].elementsEqual("WAVE".utf8)
    else { return nil }
    var header: Self?
    while let chunk = try bytes(8, from: &process) {
      if chunk.starts(with: "data".utf8) { return header }
      let size = Int(littleEndian(chunk[4..<8]))
      guard size < 1 << 20, let body = try bytes(size + size % 2, from: &process) else {
        return nil
      }
      if chunk.starts(with: "fmt ".utf8), body.count >= 16 {
        header = Self(
          sampleRate: Int(littleEndian(body[4..<8])), channels: Int(littleEndian(body[2..<4])))
      }
    }
    return nil
  }

  private static func bytes(_ count: Int, from process: inout ChildProcess)
    throws(AudioError.Problem) -> [UInt8]?
  {
    var bytes = [UInt8](repeating: 0, count: count)
    var span = bytes.mutableSpan
    var raw = unsafe span.mutableBytes
    return try process.read(into: &raw) == count ? bytes : nil
  }

  private static func littleEndian(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}
