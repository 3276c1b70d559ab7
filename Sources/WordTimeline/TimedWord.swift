/// What became of a printed word in the recording.
public enum WordStatus: String, Sendable, Hashable, Codable, CaseIterable {
  /// The word is spoken, and its times are known.
  case aligned
  /// The narrator left the word out.
  case notSpoken
  /// Nothing to be spoken: a lone dash, a bullet, an emoji.
  case unvoiced
}

/// One phone of a spoken word.
public struct TimedPhone: Sendable, Hashable {
  /// The name of the phone in the acoustic model's phone set, such as `AH`.
  public var name: String
  /// When it sounds.
  public var span: SampleSpan

  /// Makes a phone that sounds during `span`.
  public init(name: String, span: SampleSpan) {
    self.name = name
    self.span = span
  }
}

/// One printed word and the moment at which it is spoken.
public struct TimedWord: Sendable, Hashable {
  /// The word exactly as printed, punctuation included.
  public var text: String
  /// Where it stands in the page's text.
  public var range: TextRange
  /// What became of it.
  public var status: WordStatus
  /// When it sounds: from its first audible sound to its decay into the noise floor.
  /// Present exactly when `status` is `aligned`.
  public var span: SampleSpan?
  /// The estimated probability that the start is within 50 ms of the truth; nil without times.
  public var confidence: Double?
  /// The estimated standard error of the start in milliseconds; nil without times.
  public var uncertaintyMilliseconds: Double?
  /// The reading that the narrator chose, such as `nineteen eighty-four`; nil where the word is
  /// spoken just as it is printed.
  public var reading: String?
  /// The phones of the chosen pronunciation, in order; empty without times.
  public var phones: [TimedPhone]
  /// Whether a person set these times, so that no later alignment may move them.
  public var isLocked: Bool

  /// Makes a printed word with what is known of it.
  public init(
    text: String, range: TextRange, status: WordStatus, span: SampleSpan? = nil,
    confidence: Double? = nil, uncertaintyMilliseconds: Double? = nil, reading: String? = nil,
    phones: [TimedPhone] = [], isLocked: Bool = false
  ) {
    self.text = text
    self.range = range
    self.status = status
    self.span = span
    self.confidence = confidence
    self.uncertaintyMilliseconds = uncertaintyMilliseconds
    self.reading = reading
    self.phones = phones
    self.isLocked = isLocked
  }
}
