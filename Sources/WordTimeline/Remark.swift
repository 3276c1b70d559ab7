/// Something about a page that a producer must look at.
public struct Remark: Sendable, Hashable {
  /// What kind of thing it is.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// Printed words that the narrator left out.
    case skippedWords
    /// Speech that is not printed on the page.
    case extraSpeech
    /// Printed words that are spoken more than once.
    case repeatedWords
    /// The page's text is not what is spoken.
    case wrongText
    /// A word whose time is unsure.
    case unsureWord
    /// A word that nothing here knows how to say; its sound was taken for any sound.
    case unreadWord
    /// Samples at full scale: the recording was too loud.
    case clippedRecording
    /// The recording is so noisy that times suffer.
    case noisyRecording
    /// The recording holds samples that are not numbers; they were read as silence.
    case invalidSamples
    /// The recording holds no speech.
    case noSpeech
  }

  /// What kind of thing it is.
  public var kind: Kind
  /// The words it is about, as indices into the page's words; nil where it is about none.
  public var words: Range<Int>?
  /// Where in the recording it is; nil where it is about the whole.
  public var span: SampleSpan?
  /// A sentence for the producer.
  public var message: String

  /// Makes a remark.
  public init(kind: Kind, words: Range<Int>? = nil, span: SampleSpan? = nil, message: String) {
    self.kind = kind
    self.words = words
    self.span = span
    self.message = message
  }
}

/// Whether a page can be used as it is. Ordered from best to worst.
public enum Verdict: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
  /// Every word has a time that can be trusted.
  case good
  /// Usable once the remarks have been looked at.
  case check
  /// Not usable: the text is not what is spoken, or there is no speech.
  case failed

  /// A better verdict is less than a worse one.
  public static func < (one: Verdict, other: Verdict) -> Bool { one.rank < other.rank }

  private var rank: Int {
    switch self {
    case .good: 0
    case .check: 1
    case .failed: 2
    }
  }
}
