/// Looks words up in an English lexicon, and builds from its entries what it lacks: possessives,
/// contractions, dropped g's, hyphenated words.
final class LexiconWords: Sendable {
  private let lexicon: SphinxLexicon

  init(lexicon: consuming SphinxLexicon) {
    self.lexicon = lexicon
  }

  /// The pronunciations of a spelling; empty when the lexicon has nothing to build them from. One
  /// capital letter stands for the letter's name.
  func pronunciations(of spelling: String) -> [[String]] {
    if spelling.count == 1, spelling != spelling.lowercased() {
      let name = lexicon.pronunciations(of: spelling.lowercased() + ".")
      return name.isEmpty ? lexicon.pronunciations(of: spelling.lowercased()) : name
    }
    let found = lexicon.pronunciations(of: spelling)
    if !found.isEmpty { return found }
    if spelling.contains("-") { return hyphenated(spelling) }
    if spelling.hasSuffix("in'") {
      let full = lexicon.pronunciations(of: spelling.dropLast() + "g")
      return full.filter { $0.last == "NG" }.map { $0.dropLast() + ["N"] }
    }
    if spelling.hasSuffix("s'") { return lexicon.pronunciations(of: String(spelling.dropLast())) }
    guard let apostrophe = spelling.lastIndex(of: "'") else { return [] }
    let stem = lexicon.pronunciations(of: String(spelling[..<apostrophe]))
    return stem.flatMap { phones in
      Self.endings(spelling[apostrophe...], after: phones.last ?? "").map { phones + $0 }
    }
  }

  private func hyphenated(_ spelling: String) -> [[String]] {
    var joined: [[String]] = [[]]
    for part in spelling.split(separator: "-") {
      let next = pronunciations(of: String(part))
      joined = joined.flatMap { head in next.prefix(2).map { head + $0 } }
    }
    return Array(joined.filter { !$0.isEmpty }.prefix(4))
  }

  /// How an ending sounds after a phone: `'s` takes a vowel after hissing sounds and loses its
  /// voice after voiceless ones.
  private static func endings(_ ending: Substring, after phone: String) -> [[String]] {
    switch ending {
    case "'s":
      if ["S", "Z", "SH", "ZH", "CH", "JH"].contains(phone) {
        return [["IH", "Z"], ["AH", "Z"]]
      }
      return ["P", "T", "K", "F", "TH"].contains(phone) ? [["S"]] : [["Z"]]
    case "'ll": return [["AH", "L"], ["L"]]
    case "'d": return phone == "D" || phone == "T" ? [["IH", "D"], ["AH", "D"]] : [["D"]]
    case "'ve": return [["AH", "V"], ["V"]]
    case "'re": return [["ER"]]
    default: return []
    }
  }
}
