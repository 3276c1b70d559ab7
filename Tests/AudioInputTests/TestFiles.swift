import Foundation

/// Writes small WAV files for tests, byte by byte, so that they can be wrong where a test wants.
enum TestFiles {
  /// A new folder that belongs to one test.
  static func folder() throws -> URL {
    let url = FileManager.default.temporaryDirectory.appending(
      path: "AudioInputTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  /// Runs `body` with a new folder, and removes it afterwards.
  static func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let url = try folder()
    defer { try? FileManager.default.removeItem(at: url) }
    return try body(url)
  }

  /// A 32-bit float WAV file of interleaved samples.
  static func floatWave(_ samples: [Float], rate: Int, channels: Int = 1) -> Data {
    var data = Data()
    let bytes = samples.count * 4
    data.append(contentsOf: Array("RIFF".utf8) + little(UInt32(50 + bytes)) + Array("WAVE".utf8))
    data.append(contentsOf: Array("fmt ".utf8) + little(UInt32(18)) + little(UInt16(3)))
    data.append(contentsOf: little(UInt16(channels)) + little(UInt32(rate)))
    data.append(contentsOf: little(UInt32(rate * channels * 4)) + little(UInt16(channels * 4)))
    data.append(contentsOf: little(UInt16(32)) + little(UInt16(0)))
    data.append(contentsOf: Array("fact".utf8) + little(UInt32(4)))
    data.append(contentsOf: little(UInt32(samples.count / channels)))
    data.append(contentsOf: Array("data".utf8) + little(UInt32(bytes)))
    for sample in samples { data.append(contentsOf: little(sample.bitPattern)) }
    return data
  }

  /// The bytes of a number, lowest first.
  static func little<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    (0..<Number.bitWidth / 8).map { UInt8(truncatingIfNeeded: number >> Number($0 * 8)) }
  }
}
