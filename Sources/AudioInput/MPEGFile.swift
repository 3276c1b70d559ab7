/// An MP3 file: libsndfile decodes its frames, what is not the recording is cut off here.
struct MPEGFile: ~Copyable, SampleSource {
  private var sound: SoundFile
  private let stream: FrameStream
  private let layout: MPEGLayout
  /// Frames to leave out, counted as the decoder gives them.
  private let dropped: [Range<Int64>]
  private var keptFrames: Int64 = 0
  var sampleRate: Int { sound.sampleRate }
  var channels: Int { sound.channels }
  var fullScale: Float { sound.fullScale }

  /// Opens the file that `file` holds.
  init(_ file: borrowing InputFile, _ layout: MPEGLayout) throws(AudioError.Problem) {
    let stream = try FrameStream(file, bytes: layout.bytes)
    sound = try SoundFile(stream)
    self.stream = stream
    self.layout = layout
    dropped = layout.droppedSamples
  }

  mutating func read(into samples: inout [Float]) -> Int {
    while true {
      let start = sound.readFrames
      let frames = decode(into: &samples)
      if frames == 0 { return 0 }
      let kept = keep(&samples, start..<start + Int64(frames))
      keptFrames += Int64(kept)
      if kept > 0 { return kept }
    }
  }

  /// Decodes as many whole MPEG frames as there is room for.
  ///
  /// One at a time: when one is broken, libsndfile forgets what it decoded before it in the same
  /// call. At the end of the file that is often half a frame.
  private mutating func decode(into samples: inout [Float]) -> Int {
    var filled = 0
    while filled + layout.samplesPerFrame <= samples.count / channels {
      let frames = sound.read(into: &samples, at: filled, limit: layout.samplesPerFrame)
      if frames == 0 { break }
      filled += frames
    }
    return filled
  }

  /// Moves what is the recording's to the start of a block, and counts it.
  private func keep(_ samples: inout [Float], _ block: Range<Int64>) -> Int {
    guard dropped.contains(where: { $0.overlaps(block) }) else { return block.count }
    var kept = 0
    for (index, frame) in block.enumerated() where !dropped.contains(where: { $0 ~= frame }) {
      for channel in 0..<channels {
        samples[kept * channels + channel] = samples[index * channels + channel]
      }
      kept += 1
    }
    return kept
  }

  mutating func finish() throws(AudioError.Problem) -> SourceReport {
    let rate = Double(sampleRate)
    var report = SourceReport(
      container: sound.container, decoder: .libsndfile, encoderDelay: layout.delay ?? 0)
    if let reason = sound.failure {
      // The decoder takes half a frame at the end for an error; many files end so.
      guard stream.isAtEnd else {
        throw .damaged(seconds: Double(keptFrames) / rate, reason: reason)
      }
      report.endsEarly = true
    }
    if let frames = layout.statedFrames {
      let promised = Double(frames) * Double(layout.samplesPerFrame) / rate
      // Some programs count the frame that holds the tag.
      let check = LengthCheck(
        promised: promised, found: Double(sound.readFrames) / rate, slack: 0.1)
      try check.validate()
      report.endsEarly = report.endsEarly || check.endsEarly
    }
    return report
  }
}
