import AudioInput
import CSndFile
import Foundation
import Testing

/// Every kind of file that the README promises, written by libsndfile and read back.
@Suite struct FormatTests {
  /// A kind of file, and how much noise its encoding may add.
  struct Kind: Sendable, CustomTestStringConvertible {
    let name: String
    let format: Int
    /// Signal to noise in decibels that must be reached.
    let quality: Double
    var rate = 16_000

    var testDescription: String { "\(name) at \(rate)" }

    static let all: [Kind] = [
      Kind(name: "WAV 8 bit", format: SF_FORMAT_WAV | SF_FORMAT_PCM_U8, quality: 35),
      Kind(name: "WAV 16 bit", format: SF_FORMAT_WAV | SF_FORMAT_PCM_16, quality: 80),
      Kind(name: "WAV 24 bit", format: SF_FORMAT_WAV | SF_FORMAT_PCM_24, quality: 85),
      Kind(name: "WAV 32 bit", format: SF_FORMAT_WAV | SF_FORMAT_PCM_32, quality: 85),
      Kind(name: "WAV float", format: SF_FORMAT_WAV | SF_FORMAT_FLOAT, quality: 85),
      Kind(name: "WAV double", format: SF_FORMAT_WAV | SF_FORMAT_DOUBLE, quality: 85),
      Kind(name: "WAV A-law", format: SF_FORMAT_WAV | SF_FORMAT_ALAW, quality: 30),
      Kind(name: "WAV ADPCM", format: SF_FORMAT_WAV | SF_FORMAT_MS_ADPCM, quality: 20),
      Kind(name: "RF64", format: SF_FORMAT_RF64 | SF_FORMAT_PCM_24, quality: 85),
      Kind(name: "W64", format: SF_FORMAT_W64 | SF_FORMAT_PCM_16, quality: 80),
      Kind(name: "AIFF 16 bit", format: SF_FORMAT_AIFF | SF_FORMAT_PCM_16, quality: 80),
      Kind(name: "AIFF 24 bit", format: SF_FORMAT_AIFF | SF_FORMAT_PCM_24, quality: 85),
      Kind(name: "CAF", format: SF_FORMAT_CAF | SF_FORMAT_PCM_16, quality: 80),
      Kind(name: "AU", format: SF_FORMAT_AU | SF_FORMAT_PCM_16, quality: 80),
      Kind(name: "FLAC 16 bit", format: SF_FORMAT_FLAC | SF_FORMAT_PCM_16, quality: 80),
      Kind(name: "FLAC 24 bit", format: SF_FORMAT_FLAC | SF_FORMAT_PCM_24, quality: 85),
      Kind(name: "Vorbis", format: SF_FORMAT_OGG | SF_FORMAT_VORBIS, quality: 15),
      Kind(name: "Opus", format: SF_FORMAT_OGG | SF_FORMAT_OPUS, quality: 15),
      Kind(name: "Opus", format: SF_FORMAT_OGG | SF_FORMAT_OPUS, quality: 15, rate: 48_000),
      Kind(name: "MP3", format: SF_FORMAT_MPEG | SF_FORMAT_MPEG_LAYER_III, quality: 15),
      Kind(
        name: "MP3", format: SF_FORMAT_MPEG | SF_FORMAT_MPEG_LAYER_III, quality: 15, rate: 44_100),
      Kind(name: "WAV", format: SF_FORMAT_WAV | SF_FORMAT_PCM_24, quality: 80, rate: 192_000),
    ]
  }

  /// Whether this libsndfile writes a kind of file.
  private static func isWritable(_ kind: Kind) -> Bool {
    var info = SF_INFO()
    info.samplerate = Int32(kind.rate)
    info.channels = 1
    info.format = Int32(kind.format)
    return unsafe sf_format_check(&info) != 0
  }

  private func write(_ samples: [Float], _ kind: Kind, channels: Int, to path: String) throws {
    var info = SF_INFO()
    info.samplerate = Int32(kind.rate)
    info.channels = Int32(channels)
    info.format = Int32(kind.format)
    guard let file = unsafe sf_open(path, Int32(SFM_WRITE), &info) else {
      throw CocoaError(.fileWriteUnknown)
    }
    let written = unsafe sf_writef_float(file, samples, Int64(samples.count / channels))
    unsafe sf_close(file)
    #expect(written == samples.count / channels)
  }

  /// Two tones that swell and fade, at any rate: value at a moment in seconds.
  private static func signal(_ moment: Double) -> Double {
    let swell = 0.25 - 0.25 * cos(2 * .pi * moment / 0.25)
    return swell * (0.7 * sin(2 * .pi * 440 * moment) + 0.3 * sin(2 * .pi * 1_234 * moment))
  }

  @Test(arguments: Kind.all.filter(FormatTests.isWritable))
  func everyKindKeepsTimeAndSound(kind: Kind) throws {
    try TestFiles.withFolder { folder in
      let samples = (0..<kind.rate / 2).flatMap { frame -> [Float] in
        let value = Float(Self.signal(Double(frame) / Double(kind.rate)))
        return [value * 1.25, value * 0.75]
      }
      let path = folder.appending(path: "page.audio").path
      try write(samples, kind, channels: 2, to: path)
      let recording = try AudioReader.read(path: path, options: AudioReaderOptions(ffmpeg: nil))
      let isOpus = kind.format & SF_FORMAT_SUBMASK == SF_FORMAT_OPUS
      let rate = isOpus ? 48_000 : kind.rate
      #expect(recording.clock.sampleRate == rate)
      // ADPCM comes in blocks, and libsndfile 1.2 states the padding of its MP3s wrongly.
      let surplus = recording.clock.sampleCount - Int64(rate / 2)
      #expect((0...1_152).contains(surplus))
      #expect(recording.notes.channels == 2)
      #expect(quality(of: recording.waveform) > kind.quality)
    }
  }

  /// Signal to noise in decibels, against the signal at the right moments.
  private func quality(of waveform: Waveform) -> Double {
    let held = AudioInputTests.samples(of: waveform, 0..<8_000)
    var noise = 0.0
    var power = 0.0
    for (index, value) in held.enumerated() {
      let expected = 32_768 * Self.signal(Double(index) / 16_000)
      power += expected * expected
      noise += pow(Double(value) - expected, 2)
    }
    return 10 * log10(power / noise)
  }

  @Test func aQuietRecordingOfTwentyFourBitsKeepsThem() throws {
    try TestFiles.withFolder { folder in
      // 84 dB below full scale: 2 steps of 16 bits.
      let samples = (0..<8_000).map { Float(0x1p-14 * sin(Double($0) / 7)) }
      let path = folder.appending(path: "quiet.flac").path
      let kind = Kind(name: "", format: SF_FORMAT_FLAC | SF_FORMAT_PCM_24, quality: 0)
      try write(samples, kind, channels: 1, to: path)
      let held = AudioInputTests.samples(of: try AudioReader.read(path: path).waveform, 0..<8_000)
      #expect(largestDifference(held, samples.map { $0 * 32_768 }) <= 0x1p-8)
    }
  }

  @Test(arguments: [1, 2, 5, 8])
  func anyNumberOfChannelsIsMixed(channels: Int) throws {
    try TestFiles.withFolder { folder in
      let samples = (0..<1_000 * channels).map { Float($0 % channels + 1) / 64 }
      let path = folder.appending(path: "channels.wav").path
      let kind = Kind(name: "", format: SF_FORMAT_WAVEX | SF_FORMAT_FLOAT, quality: 0)
      try write(samples, kind, channels: channels, to: path)
      let recording = try AudioReader.read(path: path)
      let held = AudioInputTests.samples(of: recording.waveform, 0..<1_000)
      let mean = Float(channels + 1) / 2 / 64 * 32_768
      #expect(largestDifference(held, [Float](repeating: mean, count: 1_000)) == 0)
    }
  }
}
