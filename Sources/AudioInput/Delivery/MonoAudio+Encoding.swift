import CSndFile
import CSoxr

extension MonoAudio {
  /// The recording as a file of `format`.
  ///
  /// The file states the delay of its coder, so that a decoder which honours that gives back the
  /// same moments; one that does not is late by the same for all samples.
  ///
  /// - Parameter name: what the recording is called in errors.
  /// - Throws: ``AudioError`` when libsndfile was built without the coder, or memory runs out.
  public func encoded(as format: DeliveryFormat, name: String) throws(AudioError) -> [UInt8] {
    do {
      let audio = try resampled(to: format.sampleRate(for: sampleRate))
      var writer = try SoundFileWriter(format: format, sampleRate: audio.sampleRate)
      try writer.write(audio.samples)
      return writer.finish()
    } catch {
      throw AudioError(path: name, problem: error)
    }
  }

  /// The recording at another rate; sample 0 stays the same moment.
  func resampled(to rate: Int) throws(AudioError.Problem) -> MonoAudio {
    guard rate != sampleRate, !samples.isEmpty else { return self }
    let length = Int((Double(samples.count) * Double(rate) / Double(sampleRate)).rounded(.up))
    var output = [Float](repeating: 0, count: length)
    var written = 0
    let failure = unsafe samples.withUnsafeBufferPointer { input in
      unsafe output.withUnsafeMutableBufferPointer { output in
        unsafe soxr_oneshot(
          Double(sampleRate), Double(rate), 1, input.baseAddress, input.count, nil,
          output.baseAddress, output.count, &written, nil, nil, nil)
      }
    }
    guard unsafe failure == nil else { throw .system("the resampler failed") }
    return MonoAudio(samples: Array(output[..<written]), sampleRate: rate)
  }
}
