import AudioInput
import CSndFile
import Foundation
import Testing

/// Files with random damage, from a fixed seed: whatever is read, it is a recording or an error.
@Suite struct MutationTests {
  /// A random generator whose numbers are always the same (SplitMix64).
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var mixed = (state ^ state >> 30) &* 0xbf58_476d_1ce4_e5b9
      mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
      return mixed ^ mixed >> 31
    }
  }

  private static let formats = [
    SF_FORMAT_WAV | SF_FORMAT_PCM_16, SF_FORMAT_WAVEX | SF_FORMAT_FLOAT,
    SF_FORMAT_RF64 | SF_FORMAT_PCM_24, SF_FORMAT_AIFF | SF_FORMAT_PCM_16,
    SF_FORMAT_CAF | SF_FORMAT_PCM_16, SF_FORMAT_FLAC | SF_FORMAT_PCM_16,
    SF_FORMAT_OGG | SF_FORMAT_VORBIS, SF_FORMAT_OGG | SF_FORMAT_OPUS,
    SF_FORMAT_MPEG | SF_FORMAT_MPEG_LAYER_III,
  ].filter { format in
    var info = SF_INFO()
    info.samplerate = 16_000
    info.channels = 1
    info.format = Int32(format)
    return unsafe sf_format_check(&info) != 0
  }

  private func write(_ format: Int, to path: String) throws -> Data {
    var info = SF_INFO()
    info.samplerate = 16_000
    info.channels = 1
    info.format = Int32(format)
    let samples = (0..<3_000).map { Float(0.5 * sin(Double($0) / 5)) }
    guard let file = unsafe sf_open(path, Int32(SFM_WRITE), &info) else {
      throw CocoaError(.fileWriteUnknown)
    }
    _ = unsafe sf_writef_float(file, samples, Int64(samples.count))
    unsafe sf_close(file)
    return try Data(contentsOf: URL(filePath: path))
  }

  /// Changes, removes or adds a few bytes, mostly where headers are.
  private func damage(_ original: Data, _ dice: inout Dice) -> Data {
    var data = original
    for _ in 0..<Int.random(in: 1...5, using: &dice) where data.count > 8 {
      let end = Bool.random(using: &dice) ? min(data.count - 4, 120) : data.count - 4
      let place = Int.random(in: 0..<end, using: &dice)
      switch Int.random(in: 0..<5, using: &dice) {
      case 0: data[place] = UInt8.random(in: .min ... .max, using: &dice)
      case 1: data.replaceSubrange(place..<place + 4, with: [0xff, 0xff, 0xff, 0x7f])
      case 2: data.removeSubrange(place..<min(data.count, place + 40))
      case 3: data.insert(contentsOf: [0, 0, 0xff, 0xfb, 0x90], at: place)
      default: data = data.prefix(max(1, place))
      }
    }
    return data
  }

  @Test(arguments: formats)
  func damagedFilesAreReadOrRefused(format: Int) throws {
    try TestFiles.withFolder { folder in
      let file = folder.appending(path: "page.audio")
      let original = try write(format, to: file.path)
      var dice = Dice(state: UInt64(format))
      for round in 0..<60 {
        try damage(original, &dice).write(to: file)
        do throws(AudioError) {
          let recording = try AudioReader.read(
            path: file.path, options: AudioReaderOptions(ffmpeg: nil))
          let clock = recording.clock
          let end = clock.position(ofSourceSample: clock.sampleCount)
          #expect(abs(Double(recording.waveform.count) - end) <= 1, "round \(round)")
          let values = samples(of: recording.waveform, 0..<recording.waveform.count)
          #expect(values.allSatisfy { $0.isFinite }, "round \(round)")
        } catch {
          #expect(error.path == file.path)
        }
      }
    }
  }
}
