/// Cuts a stream of 16 kHz samples into the blocks of a ``Waveform``.
struct WaveformWriter {
  private var waveform = Waveform()
  /// The block that is being filled, and how far.
  private var block = [Float](repeating: 0, count: Waveform.blockLength)
  private var filled = 0

  /// Takes the next samples. Values that are not finite become 0.
  mutating func append(_ samples: Span<Float>) {
    var position = 0
    while position < samples.count {
      let taken = min(Waveform.blockLength - filled, samples.count - position)
      let start = filled
      var target = block.mutableSpan
      for index in 0..<taken {
        let value = unsafe samples[unchecked: position + index]
        unsafe target[unchecked: start + index] = value.magnitude < .infinity ? value : 0
      }
      position += taken
      filled += taken
      if filled == Waveform.blockLength {
        waveform.appendBlock(block)
        filled = 0
      }
    }
  }

  /// The waveform of everything taken.
  consuming func finish() -> Waveform {
    if filled > 0 { waveform.appendBlock(Array(block[..<filled])) }
    return waveform
  }
}
