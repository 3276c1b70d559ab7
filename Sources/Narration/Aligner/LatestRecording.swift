internal import AudioInput
internal import Files
internal import Synchronization

/// Keeps the recording that was read last, so that the pages which share one (a whole book in one
/// file) do not each decode all of it.
///
/// Threads that want the same recording wait for the one that reads it. A file that has been
/// written meanwhile is read anew.
final class LatestRecording: Sendable {
  private struct Kept {
    var path: String
    var state: FileState
    var recording: Recording
  }

  private let kept = Mutex<Kept?>(nil)

  /// The recording at a path.
  func recording(at path: String, options: AudioReaderOptions) throws(AudioError) -> Recording {
    try kept.withLock { kept throws(AudioError) in
      let state = FileState(of: path)
      if let kept, kept.path == path, kept.state == state { return kept.recording }
      let recording = try AudioReader.read(path: path, options: options)
      kept = state.map { Kept(path: path, state: $0, recording: recording) }
      return recording
    }
  }
}
