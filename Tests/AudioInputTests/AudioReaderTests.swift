import AudioInput
import Foundation
import Testing

@Suite struct AudioReaderTests {
  private static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func aPageOfTheFixtureIsRead() throws {
    let path = Self.repository.appending(path: "Fixtures/maybe-said-mo/page-01.wav").path
    let recording = try AudioReader.read(path: path)
    #expect(recording.clock == SourceClock(sampleRate: 24_000, sampleCount: 97_818))
    #expect(abs(recording.waveform.count - 97_818 * 2 / 3) <= 1)
    #expect(recording.notes.container == "WAV (Microsoft)")
    #expect(recording.notes.channels == 1)
    #expect(recording.notes.decoder == .libsndfile)
    #expect(recording.notes.totalSamples == 97_818)
  }

  @Test(arguments: [8_000, 11_025, 16_000, 22_050, 44_100, 48_000, 96_000, 192_000])
  func anImpulseStaysWhereItIs(rate: Int) throws {
    try TestFiles.withFolder { folder in
      // A click would be cut off by the filter; a smooth pulse of 1 ms keeps its centre.
      let centre = Double(rate) * 0.1234567
      let width = 0.001 * Double(rate)
      let samples = (0..<rate / 4).map { sample in
        Float(0.5 * exp(-pow((Double(sample) - centre) / width, 2)))
      }
      let file = folder.appending(path: "pulse.wav")
      try TestFiles.floatWave(samples, rate: rate).write(to: file)
      let recording = try AudioReader.read(path: file.path)
      #expect(abs(recording.waveform.count - 4_000) <= 1)
      let values = AudioInputTests.samples(of: recording.waveform, 0..<recording.waveform.count)
      var weight = 0.0
      var moment = 0.0
      for (index, value) in values.enumerated() {
        weight += Double(value)
        moment += Double(value) * Double(index)
      }
      let found = recording.clock.sourcePosition(of: moment / weight)
      #expect(abs(found - centre) / Double(rate) < 1e-6, "\(found - centre) samples off")
    }
  }

  @Test func channelsAreMixedToTheirMean() throws {
    try TestFiles.withFolder { folder in
      let file = folder.appending(path: "mix.wav")
      let frames: [Float] = [0.5, 0.25, -0.75, 0.125, 0, 1].flatMap { [$0, $0 / 2, 0] }
      try TestFiles.floatWave(frames, rate: 16_000, channels: 3).write(to: file)
      let recording = try AudioReader.read(path: file.path)
      let expected: [Float] = [0.5, 0.25, -0.75, 0.125, 0, 1].map { $0 / 2 * 32_768 }
      #expect(AudioInputTests.samples(of: recording.waveform, 0..<6) == expected)
      #expect(recording.notes.channels == 3)
      #expect(!recording.notes.channelsCancel)
    }
  }

  @Test func whatIsNotANumberIsSilenceAndNoted() throws {
    try TestFiles.withFolder { folder in
      let file = folder.appending(path: "nan.wav")
      let frames: [Float] = [0.5, .nan, .infinity, -.infinity, 1e30, -0.5]
      try TestFiles.floatWave(frames, rate: 16_000).write(to: file)
      let recording = try AudioReader.read(path: file.path)
      #expect(recording.notes.invalidSamples == 4)
      let expected: [Float] = [16_384, 0, 0, 0, 0, -16_384]
      #expect(AudioInputTests.samples(of: recording.waveform, 0..<6) == expected)
    }
  }

  @Test func runsAtFullScaleAreCountedPerChannel() throws {
    try TestFiles.withFolder { folder in
      let file = folder.appending(path: "clipped.wav")
      let left: [Float] = [1, 1, 0, 1, 1, 1, 1, 0, 0]
      let right: [Float] = [-1, -1, -1, 0, 0, 0, 0.5, 0, 1]
      try TestFiles.floatWave(
        zip(left, right).flatMap { [$0, $1] }, rate: 16_000, channels: 2
      ).write(to: file)
      let notes = try AudioReader.read(path: file.path).notes
      #expect(notes.clippedRuns == 2)
      #expect(notes.clippedSamples == 7)
      #expect(notes.clippedFraction == 7.0 / 18.0)
    }
  }

  @Test func channelsThatCancelAreNoted() throws {
    try TestFiles.withFolder { folder in
      let file = folder.appending(path: "wired-wrong.wav")
      let frames = (0..<4_000).flatMap { index -> [Float] in
        let value = Float(sin(Double(index) / 9))
        return [value, -0.9 * value]
      }
      try TestFiles.floatWave(frames, rate: 16_000, channels: 2).write(to: file)
      #expect(try AudioReader.read(path: file.path).notes.channelsCancel)
    }
  }

  @Test func aMissingFileAFolderAndAnEmptyFileAreNamed() throws {
    try TestFiles.withFolder { folder in
      let empty = folder.appending(path: "empty.wav")
      try Data().write(to: empty)
      let cases: [(String, AudioError.Problem)] = [
        (folder.appending(path: "none.wav").path, .missing), (folder.path, .folder),
        (empty.path, .empty), ("", .missing), ("page\0.wav", .missing),
      ]
      for (path, problem) in cases {
        #expect(throws: AudioError(path: path, problem: problem)) {
          try AudioReader.read(path: path)
        }
      }
    }
  }

  @Test func aRecordingThatIsTooLongIsRefused() throws {
    try TestFiles.withFolder { folder in
      let file = folder.appending(path: "long.wav")
      try TestFiles.floatWave([Float](repeating: 0, count: 20_000), rate: 8_000).write(to: file)
      let error = AudioError(path: file.path, problem: .tooLong(limit: 2))
      #expect(throws: error) {
        try AudioReader.read(path: file.path, options: AudioReaderOptions(maximumSeconds: 2))
      }
    }
  }
}
