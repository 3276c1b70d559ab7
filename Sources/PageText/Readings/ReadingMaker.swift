/// Says in which ways the printed words of one page can be spoken.
///
/// Not for use by several threads at once: it keeps the language's number rules open.
final class ReadingMaker {
  /// The most readings that a printed word is offered with.
  static let limit = 12

  let rules: LanguageRules
  let numbers: NumberWords
  private var known: [[TokenCore]: [Reading]] = [:]

  init(language: String) {
    rules = LanguageRules(for: language)
    numbers = NumberWords(language: language, rules: rules)
  }

  /// The readings of one of a page's words; empty when nothing in it is spoken.
  func readings(of index: Int, in tokens: [TokenCore]) throws(PageTextError) -> [Reading] {
    let token = tokens[index]
    let context = Context(
      previous: index > 0 ? tokens[index - 1] : nil,
      next: index + 1 < tokens.count ? tokens[index + 1] : nil)
    let key = [token, context.previous ?? TokenCore([]), context.next ?? TokenCore([])]
    if let readings = known[key] { return readings }
    let readings = try candidates(for: token, in: context).likeliest(Self.limit).map {
      Reading(spokenWords: $0.words, logPrior: min(0, $0.logPrior))
    }
    known[key] = readings
    return readings
  }

  /// The words beside the one that is read.
  struct Context {
    var previous: TokenCore?
    var next: TokenCore?
  }

  private func candidates(for token: TokenCore, in context: Context) throws(PageTextError)
    -> [Candidate]
  {
    if token.text.isEmpty { return [] }
    if !token.hasWord { return signs(token.text) }
    if let address = addressCandidates(token.text) { return address }
    if token.hasNumber { return try numberCandidates(for: token, in: context) }
    return try wordCandidates(for: token, in: context)
  }

  /// The names of signs that stand alone: `&`.
  private func signs(_ text: String) -> [Candidate] {
    var candidates: [Candidate] = []
    for sign in text {
      let names = rules.signs[sign] ?? rules.currencies[sign].map { [$0.many, $0.one] } ?? []
      let spoken = names.enumerated().map {
        Candidate(phrase: $1, -Lowering.slight * Float($0))
      }
      candidates = candidates.followed(
        by: spoken.isEmpty ? [Candidate(spellings: [String(sign)])] : spoken)
    }
    return candidates
  }
}
