/// A file that libsndfile decodes as it is: every kind but MP3.
struct DecodedFile: ~Copyable, SampleSource {
  private var sound: SoundFile
  private let statedLength: StatedLength?
  private let isUnfinishedOgg: Bool
  var sampleRate: Int { sound.sampleRate }
  var channels: Int { sound.channels }
  var fullScale: Float { sound.fullScale }

  /// Opens the file that `file` holds.
  init(_ file: borrowing InputFile) throws(AudioError.Problem) {
    let length = StatedLength(file)
    if let length, length.stated == 0, length.available > 0 {
      // A recorder that was cut off leaves this; ffmpeg reads on.
      throw .notAudio("its header states 0 bytes of samples")
    }
    let isUnfinishedOgg = OggEnd.isMissing(file)
    sound = try SoundFile(file)
    statedLength = length
    self.isUnfinishedOgg = isUnfinishedOgg
  }

  mutating func read(into samples: inout [Float]) -> Int { sound.read(into: &samples) }

  mutating func finish() throws(AudioError.Problem) -> SourceReport {
    let found = Double(sound.readFrames) / Double(sampleRate)
    var report = SourceReport(container: sound.container, decoder: .libsndfile)
    report.endsEarly = isUnfinishedOgg
    if let check = lengthCheck(found: found) {
      try check.validate()
      report.endsEarly = check.endsEarly
    }
    if let reason = sound.failure { throw .damaged(seconds: found, reason: reason) }
    return report
  }

  private func lengthCheck(found: Double) -> LengthCheck? {
    if let share = statedLength?.share { return LengthCheck(promised: found / share, found: found) }
    // A FLAC stream of unknown length states none, or 0.
    guard sound.isFLAC, let frames = sound.statedFrames, frames > 0 else { return nil }
    return LengthCheck(promised: Double(frames) / Double(sampleRate), found: found)
  }
}

/// The end of an Ogg file, whose last page is marked as such (RFC 3533, section 6).
private enum OggEnd {
  /// The longest page.
  private static let pageLimit = 65_307

  /// Whether the file is Ogg and ends without the last page.
  static func isMissing(_ file: borrowing InputFile) -> Bool {
    guard file.bytes(at: 0, count: 4).elementsEqual("OggS".utf8) else { return false }
    let start = max(0, file.byteCount - Int64(pageLimit))
    let tail = file.bytes(at: start, count: pageLimit)
    let mark = Array("OggS".utf8)
    guard
      let page = tail.indices.dropLast(5).last(where: { tail[$0...].prefix(4).elementsEqual(mark) })
    else { return true }
    return tail[page + 5] & 4 == 0
  }
}
