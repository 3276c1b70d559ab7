extension AudioReader {
  /// The length that a file's header states, in seconds, without decoding anything; nil for what
  /// libsndfile cannot open or cannot tell the length of.
  public static func statedSeconds(path: String) -> Double? {
    guard let file = try? InputFile.opened(path), let sound = try? SoundFile(file),
      let frames = sound.statedFrames, sound.sampleRate > 0
    else { return nil }
    return Double(frames) / Double(sound.sampleRate)
  }
}
