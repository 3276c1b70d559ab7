public import Files

/// Why a recording could not be read.
public struct AudioError: DiagnosticError, Sendable, Hashable {
  /// What went wrong.
  public enum Problem: Error, Sendable, Hashable {
    /// There is no such file.
    case missing
    /// The path names a folder.
    case folder
    /// The system does not let the file be read, for this reason.
    case unreadable(String)
    /// The file holds 0 bytes.
    case empty
    /// No decoder knows the file, for this reason.
    case notAudio(String)
    /// libsndfile does not know the file, and there is no `ffmpeg` of this name to ask.
    case needsFFmpeg(String)
    /// The file is a recording without samples.
    case noSamples
    /// The header promises this many seconds, but only so many are there.
    case truncated(promised: Double, found: Double)
    /// Decoding stopped after so many seconds, for this reason.
    case damaged(seconds: Double, reason: String)
    /// This many samples a second.
    case sampleRate(Int)
    /// This many channels.
    case channels(Int)
    /// Longer than this many seconds.
    case tooLong(limit: Double)
    /// libsndfile was built without the coder of this name.
    case noEncoder(String)
    /// The resampler or the system failed, for this reason.
    case system(String)
  }

  /// The file.
  public let path: String
  /// What went wrong.
  public let problem: Problem

  /// Makes an error.
  public init(path: String, problem: Problem) {
    self.path = path
    self.problem = problem
  }

  /// What went wrong, where, and what to do.
  public var diagnostic: Diagnostic {
    let (category, problem, remedy) = words
    return Diagnostic(
      category, file: path == "-" ? "standard input" : path, problem: problem, remedy: remedy)
  }

  private var words: (Diagnostic.Category, problem: String, remedy: String?) {
    switch problem {
    case .missing: (.noInput, "no such file", "check the name and the folder")
    case .folder: (.noInput, "this is a folder, not a recording", "name a file inside it")
    case .unreadable(let reason):
      (.noInput, "the file cannot be read: \(reason)", "check the file's permissions")
    case .empty: (.badData, "the file is empty (0 bytes)", "export or copy the recording again")
    case .notAudio(let reason):
      (
        .badData, "this is not a recording that can be decoded: \(reason)",
        "export it as WAV or FLAC"
      )
    case .needsFFmpeg(let name):
      (
        .unavailable, "libsndfile does not know this kind of file, and no '\(name)' was found",
        "install ffmpeg, or export the recording as WAV or FLAC"
      )
    case .noSamples:
      (.badData, "the recording holds no samples", "export the recording again")
    case .truncated(let promised, let found):
      (
        .badData,
        "the recording is cut short: \(seconds(found)) of the \(seconds(promised)) in its header",
        "copy or export the recording again"
      )
    case .damaged(let position, let reason):
      (
        .badData, "the recording is damaged after \(seconds(position)): \(reason)",
        "copy or export the recording again"
      )
    case .sampleRate(let rate):
      (
        .badData, "the recording has \(rate) samples a second (4,000 to 768,000 are read)",
        "export the recording again, at 16,000 to 48,000"
      )
    case .channels(let count):
      (
        .badData, "the recording has \(count) channels (1 to 64 are read)",
        "export the recording as mono"
      )
    case .tooLong(let limit):
      (.badData, "the recording is longer than \(seconds(limit))", "cut it into chapters")
    case .noEncoder(let name):
      (
        .unavailable, "cannot be coded as \(name): libsndfile was built without that coder",
        "choose WAV"
      )
    case .system(let reason): (.system, "the recording cannot be read: \(reason)", nil)
    }
  }

  /// A length for a reader: `8.25 s`, `75 min`.
  private func seconds(_ value: Double) -> String {
    if value >= 600 { return "\(Int((value / 60).rounded())) min" }
    let hundredths = Int((value * 100).rounded())
    return "\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10) s"
  }
}
