/// Something that is wrong with a file of timings.
public struct Finding: Sendable, Hashable {
  /// What kind of thing it is.
  public enum Rule: String, Sendable, Hashable, CaseIterable {
    /// A word starts before the one before it.
    case order
    /// A word starts before the one before it has ended.
    case overlap
    /// A word lasts no time at all.
    case empty
    /// A word is shorter than anybody speaks.
    case short
    /// A word is longer than anybody speaks.
    case long
    /// A time lies outside the recording, or outside the page's part of it.
    case outside
    /// Times are counted in another recording than the one given.
    case recording
    /// A printed word has no record.
    case missing
    /// A printed word has two records.
    case twice
    /// A record's characters do not spell its word.
    case spelling
    /// A word that is printed is not spoken.
    case unspoken
    /// A phone lies outside its word, or is out of order.
    case phones
    /// A confidence is not from 0 to 1.
    case confidence
    /// Nothing is to be heard while a word is spoken.
    case silent
    /// An element or a file that is referred to is not there.
    case reference
    /// Clips do not cover the audio: what lies between them is never heard.
    case tiling
    /// Durations do not add up.
    case duration
    /// Something that a package document must say is missing.
    case metadata
  }

  /// How bad it is.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// A player or a validator will stumble.
    case error
    /// Worth a look.
    case warning
  }

  /// What kind of thing it is.
  public var rule: Rule
  /// How bad it is.
  public var severity: Severity
  /// The word it is about, counted from 0; nil where it is about none.
  public var word: Int?
  /// The line of the file; nil where it is not known.
  public var line: Int?
  /// What is wrong, in lower case and without a full stop.
  public var message: String

  /// Makes a finding.
  public init(
    _ rule: Rule, severity: Severity = .error, word: Int? = nil, line: Int? = nil,
    _ message: String
  ) {
    self.rule = rule
    self.severity = severity
    self.word = word
    self.line = line
    self.message = message
  }
}
