import Foundation

/// Recordings for tests, as the bytes of WAV files.
enum WaveFile {
  /// 16-bit mono samples.
  static func bytes(_ samples: [Int16], sampleRate: Int = 16_000) -> [UInt8] {
    file(samples.flatMap { little(Int($0), 2) }, format: 1, bytesPerSample: 2, sampleRate)
  }

  /// 32-bit floating-point mono samples.
  static func bytes(floats: [Float], sampleRate: Int = 16_000) -> [UInt8] {
    let body = floats.flatMap { little(Int($0.bitPattern), 4) }
    return file(body, format: 3, bytesPerSample: 4, sampleRate)
  }

  /// The samples of one of the fixture's pages.
  static func fixtureSamples(_ name: String) throws -> (samples: [Int16], sampleRate: Int) {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: Tool.fixture(name))))
    func number(_ offset: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }
    let start = (bytes.indices.first { bytes[$0...].starts(with: Array("data".utf8)) } ?? 36) + 8
    let samples = stride(from: start, to: bytes.count - 1, by: 2).map { offset in
      Int16(truncatingIfNeeded: number(offset, 2))
    }
    return (samples, number(24, 4))
  }

  /// White noise from a fixed seed.
  static func noise(seconds: Double, amplitude: Double) -> [Int16] {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    return (0..<Int(seconds * 16_000)).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let uniform = Double(state >> 40) / Double(1 << 24) * 2 - 1
      return Int16(uniform * amplitude)
    }
  }

  private static func file(
    _ body: [UInt8], format: Int, bytesPerSample: Int, _ sampleRate: Int
  ) -> [UInt8] {
    let head = Array("RIFF".utf8) + little(36 + body.count, 4) + Array("WAVEfmt ".utf8)
    let description =
      little(16, 4) + little(format, 2) + little(1, 2) + little(sampleRate, 4)
      + little(sampleRate * bytesPerSample, 4) + little(bytesPerSample, 2)
      + little(8 * bytesPerSample, 2)
    return head + description + Array("data".utf8) + little(body.count, 4) + body
  }

  private static func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
