/// What can be learned from the messages that `ffmpeg` writes to standard error.
struct FFmpegMessages {
  private let lines: [Substring]

  init(_ text: String) {
    lines = text.split(whereSeparator: \.isNewline)
  }

  /// The kind of file, such as `mov,mp4,m4a,3gp,3g2,mj2`.
  var container: String? {
    guard let line = lines.first(where: { $0.contains("Input #0, ") }),
      let start = line.firstRange(of: "Input #0, ")?.upperBound,
      let end = line[start...].firstRange(of: ", from ")?.lowerBound
    else { return nil }
    return String(line[start..<end])
  }

  /// The file has no sound in it.
  var hasNoSound: Bool { lines.contains { $0.contains("matches no streams") } }

  /// The first two errors, without their marks.
  var error: String? {
    let errors = lines.filter { $0.contains("[error] ") || $0.contains("[fatal] ") }
    let texts = errors.compactMap { line -> Substring? in
      guard let mark = line.firstRange(of: "[error] ") ?? line.firstRange(of: "[fatal] ") else {
        return nil
      }
      let text = line[mark.upperBound...]
      // `file:NAME: what is wrong`; the name is told by whoever reports the error.
      guard text.hasPrefix("file:"), let colon = text.ranges(of: ": ").last else { return text }
      return text[colon.upperBound...]
    }
    guard let first = texts.first else { return nil }
    guard let second = texts.first(where: { $0 != first }) else { return String(first) }
    return "\(first); \(second)"
  }

  /// The length in seconds that the file's header states; nil when it states none, when it is an
  /// estimate, or when it may be that of something other than the sound.
  var duration: Double? {
    if lines.contains(where: { $0.contains("Estimating duration") }) { return nil }
    let input = lines.prefix { !$0.contains("Stream mapping:") && !$0.contains("Output #0") }
    guard input.filter({ $0.contains(" Stream #0:") }).count == 1,
      let line = input.first(where: { $0.contains("  Duration: ") }),
      let start = line.firstRange(of: "  Duration: ")?.upperBound
    else { return nil }
    let parts = line[start...].prefix { $0 != "," }.split(separator: ":").map { Double($0) }
    guard parts.count == 3, let hours = parts[0], let minutes = parts[1], let seconds = parts[2]
    else { return nil }
    return hours * 3_600 + minutes * 60 + seconds
  }
}
