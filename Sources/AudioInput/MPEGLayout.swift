/// Where the sound of an MP3 file lies, and what its tag says about the encoder.
///
/// libsndfile leaves this to its MP3 decoder, which believes tags that others do not, and which
/// estimates the length of a file without tag and then cuts off what is longer. So the decoder is
/// shown the frames alone, and delay and padding are cut off here, by the rules of `ffmpeg`: the
/// tag of LAME (or of libavcodec, which writes the same) counts, and the decoder's own delay of 529
/// samples is added to what it states; a file without such a tag is taken from its first sample,
/// which is the encoder's delay (usually 1,105 samples) too early.
struct MPEGLayout: Equatable {
  /// The bytes of the frames that hold sound, without the one that holds the tag.
  var bytes: Range<Int64>
  /// Samples of one channel in each frame.
  var samplesPerFrame: Int
  /// The number of frames, as the tag states it.
  var statedFrames: Int64?
  /// Samples at the start that are the encoder's and the decoder's delay, as the tag states it.
  var delay: Int?
  /// Samples at the end that the encoder added, as the tag states it.
  var padding: Int?

  /// The delay of any layer III decoder.
  static let decoderDelay = 529
  /// How far after an ID3 tag the first frame may lie; `ffmpeg` looks as far.
  private static let searchLength = 65_536
  /// Two frames and the tag that the first may hold.
  private static let headLength = 8_192

  /// Finds the frames in a file.
  ///
  /// - Returns: nil when it is not MPEG audio, or of a kind that is better left to the decoder.
  init?(_ file: borrowing InputFile) {
    let tagEnd = Self.endOfID3(file)
    let offsets = tagEnd == 0 ? 0..<1 : 0..<Self.searchLength
    let head = file.bytes(at: tagEnd, count: offsets.count + Self.headLength)
    guard !["fLaC", "OggS", "RIFF", "FORM"].contains(where: { head.starts(with: $0.utf8) }) else {
      return nil
    }
    let end = Self.endOfFrames(file)
    guard
      let offset = offsets.first(where: { Self.startsStream(head, at: $0, isWhole: tagEnd, end) }),
      let header = MPEGFrameHeader(head[offset...])
    else { return nil }
    let first = tagEnd + Int64(offset)
    let frame = head[offset..<min(head.count, offset + header.byteCount)]
    samplesPerFrame = header.sampleCount
    bytes = first..<end
    guard header.layer == 3, let tag = EncoderTag(frame, header) else { return }
    bytes = min(first + Int64(header.byteCount), end)..<end
    statedFrames = tag.frames
    delay = tag.delay.map { $0 + Self.decoderDelay }
    padding = tag.padding
  }

  /// The samples of one channel that are not the recording's, counted in what the decoder gives.
  var droppedSamples: [Range<Int64>] {
    guard let delay else { return [] }
    guard let frames = statedFrames, let padding, padding > Self.decoderDelay else {
      return [0..<Int64(delay)]
    }
    // The decoder gives the last samples so much later; only the rest of the padding comes out.
    let end = frames * Int64(samplesPerFrame)
    let start = end - Int64(padding - Self.decoderDelay)
    return start > Int64(delay) ? [0..<Int64(delay), start..<end] : [0..<max(end, Int64(delay))]
  }

  /// Whether a frame starts at `offset` of `head` and another follows, or the file's end.
  private static func startsStream(
    _ head: [UInt8], at offset: Int, isWhole start: Int64, _ end: Int64
  ) -> Bool {
    guard offset < head.count, let first = MPEGFrameHeader(head[offset...]) else { return false }
    let next = offset + first.byteCount
    if start + Int64(next) >= end { return start + Int64(next) == end }
    guard next < head.count, let second = MPEGFrameHeader(head[next...]) else { return false }
    return first.belongsTogether(with: second)
  }

  /// The first byte after the ID3 version 2 tags at the start.
  private static func endOfID3(_ file: borrowing InputFile) -> Int64 {
    var position: Int64 = 0
    while true {
      let header = file.bytes(at: position, count: 10)
      guard header.count == 10, header.starts(with: "ID3".utf8),
        header[6...].allSatisfy({ $0 < 0x80 })
      else { return position }
      let size = header[6...].reduce(0) { $0 << 7 | Int64($1) }
      position += 10 + size + (header[5] & 0x10 != 0 ? 10 : 0)
    }
  }

  /// The first byte of the tags at the end: ID3 version 1, and APE before it.
  private static func endOfFrames(_ file: borrowing InputFile) -> Int64 {
    var end = file.byteCount
    if file.bytes(at: end - 128, count: 3).elementsEqual("TAG".utf8) { end -= 128 }
    let footer = file.bytes(at: end - 32, count: 32)
    guard footer.count == 32, footer.starts(with: "APETAGEX".utf8) else { return end }
    let size = footer[12..<16].reversed().reduce(0) { $0 << 8 | Int64($1) }
    let hasHeader = footer[23] & 0x80 != 0
    let start = end - size - (hasHeader ? 32 : 0)
    return start > 0 ? start : end
  }
}

/// What the first frame of an MP3 says about all: the tag of Xing, with LAME's part, or VBRI.
private struct EncoderTag {
  var frames: Int64?
  var delay: Int?
  var padding: Int?

  /// Reads the tag in `frame`; nil when it is a frame of sound.
  init?(_ frame: ArraySlice<UInt8>, _ header: MPEGFrameHeader) {
    let body = Array(frame.dropFirst(MPEGFrameHeader.length))
    if let tag = Self.bytes(body, at: 32, count: 18), tag.starts(with: "VBRI".utf8) {
      frames = Self.number(tag[14..<18])
      return
    }
    let start = header.sideInformationByteCount
    guard let mark = Self.bytes(body, at: start, count: 8),
      mark.starts(with: "Xing".utf8) || mark.starts(with: "Info".utf8)
    else { return nil }
    let flags = mark[7]
    var position = start + 8
    if flags & 1 != 0 {
      frames = Self.bytes(body, at: position, count: 4).map { Self.number($0[...]) }
      position += 4
    }
    // Bytes in the file, a table for seeking, the encoder's own measure of quality.
    position += (flags & 2 != 0 ? 4 : 0) + (flags & 4 != 0 ? 100 : 0) + (flags & 8 != 0 ? 4 : 0)
    guard let encoder = Self.bytes(body, at: position, count: 24),
      ["LAME", "Lavf", "Lavc"].contains(where: { encoder.starts(with: $0.utf8) })
    else { return }
    // 9 bytes of name and version, 12 that do not matter here, then twice 12 bits.
    let both = Self.number(encoder[21..<24])
    delay = Int(both >> 12)
    padding = Int(both & 0xfff)
  }

  private static func bytes(_ all: [UInt8], at start: Int, count: Int) -> [UInt8]? {
    start + count <= all.count ? Array(all[start..<start + count]) : nil
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int64 {
    bytes.reduce(0) { $0 << 8 | Int64($1) }
  }
}
