public import WordTimeline

/// A page ready to be written: cut into pieces, each with the time during which it is lit.
public struct PageExport: Sendable {
  /// The page.
  public let page: PageTimeline
  /// The facts of the format that it is written in.
  public let facts: FormatFacts
  /// How it is written.
  public let options: ExportOptions
  /// The level of ``pieces``.
  public let level: TimelineLevel
  /// The format's display policy with the user's changes.
  public let policy: DisplayPolicy
  /// The pieces of the page at ``level``, the unspoken ones included.
  public let pieces: [ExportPiece]

  /// Cuts a page into pieces.
  ///
  /// - Throws: where the format cannot be written at the level asked for, or the words are not in
  ///   order of time.
  public init(
    _ page: PageTimeline, facts: FormatFacts, options: ExportOptions
  ) throws(TimingFormatError) {
    let level = options.level ?? facts.levels[0]
    guard facts.levels.contains(level) else {
      let known = facts.levels.map(\.rawValue).joined(separator: ", ")
      throw .usage(
        "\(facts.name) cannot be written at the level \(level.rawValue)",
        remedy: "choose one of \(known)")
    }
    if let problem = page.disorder { throw problem }
    self.page = page
    self.facts = facts
    self.options = options
    self.level = level
    policy = facts.policy.applying(options.policy)
    pieces = page.exportPieces(at: level, policy: policy, rules: options.rules)
  }

  /// The pieces that light up.
  public var cues: [ExportPiece] { pieces.filter { $0.lit != nil } }

  /// The pieces at another level, for a tier of its own.
  func tier(_ level: TimelineLevel) -> [ExportPiece] {
    level == self.level
      ? pieces : page.exportPieces(at: level, policy: policy, rules: options.rules)
  }

  /// The name of the files, without folder and extension.
  var baseName: String { options.baseName ?? page.id }
  /// How the recording is referred to.
  var audioPath: String { options.audioPath ?? page.audio.name ?? page.id + ".wav" }
  /// The page's title.
  var title: String { options.title ?? page.id }
}

extension PageTimeline {
  /// What is wrong with the order of the words; nil where nothing is.
  fileprivate var disorder: TimingFormatError? {
    guard !isInOrder else { return nil }
    let timed = words.indices.filter { words[$0].span != nil }
    let pair = zip(timed, timed.dropFirst()).first { one, other in
      guard let first = words[one].span, let second = words[other].span else { return false }
      return second.start < first.start
    }
    let what = pair.map { "word \($0.1 + 1) starts before word \($0.0 + 1)" } ?? "phones overlap"
    return .unwritable("\(id): \(what)", remedy: "wordlight check lists what is wrong")
  }
}
