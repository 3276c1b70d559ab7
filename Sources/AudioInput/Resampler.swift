import CSoxr

/// A stream of samples on its way to 16,000 a second, through the SoX resampler.
///
/// Its filter is of linear phase and its delay is compensated: sample `n` of the input and place
/// `n * 16000 / rate` of the output are the same moment.
@safe struct Resampler: ~Copyable {
  /// Owned: made by `init`, deleted by `deinit`; nil when the rates are the same.
  private let handle: soxr_t?
  private var output: [Float]

  /// Starts a stream of samples at `sampleRate` a second.
  init(sampleRate: Int) throws(AudioError.Problem) {
    guard sampleRate != Waveform.sampleRate else {
      unsafe handle = nil
      output = []
      return
    }
    var failure: soxr_error_t?
    // HQ: 20 bits of precision, flat to 0.91 of the lower rate's half. The lower qualities are not
    // faster (26 ms for two minutes at 44.1 kHz, as MQ), the higher ones take half as long again.
    var quality = unsafe soxr_quality_spec(UInt(SOXR_20_BITQ), 0)
    let created = unsafe soxr_create(
      Double(sampleRate), Double(Waveform.sampleRate), 1, &failure, nil, &quality, nil)
    guard let created = unsafe created, unsafe failure == nil else {
      throw .system("the resampler does not start")
    }
    unsafe handle = created
    output = Array(repeating: 0, count: 16_384)
  }

  deinit {
    if let handle = unsafe handle { unsafe soxr_delete(handle) }
  }

  /// Takes the first `count` of `samples` and writes what is ready.
  mutating func append(_ samples: [Float], count: Int, to writer: inout WaveformWriter)
    throws(AudioError.Problem)
  {
    guard unsafe handle != nil else { return writer.append(samples.span.extracting(first: count)) }
    var position = 0
    while position < count {
      position += try step(samples, position..<count, to: &writer).taken
    }
  }

  /// Writes what is still on its way.
  mutating func finish(to writer: inout WaveformWriter) throws(AudioError.Problem) {
    guard unsafe handle != nil else { return }
    while try step([], nil, to: &writer).written > 0 {}
  }

  /// Gives the resampler a range of `samples`, or the end of the stream.
  private mutating func step(
    _ samples: [Float], _ range: Range<Int>?, to writer: inout WaveformWriter
  )
    throws(AudioError.Problem) -> (taken: Int, written: Int)
  {
    var taken = 0
    var written = 0
    let failure = unsafe samples.withUnsafeBufferPointer { input in
      unsafe output.withUnsafeMutableBufferPointer { output in
        let start = unsafe range.flatMap { unsafe input.baseAddress?.advanced(by: $0.lowerBound) }
        return unsafe soxr_process(
          handle, start, range?.count ?? 0, &taken, output.baseAddress, output.count, &written)
      }
    }
    guard unsafe failure == nil else { throw .system("the resampler failed") }
    writer.append(output.span.extracting(first: written))
    return (taken, written)
  }
}
