public import WordTimeline

extension PageTimeline {
  /// The ticks a second of pages that were read from files which do not say in what recording they
  /// count: those of a clock of microseconds.
  static var nominalRate: Int { 1_000_000 }

  /// Whether the times count in a recording that is known, and not on a clock of microseconds.
  public var namesItsRecording: Bool { audio.sampleRate != Self.nominalRate }
}
