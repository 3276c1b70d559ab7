internal import AudioInput
internal import Files
internal import TimingFormats
public import WordTimeline

/// Timings of a page in which a person has set some words.
public struct CorrectedPage: Sendable, Hashable {
  /// The timings.
  public let timeline: PageTimeline
  /// The difference from a fresh alignment that makes a word a corrected one, in milliseconds; nil
  /// where the timings say themselves which words are locked.
  public let tolerance: Double?

  /// A word that somebody has moved by no more than this has not been moved.
  private static let usualTolerance = 2.0

  /// Makes corrections; without a tolerance, the locked words are kept.
  init(_ timeline: PageTimeline, tolerance: Double? = nil) {
    self.timeline = timeline
    self.tolerance = tolerance
  }

  /// Reads the corrected timings of a page, in any format that can be read. In a whole book's they
  /// are found by the page's name.
  ///
  /// - Throws: a `DiagnosticError` when the file cannot be read or is a book without the page.
  public init(path: String, for input: PageInput) throws {
    var source = try CorrectedPage.source(path, for: input, audio: nil)
    guard !source.isBook else {
      let pages = try FormatRegistry.standard.readBook(source).pages.map(\.timeline)
      guard let page = pages.first(where: { $0.id == input.id }) else {
        throw NarrationError.noPage(called: input.id, in: path, which: pages.map(\.id))
      }
      self.init(page)
      return
    }
    let reader = try FormatRegistry.standard.reader(of: source)
    let tolerance = CorrectedPage.tolerance(of: reader.facts)
    if tolerance != nil {
      // Only Wordlight's own JSON counts in samples; the others need the recording for that.
      let recording = try AudioReader.read(path: input.audioPath)
      source = try CorrectedPage.source(
        path, for: input,
        audio: AudioReference(
          name: PathName.name(of: input.audioPath), sampleRate: recording.clock.sampleRate,
          sampleCount: recording.clock.sampleCount))
    }
    self.init(try reader.read(source), tolerance: tolerance)
  }

  /// Whether there is anything to keep.
  var keepsAnything: Bool { tolerance != nil || timeline.words.contains(where: \.isLocked) }

  private static func source(
    _ path: String, for input: PageInput, audio: AudioReference?
  ) throws -> FormatSource {
    try FormatSource(
      path: path, printed: (input.text, input.textPath), language: input.language, audio: audio)
  }

  private static func tolerance(of facts: FormatFacts) -> Double? {
    guard !facts.holds.contains(.readings) else { return nil }
    if case .perSecond(let parts) = facts.resolution {
      return usualTolerance + 1000 / Double(parts)
    }
    return usualTolerance
  }
}
