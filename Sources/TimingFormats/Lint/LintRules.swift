/// What timings must keep to.
public struct LintRules: Sendable, Hashable, Codable {
  /// The shortest word, in milliseconds. A spoken “a” lasts about 50 ms; a highlight shorter than
  /// three frames of a screen is not seen.
  public var shortestMilliseconds = 50
  /// The longest word, in milliseconds: a drawn-out “Whoooosh” may last three seconds.
  public var longestMilliseconds = 4000
  /// How far above the recording's quietest tenth a word's loudest moment must be, in decibels.
  public var speechDecibels = 10.0
  /// How far a time may lie outside the recording for having been rounded, in milliseconds.
  public var roundingMilliseconds = 0

  /// Makes the usual rules.
  public init() {}
}
