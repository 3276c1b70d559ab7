public import WordTimeline

/// One way to say a printed word: the words that a narrator speaks for it, in order.
public struct Reading: Sendable, Hashable {
  /// One spoken word.
  public struct SpokenWord: Sendable, Hashable {
    /// Its spelling in lower case, as a lexicon would list it: `nineteen`, `don't`, `parp`.
    public var spelling: String
    /// Pronunciations that the text itself gives, each a list of IPA or model phones;
    /// empty where the lexicon or eSpeak NG must say.
    public var givenPhones: [[String]]
    /// The language to pronounce it in where it is not the page's.
    public var language: String?

    /// Makes a spoken word.
    public init(spelling: String, givenPhones: [[String]] = [], language: String? = nil) {
      self.spelling = spelling
      self.givenPhones = givenPhones
      self.language = language
    }
  }

  /// The words spoken, at least one.
  public var spokenWords: [SpokenWord]
  /// The natural logarithm of how likely this reading is before the audio is heard, at most 0.
  public var logPrior: Float

  /// Makes a reading.
  public init(spokenWords: [SpokenWord], logPrior: Float = 0) {
    self.spokenWords = spokenWords
    self.logPrior = logPrior
  }

  /// The reading in plain text, such as `nineteen eighty-four`.
  public var text: String { spokenWords.map(\.spelling).joined(separator: " ") }
}

/// A word as it stands on the page, and the ways it can be spoken.
public struct PrintedWord: Sendable, Hashable {
  /// The word exactly as printed, punctuation included.
  public var text: String
  /// Where it stands in the page's text.
  public var range: TextRange
  /// The ways it can be spoken; empty when it is unvoiced (a lone dash, an emoji, text that the
  /// page marks as not read).
  public var readings: [Reading]
  /// Where it stands in the source: the same as `range` in plain text without hints, elsewhere in
  /// the markup.
  public var sourceRange: TextRange
  /// The id of the innermost element of HTML around it that has one.
  public var elementID: String?
  /// Its language where it is not the page's.
  public var language: String?

  /// Makes a printed word; without a `sourceRange` it stands in the source as in the text.
  public init(
    text: String, range: TextRange, readings: [Reading], sourceRange: TextRange? = nil,
    elementID: String? = nil, language: String? = nil
  ) {
    self.text = text
    self.range = range
    self.readings = readings
    self.sourceRange = sourceRange ?? range
    self.elementID = elementID
    self.language = language
  }

  /// Whether there is something to be spoken.
  public var isVoiced: Bool { !readings.isEmpty }
}
