import Files

/// 16-bit mono PCM in a RIFF WAVE file: all that the bench's own recordings need.
struct WaveFormat: Equatable {
  var sampleRate: Int

  var bytesPerSecond: Int { sampleRate * 2 }

  /// Finds the format and the samples of a file.
  static func split(
    _ bytes: [UInt8], file: String
  ) throws(UsageFault) -> (format: WaveFormat, samples: ArraySlice<UInt8>) {
    var format: WaveFormat?
    var offset = 12
    while offset + 8 <= bytes.count {
      let size = number(bytes, offset + 4, 4)
      let body = offset + 8
      switch String(decoding: bytes[offset..<offset + 4], as: UTF8.self) {
      case "fmt " where body + 16 <= bytes.count:
        guard number(bytes, body, 2) == 1, number(bytes, body + 2, 2) == 1,
          number(bytes, body + 14, 2) == 16
        else { throw .notPlainWave(file) }
        format = WaveFormat(sampleRate: number(bytes, body + 4, 4))
      case "data":
        guard let format else { throw .notPlainWave(file) }
        return (format, bytes[body..<min(bytes.count, body + size & ~1)])
      default: break
      }
      offset = body + size + size & 1
    }
    throw .notPlainWave(file)
  }

  /// The header of a file with that many bytes of samples.
  func header(sampleBytes: Int) -> [UInt8] {
    func little(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    return Array("RIFF".utf8) + little(36 + sampleBytes, 4) + Array("WAVEfmt ".utf8)
      + little(16, 4) + little(1, 2) + little(1, 2) + little(sampleRate, 4)
      + little(bytesPerSecond, 4) + little(2, 2) + little(16, 2)
      + Array("data".utf8) + little(sampleBytes, 4)
  }

  /// A whole file of samples.
  func file(_ samples: [Int16]) -> [UInt8] {
    var bytes = header(sampleBytes: 2 * samples.count)
    bytes.reserveCapacity(bytes.count + 2 * samples.count)
    for sample in samples {
      bytes.append(UInt8(truncatingIfNeeded: sample))
      bytes.append(UInt8(truncatingIfNeeded: sample >> 8))
    }
    return bytes
  }

  private static func number(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int {
    (0..<count).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
  }
}

/// Recordings that the bench cannot repeat.
enum UsageFault: DiagnosticError {
  case notPlainWave(String)
  case mixedFormats(String)

  var diagnostic: Diagnostic {
    switch self {
    case .notPlainWave(let file):
      Diagnostic(
        .badData, file: file, problem: "is not 16-bit mono WAV",
        remedy: "convert the pages: ffmpeg -i in -ac 1 -c:a pcm_s16le out.wav")
    case .mixedFormats(let file):
      Diagnostic(
        .badData, file: file, problem: "has another sample rate than the pages before it",
        remedy: "bring all pages to one sample rate")
    }
  }
}
