/// The four bytes that start a frame of MPEG audio (ISO 11172-3 and 13818-3, section 2.4.1.3, and
/// the usual extension to 8 to 12 kHz called 2.5).
struct MPEGFrameHeader {
  /// I, II or III.
  let layer: Int
  /// Samples a second.
  let sampleRate: Int
  /// Samples of one channel in the frame.
  let sampleCount: Int
  /// The frame's length in bytes, these four among them.
  let byteCount: Int
  /// Bytes between these four and the main data of layer III.
  let sideInformationByteCount: Int
  /// What all frames of one stream have in common: version, layer and rate.
  private let kind: UInt32

  /// Bytes in a header.
  static let length = 4

  /// Reads a header; nil when the bytes are none, or one without a length (free format).
  init?(_ bytes: some Collection<UInt8>) {
    guard bytes.count >= Self.length else { return nil }
    let bits = bytes.prefix(Self.length).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    let version = Int(bits >> 19 & 3)
    layer = 4 - Int(bits >> 17 & 3)
    let bitRateIndex = Int(bits >> 12 & 15)
    let rateIndex = Int(bits >> 10 & 3)
    guard bits >> 21 == 0x7ff, version != 1, layer < 4, 1...14 ~= bitRateIndex, rateIndex < 3 else {
      return nil
    }
    let isVersion1 = version == 3
    let isMono = bits >> 6 & 3 == 3
    let rates = [44_100, 48_000, 32_000]
    sampleRate = isVersion1 ? rates[rateIndex] : rates[rateIndex] / (version == 2 ? 2 : 4)
    let table = isVersion1 ? layer - 1 : layer == 1 ? 3 : 4
    let bitRate = Self.kilobits[table][bitRateIndex - 1] * 1_000
    let padding = Int(bits >> 9 & 1)
    if layer == 1 {
      sampleCount = 384
      byteCount = (12 * bitRate / sampleRate + padding) * 4
    } else {
      sampleCount = layer == 3 && !isVersion1 ? 576 : 1_152
      byteCount = sampleCount / 8 * bitRate / sampleRate + padding
    }
    sideInformationByteCount = isVersion1 ? (isMono ? 17 : 32) : (isMono ? 9 : 17)
    kind = bits & 0xfffe_0c00
  }

  /// Whether both can be frames of one stream.
  func belongsTogether(with other: Self) -> Bool { kind == other.kind }

  /// Bit rates in kbit/s: version 1 layers I, II and III; version 2 layer I; its layers II and III.
  private static let kilobits = [
    [32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
    [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
    [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
    [32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
    [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  ]
}
