internal import AudioInput

/// The part of a recording that belongs to a page.
struct RecordingPart {
  /// The sound of the part.
  let waveform: Waveform
  /// The part's first sample at 16 kHz.
  let start: Int

  /// Cuts out the page's part; the whole recording where the page names none.
  ///
  /// - Throws: ``NarrationError`` when nothing is left.
  init(_ recording: Recording, of page: PageInput) throws(NarrationError) {
    guard let stretch = page.stretch else {
      waveform = recording.waveform
      start = 0
      return
    }
    let rate = Double(Waveform.sampleRate)
    let count = Double(recording.waveform.count)
    let first = min(count, max(0, stretch.startSeconds * rate)).rounded()
    let last = min(count, max(first, (stretch.endSeconds ?? .infinity) * rate)).rounded()
    guard last > first else { throw .noSound(page) }
    var samples = [Float](repeating: 0, count: Int(last - first))
    var span = samples.mutableSpan
    recording.waveform.copySamples(Int(first)..<Int(last), into: &span)
    waveform = Waveform(samples: samples)
    start = Int(first)
  }
}
