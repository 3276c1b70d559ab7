/// A way to say a word while it is being put together.
struct Candidate: Hashable {
  /// The spoken words in order.
  var words: [Reading.SpokenWord]
  /// The natural logarithm of how likely it is beforehand.
  var logPrior: Float

  init(_ words: [Reading.SpokenWord], _ logPrior: Float = 0) {
    self.words = words
    self.logPrior = logPrior
  }

  /// The words of a phrase parted by spaces.
  init(phrase: String, _ logPrior: Float = 0) {
    words = phrase.split(separator: " ").map { Reading.SpokenWord(spelling: String($0)) }
    self.logPrior = logPrior
  }

  /// Words in their spellings.
  init(spellings: [String], _ logPrior: Float = 0) {
    words = spellings.map { Reading.SpokenWord(spelling: $0) }
    self.logPrior = logPrior
  }

  /// The same, less likely.
  func lowered(by amount: Float) -> Candidate { Candidate(words, logPrior - amount) }
}

/// How much less likely a reading is beforehand, in natural-log units. They only break ties
/// between readings that the recording cannot tell apart, so round figures do.
enum Lowering {
  /// About as likely.
  static let slight: Float = 0.5
  /// Clearly less likely.
  static let clear: Float = 1.5
  /// Seldom read so.
  static let rare: Float = 3
  /// Only when nothing else fits.
  static let lastResort: Float = 5
}

extension [Candidate] {
  /// Every candidate of this list followed by every one of the next; the likeliest `limit`.
  func followed(by next: [Candidate], limit: Int = 16) -> [Candidate] {
    if isEmpty { return next }
    if next.isEmpty { return self }
    let pairs = flatMap { one in
      next.map { Candidate(one.words + $0.words, one.logPrior + $0.logPrior) }
    }
    return pairs.likeliest(limit)
  }

  /// All of them, less likely.
  func lowered(by amount: Float) -> [Candidate] { map { $0.lowered(by: amount) } }

  /// The likeliest `limit` without doubles; equally likely ones stay in order.
  func likeliest(_ limit: Int) -> [Candidate] {
    let order = indices.sorted {
      self[$0].logPrior == self[$1].logPrior ? $0 < $1 : self[$0].logPrior > self[$1].logPrior
    }
    var seen: Set<[Reading.SpokenWord]> = []
    var kept: [Candidate] = []
    for index in order where kept.count < limit {
      let candidate = self[index]
      if !candidate.words.isEmpty, seen.insert(candidate.words).inserted { kept.append(candidate) }
    }
    return kept
  }
}
