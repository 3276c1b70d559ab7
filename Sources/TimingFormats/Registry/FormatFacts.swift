public import WordTimeline

/// What a format is called and what it can hold.
public struct FormatFacts: Sendable, Hashable {
  /// How finely a format tells time.
  public enum Resolution: Sendable, Hashable {
    /// To the sample.
    case samples
    /// In so many parts of a second: 1000 for milliseconds.
    case perSecond(Int64)
    /// In frames of the rate asked for.
    case frames
  }

  /// Things beside the words and their starts that a format may hold.
  public enum Holding: String, Sendable, Hashable, CaseIterable {
    /// The page's text as printed, spaces and line breaks included.
    case text
    /// The punctuation of the words.
    case punctuation
    /// Where in the text the words stand.
    case ranges
    /// When words end.
    case ends
    /// How sure the times are.
    case confidence
    /// Words that are not spoken.
    case unspoken
    /// Remarks and verdict.
    case remarks
    /// Readings and locks.
    case readings
  }

  /// The name that `--format` takes.
  public var name: String
  /// What people call it.
  public var title: String
  /// Extensions that stand for it, without the first dot; they may hold one: `app.json`.
  public var extensions: [String]
  /// The levels it can be written at; the first is the usual one.
  public var levels: [TimelineLevel]
  /// Whether one file holds several levels at once, each as a tier of its own.
  public var hasTiers: Bool
  /// How finely it tells time.
  public var resolution: Resolution
  /// What else it holds.
  public var holds: Set<Holding>
  /// How its highlights are shaped unless the user asks for something else.
  public var policy: DisplayPolicy
  /// Whether the policy and the level apply to it at all; a format that keeps the alignment itself
  /// has them applied by whoever reads it.
  public var isShaped: Bool

  /// Makes the facts of a format.
  ///
  /// - Precondition: there is a level.
  public init(
    name: String, title: String, extensions: [String],
    levels: [TimelineLevel] = [.word, .phrase, .sentence, .page], hasTiers: Bool = false,
    resolution: Resolution, holds: Set<Holding>, policy: DisplayPolicy = .asSpoken,
    isShaped: Bool = true
  ) {
    precondition(!levels.isEmpty, "a format holds something")
    self.name = name
    self.title = title
    self.extensions = extensions
    self.levels = levels
    self.hasTiers = hasTiers
    self.resolution = resolution
    self.holds = holds
    self.policy = policy
    self.isShaped = isShaped
  }
}

extension FormatFacts {
  /// By how much at most the format's rounding moves a time, in whole milliseconds, rounded up.
  public var roundingMilliseconds: Int {
    switch resolution {
    case .perSecond(let count) where count <= 1000: Int((500 + count - 1) / count)
    default: 0
    }
  }

  /// What of a page the format cannot hold, each as the end of a sentence that begins with
  /// “NAME leaves out”: `confidence`, `the phones`.
  public func losses(of page: PageTimeline) -> [String] {
    var losses: [String] = []
    func note(_ holding: Holding, _ what: String, _ isThere: Bool) {
      if isThere, !holds.contains(holding) { losses.append(what) }
    }
    let words = page.words
    let hasPhones = words.contains { !$0.phones.isEmpty }
    if hasPhones, !hasTiers || !levels.contains(.phone) { losses.append("the phones") }
    note(.punctuation, "punctuation", words.contains { $0.text != $0.text.lettersAndDigits })
    note(.ends, "when words end", words.contains { $0.span != nil })
    note(.unspoken, "words that are not spoken", words.contains { $0.span == nil })
    note(.confidence, "confidence", words.contains { $0.confidence != nil })
    note(.readings, "readings", words.contains { $0.reading != nil })
    note(.readings, "locks", words.contains(where: \.isLocked))
    note(.remarks, "the remarks", !page.remarks.isEmpty)
    return losses
  }
}
