/// How sure a word's start is, from what its opinions say.
///
/// The doubt u joins, as squares, the spread of all paths, the disagreement between phones alone
/// and in context, how far the placement moved the start, and a least doubt. The share of starts
/// within 50 ms of hand labels falls with u (under 15 ms 99 %, from 30 to 45 ms 87 %, over 45 ms
/// 75 %), and with how badly the word's phones explain the sound.
struct ConfidenceModel: Codable, Sendable, Equatable {
  /// The least doubt about any start, in milliseconds.
  var leastDoubt: Float = 8
  /// The confidence's logit where there is no doubt.
  var intercept: Float = 5
  /// What a millisecond of doubt takes off the logit.
  var slope: Float = 0.085
  /// The evidence at which a word is as likely not there.
  var evenEvidence: Float = -5
  /// How fast that changes, a unit of evidence.
  var evidenceSlope: Float = 1.5
  /// The standard error that a millisecond of doubt stands for.
  var errorPerDoubt: Float = 0.7

  /// The doubt about a start, in milliseconds.
  func doubt(_ phone: SpokenPhone) -> Float {
    let moved = phone.startOpinion.map { Float(phone.start / 16 - $0) } ?? 0
    return
      (phone.opinionSpread * phone.opinionSpread
      + phone.opinionDisagreement * phone.opinionDisagreement + moved * moved
      + leastDoubt * leastDoubt).squareRoot()
  }

  /// The probability that a start is within 50 ms of the truth.
  func confidence(doubt: Float, evidence: Float) -> Float {
    logistic(intercept - slope * doubt) * logistic(evidenceSlope * (evidence - evenEvidence))
  }

  private func logistic(_ logit: Float) -> Float { 1 / (1 + naturalExponential(-logit)) }
}
