/// The recording that a page's times count in.
public struct AudioReference: Sendable, Hashable {
  /// The file's name, without folders; nil when it came from a stream.
  public var name: String?
  /// Samples a second of the source file.
  public var sampleRate: Int
  /// Samples (of one channel) in the source file.
  public var sampleCount: Int64

  /// Makes a reference to a recording.
  ///
  /// - Precondition: `sampleRate > 0` and `sampleCount >= 0`.
  public init(name: String?, sampleRate: Int, sampleCount: Int64) {
    precondition(sampleRate > 0 && sampleCount >= 0)
    self.name = name
    self.sampleRate = sampleRate
    self.sampleCount = sampleCount
  }

  /// The length in seconds.
  public var duration: Double { seconds(sampleCount) }

  /// The moment of a sample in seconds.
  public func seconds(_ sample: Int64) -> Double { Double(sample) / Double(sampleRate) }

  /// The sample nearest to a moment in seconds, kept inside the recording.
  public func sample(at seconds: Double) -> Int64 {
    let position = (seconds * Double(sampleRate)).rounded()
    return position >= Double(sampleCount) ? sampleCount : max(0, Int64(position))
  }
}

/// A page's text and the moment at which each of its printed words is spoken.
public struct PageTimeline: Sendable, Hashable {
  /// The page's name, such as `page-01`.
  public var id: String
  /// The language of the narration, as a BCP 47 tag such as `en` or `pt-BR`.
  public var language: String
  /// The page's text exactly as given.
  public var text: String
  /// The recording.
  public var audio: AudioReference
  /// The part of the recording that belongs to this page: all of it, unless one recording holds
  /// several pages. Times count from the recording's beginning all the same.
  public var extent: SampleSpan
  /// One record per printed word, in reading order.
  public var words: [TimedWord]
  /// What a producer must look at.
  public var remarks: [Remark]
  /// Whether the page can be used as it is.
  public var verdict: Verdict

  /// Makes a page; without an `extent`, the whole recording is its own.
  public init(
    id: String, language: String, text: String, audio: AudioReference,
    extent: SampleSpan? = nil, words: [TimedWord], remarks: [Remark] = [],
    verdict: Verdict = .good
  ) {
    self.id = id
    self.language = language
    self.text = text
    self.audio = audio
    self.extent = extent ?? SampleSpan(start: 0, end: audio.sampleCount)
    self.words = words
    self.remarks = remarks
    self.verdict = verdict
  }
}
