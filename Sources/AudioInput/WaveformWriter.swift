/// Cuts a stream of 16 kHz samples into the blocks of a ``Waveform``.
struct WaveformWriter {
  private var waveform = Waveform()
  /// The block that is being filled, how far, and what lies in it.
  private var block = [Float](repeating: 0, count: Waveform.blockLength)
  private var filled = 0
  private var extremes = Waveform.Extremes()

  /// Takes the next samples. Values that are not finite become 0.
  mutating func append(_ samples: Span<Float>) {
    var position = 0
    while position < samples.count {
      let taken = min(Waveform.blockLength - filled, samples.count - position)
      copy(samples.extracting(position..<position + taken))
      position += taken
      filled += taken
      if filled == Waveform.blockLength { flush() }
    }
  }

  /// The waveform of everything taken.
  consuming func finish() -> Waveform {
    if filled > 0 { flush() }
    return waveform
  }

  private mutating func copy(_ samples: Span<Float>) {
    let room = filled..<filled + samples.count
    var highest = extremes.highest
    var magnitude = extremes.magnitude
    unsafe samples.withUnsafeBufferPointer { source in
      unsafe block.withUnsafeMutableBufferPointer { block in
        let target = unsafe UnsafeMutableBufferPointer(rebasing: block[room])
        for index in 0..<target.count {
          // As integers, so that the compiler finds vectors; from the bits of infinity on it is no
          // number.
          let bits = Int32(bitPattern: unsafe source[index].bitPattern)
          let size = bits & 0x7fff_ffff
          let value = size < 0x7f80_0000 ? bits : 0
          highest = value > highest ? value : highest
          magnitude = value & 0x7fff_ffff > magnitude ? value & 0x7fff_ffff : magnitude
          unsafe target[index] = Float(bitPattern: UInt32(bitPattern: value))
        }
      }
    }
    extremes = Waveform.Extremes(highest: highest, magnitude: magnitude)
  }

  private mutating func flush() {
    waveform.appendBlock(block, length: filled, extremes: extremes)
    filled = 0
    extremes = Waveform.Extremes()
  }
}
