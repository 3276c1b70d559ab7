/// How many bytes of samples the header of a WAV or AIFF file states, and how many follow it.
///
/// libsndfile reads what is there and does not tell when the header promised more.
struct StatedLength: Equatable {
  /// Bytes of samples, as the header states them.
  let stated: Int64
  /// Bytes from the first sample to the end of the file.
  let available: Int64

  /// The share of the stated bytes that is there, from 0 to 1.
  var share: Double { stated > available ? Double(available) / Double(stated) : 1 }

  /// A program that writes to a pipe cannot know the length, and states the largest there is.
  private static let unknownFrom: Int64 = 0x7fff_f000
  /// A file with more chunks than this in front of its samples is not looked through.
  private static let chunkLimit = 1_000

  /// Looks through a file's chunks.
  ///
  /// - Returns: nil when it is no such file, or does not state a length.
  init?(_ file: borrowing InputFile) {
    let head = file.bytes(at: 0, count: 12)
    guard head.count == 12 else { return nil }
    let form = Self.name(head[8..<12])
    let isBig: Bool
    let samples: String
    switch (Self.name(head[0..<4]), form) {
    case ("RIFF", "WAVE"), ("RF64", "WAVE"): (isBig, samples) = (false, "data")
    case ("RIFX", "WAVE"): (isBig, samples) = (true, "data")
    case ("FORM", "AIFF"), ("FORM", "AIFC"): (isBig, samples) = (true, "SSND")
    default: return nil
    }
    var position: Int64 = 12
    var longSize: Int64?
    for _ in 0..<Self.chunkLimit {
      let chunk = file.bytes(at: position, count: 24)
      guard chunk.count >= 8 else { return nil }
      let size = Self.number(chunk[4..<8], isBig: isBig)
      position += 8
      switch Self.name(chunk[0..<4]) {
      case "ds64" where chunk.count == 24: longSize = Self.number(chunk[16..<24], isBig: false)
      case samples:
        stated = size == 0xffff_ffff ? longSize ?? size : size
        available = file.byteCount - position
        guard stated < Self.unknownFrom || longSize != nil else { return nil }
        return
      default: break
      }
      position += size + size % 2
    }
    return nil
  }

  private static func name(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// An unsigned number of up to 8 bytes; the largest there is when it does not fit.
  private static func number(_ bytes: ArraySlice<UInt8>, isBig: Bool) -> Int64 {
    let ordered = isBig ? Array(bytes) : bytes.reversed()
    return Int64(clamping: ordered.reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}
