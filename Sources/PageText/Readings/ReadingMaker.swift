/// Says in which ways the printed words of one page can be spoken.
///
/// Not for use by several threads at once: it keeps the language's number rules open.
final class ReadingMaker {
  /// The most readings that a printed word is offered with.
  static let limit = 12

  let rules: LanguageRules
  let numbers: NumberWords
  let dates: DateWords
  private var known: [Key: [Reading]] = [:]
  /// Longer words than this, in bytes, are no words: they are handed to eSpeak NG as they are, and
  /// no more of them than this.
  private static let longest = 400

  private struct Key: Hashable {
    var token: TokenCore
    var context: Context
  }

  init(language: String) {
    rules = LanguageRules(for: language)
    numbers = NumberWords(language: language, rules: rules)
    dates = DateWords(language: language)
  }

  /// The readings of one of a page's words; empty when nothing in it is spoken.
  func readings(of index: Int, in tokens: [TokenCore]) throws(PageTextError) -> [Reading] {
    let token = tokens[index]
    let context = try context(of: index, in: tokens)
    let key = Key(token: token, context: context)
    if let readings = known[key] { return readings }
    let readings = try candidates(for: token, in: context).likeliest(Self.limit).map {
      Reading(spokenWords: $0.words, logPrior: min(0, $0.logPrior))
    }
    known[key] = readings
    return readings
  }

  /// The words beside the one that is read.
  struct Context: Hashable {
    var previous: TokenCore?
    var next: TokenCore?
    /// Where the name of a month stands, if the word may be a day of it.
    var month = MonthPlace.none
    /// Whether an equals sign is near.
    var isSum = false
    /// Whether a currency's sign beside the word can belong to a number after it: `€ 3,50` and not
    /// the sign of `5 € 10`.
    var signMayLead = true
  }

  private func candidates(for token: TokenCore, in context: Context) throws(PageTextError)
    -> [Candidate]
  {
    if token.text.isEmpty { return loneSign(token, context) }
    if token.text.utf8.count > Self.longest {
      let beginning = token.text.unicodeScalars.prefix(Self.longest / 4)
      return [Candidate(spellings: [String(String.UnicodeScalarView(beginning)).lowercased()])]
    }
    if !token.hasWord { return try signs(token.text, context) }
    if let address = addressCandidates(token.text) { return address }
    let shared = try sharedCandidates(for: token, in: context)
    return try shared
      + (token.hasNumber
        ? numberCandidates(for: token, in: context) : wordCandidates(for: token, in: context))
  }

  /// A sign between two numbers, which is spoken though it stands alone: `7 − 5`, `3 × 4`. What
  /// may be a dash speaks only where an equals sign says that there is something to reckon.
  private func loneSign(_ token: TokenCore, _ context: Context) -> [Candidate] {
    guard let sign = token.loneSign, context.previous?.hasNumber == true,
      context.next?.hasNumber == true
    else { return [] }
    if "-–".contains(sign) {
      return context.isSum ? (rules.signs["−"] ?? []).map { Candidate(phrase: $0) } : []
    }
    let plain = sign == "*" ? "×" : sign
    return (rules.signs[plain] ?? []).map { Candidate(phrase: $0) }
  }

  /// The names of signs that stand alone: `&`.
  private func signs(_ text: String, _ context: Context) throws(PageTextError) -> [Candidate] {
    let shared = try sharedCandidates(for: TokenCore(sign: text), in: context)
    var candidates: [Candidate] = []
    for sign in text {
      let names = rules.signs[sign] ?? rules.currencies[sign].map { [$0.many, $0.one] } ?? []
      var spoken = names.enumerated().map {
        Candidate(phrase: $1, -Lowering.slight * Float($0))
      }
      if spoken.isEmpty {
        let number = context.previous?.text ?? context.next?.text ?? ""
        spoken = try numbers.unitNames(String(sign), after: number)
      }
      candidates = candidates.followed(
        by: spoken.isEmpty ? [Candidate(spellings: [String(sign)])] : spoken)
    }
    return shared + candidates
  }
}
