/// Learns boundary offsets from how far a labeller's word starts lie from the aligner's.
///
/// Boundaries are told apart as finely as the labels bear out: all alike, those after a pause and
/// the others, by the word's first sound, and by both sounds. Each class's median is drawn towards
/// that of the class around it, the more the fewer words it has. A finer division is only used
/// where it comes nearer to words that were set aside, by more than chance would; so is moving
/// boundaries at all.
public struct OffsetLearning: Sendable {
  /// What draws medians, and what is left out.
  public struct Settings: Codable, Sendable, Equatable {
    /// How many words' worth the belief weighs that nothing is to be moved.
    public var wordsForNothing = 5.0
    /// How many words' worth the offset of the class around weighs.
    public var wordsForParent = 20.0
    /// A start further from its label than this, in milliseconds, is a slip of either, and not
    /// learned from.
    public var mostDistance = 200.0
    /// The parts that labels are divided into, in their order; each is set aside once.
    public var parts = 10
    /// How many standard errors nearer to words set aside a finer division must come.
    public var leastGainInErrors = 2.0
    /// How many milliseconds nearer it must come; less is less than hands are good to.
    public var leastGain = 1.0

    /// Makes the usual settings.
    public init() {}
  }

  /// A labelled word's start.
  public struct Sample: Sendable, Equatable {
    /// What sounds before and after.
    public var boundary: BoundaryOffsets.Boundary
    /// The label's start less the aligner's, in milliseconds.
    public var milliseconds: Double

    /// Makes the start of a word that is labelled so many milliseconds later than it was found.
    public init(_ boundary: BoundaryOffsets.Boundary, milliseconds: Double) {
      self.boundary = boundary
      self.milliseconds = milliseconds
    }
  }

  /// What was learned.
  public struct Outcome: Sendable, Equatable {
    /// The offsets; empty where labels give no reason to move anything.
    public var offsets = BoundaryOffsets()
    /// The words learned from.
    public var words = 0
    /// The words left out, whose labels are too far away.
    public var slips = 0
    /// The mean distance from the labels as aligned, in milliseconds.
    public var distanceBefore = 0.0
    /// The same of words set aside, once they are moved by what was learned from the others.
    public var distanceAfter = 0.0
  }

  let settings: Settings

  /// Prepares to learn.
  public init(settings: Settings = Settings()) { self.settings = settings }

  /// Learns from labelled words, in the order of pages and words.
  public func learn(from samples: [Sample]) -> Outcome {
    let used = samples.filter { abs($0.milliseconds) <= settings.mostDistance }
    var outcome = Outcome(words: used.count, slips: samples.count - used.count)
    guard used.count >= 2 else { return outcome }
    let losses = (0...BoundaryOffsets.finestDivision).map { heldOutDistances(used, division: $0) }
    var best = 0
    for division in losses.indices.dropFirst()
    where isBetter(losses[division], than: losses[best]) {
      best = division
    }
    outcome.offsets = offsets(used, division: best)
    outcome.distanceBefore = mean(losses[0])
    outcome.distanceAfter = mean(losses[best])
    return outcome
  }

  /// The distance of each word's label from its start, as moved by what the other parts teach.
  private func heldOutDistances(_ samples: [Sample], division: Int) -> [Double] {
    let parts = min(settings.parts, samples.count)
    return (0..<parts).flatMap { part in
      let heldOut = part * samples.count / parts..<(part + 1) * samples.count / parts
      let learned = offsets(
        Array(samples[..<heldOut.lowerBound] + samples[heldOut.upperBound...]), division: division)
      return samples[heldOut].map {
        abs($0.milliseconds - learned.milliseconds(at: $0.boundary))
      }
    }
  }

  private func isBetter(_ one: [Double], than other: [Double]) -> Bool {
    let gains = zip(other, one).map { $0 - $1 }
    let gain = mean(gains)
    let square = gains.reduce(0) { $0 + ($1 - gain) * ($1 - gain) }
    let error = (square / Double(max(1, gains.count - 1)) / Double(gains.count)).squareRoot()
    return gain >= max(settings.leastGain, settings.leastGainInErrors * error)
  }

  /// The offsets for boundaries divided so finely: 0 moves nothing, 1 all alike.
  private func offsets(_ samples: [Sample], division: Int) -> BoundaryOffsets {
    var learned = BoundaryOffsets()
    for level in 0..<division {
      let groups = Dictionary(grouping: samples) { $0.boundary.classes[level] }
      // After a pause the last two divisions are the same.
      for (place, members) in groups where learned.offsets[place] == nil {
        let count = Double(members.count)
        let parent = level == 0 ? 0 : learned.milliseconds(at: members[0].boundary)
        let weight = level == 0 ? settings.wordsForNothing : settings.wordsForParent
        let offset =
          parent + (median(members.map(\.milliseconds)) - parent) * count / (count + weight)
        learned.set(
          offset, words: members.count, for: place)
      }
    }
    return learned
  }

  private func mean(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.reduce(0, +) / Double(values.count)
  }

  private func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}

extension BoundaryOffsets {
  /// The number of ways to divide boundaries into classes.
  fileprivate static let finestDivision = 4

  fileprivate mutating func set(_ milliseconds: Double, words: Int, for place: Class) {
    // What is written is what was learned.
    let rounded = (milliseconds * 10).rounded() / 10
    offsets[place] = Offset(words: words, milliseconds: rounded)
  }
}
