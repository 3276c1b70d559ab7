import Files
import PageText

extension PronunciationError {
  /// There is no voice for a tag.
  static func unknownLanguage(_ tag: String, known: [String]) -> PronunciationError {
    let kin = (relatives[LanguageTag.language(of: tag)] ?? []).filter(known.contains)
    let named = LanguageName.codes(named: tag).filter(known.contains)
    if !kin.isEmpty || !named.isEmpty {
      return PronunciationError(
        Diagnostic(
          .usage, problem: "language “\(tag)” not known",
          remedy: "the nearest that are: \((named + kin).joined(separator: ", "))"))
    }
    let distances = known.map { (distance: editDistance(tag.lowercased(), $0), code: $0) }
    let near = distances.sorted { ($0.distance, $0.code) < ($1.distance, $1.code) }
      .prefix(4).map(\.code)
    return PronunciationError(
      Diagnostic(
        .usage, problem: "language “\(tag)” not known",
        remedy: "the nearest that are: \(near.joined(separator: ", "))"))
  }

  /// The languages of eSpeak NG that are nearest to those that it lacks, by family and sound.
  private static let relatives: [String: [String]] = {
    let families: [(String, [String])] = [
      ("lo", ["th", "shn"]), ("km mnw", ["vi", "th"]), ("hmn", ["vi"]),
      ("zu xh ss nr nd st nso ts ve", ["tn", "sw"]),
      ("sn ny rw rn lg ki kam ln kg luo bem luy mer teo nyn run toi loz umb lua", ["sw", "tn"]),
      ("yo ig ha wo ff bm tw ak ee fon sg kr din nus mos dag gaa", ["sw", "tn"]),
      ("so aa sid", ["om", "am", "ar"]), ("ti tig", ["am"]), ("gl mwl", ["pt", "es", "ca"]),
      ("ast an lad ext", ["es", "ca"]), ("oc gsc prv", ["ca", "fr-fr"]),
      ("wa pcd", ["fr-be", "fr-fr"]),
      ("co sc scn nap vec lmo pms lij fur rm", ["it"]), ("rup", ["ro"]), ("br kw", ["cy"]),
      ("gv", ["ga", "gd"]), ("fo", ["is", "nb"]), ("fy li zea vls", ["nl"]),
      ("yi gsw bar nds pfl ksh", ["de"]), ("hsb dsb szl csb", ["pl", "cs"]), ("rue", ["uk"]),
      ("tl fil ceb ilo war pam hil bik jv su mad mg ban min ace bug", ["id", "ms"]),
      ("sm to fj ty rar tvl", ["mi", "haw"]), ("se smn sms sma vep krl vro liv", ["fi", "et"]),
      ("dv", ["si"]), ("ps tg bal", ["fa"]), ("ckb zza", ["ku"]), ("bo dz", ["my"]),
      ("mn xal", ["kk", "ky"]), ("sah tyv alt crh", ["tt", "tr"]), ("pnb skr", ["pa", "ur"]),
      ("bho mai sa awh awa mag doi", ["hi"]), ("nan cdo wuu gan", ["yue", "hak", "zh"]),
      ("os ce ab inh", ["ru", "ka"]), ("ay arn", ["qu", "es"]), ("yua", ["quc", "es"]),
      ("iu ik", ["kl"]), ("tet", ["pt", "id"]), ("arz arq ary apc", ["ar"]), ("mt", ["it", "ar"]),
    ]
    var relatives: [String: [String]] = [:]
    for (tags, near) in families {
      for tag in tags.split(separator: " ") { relatives[String(tag)] = near }
    }
    return relatives
  }()

  /// The number of letters to insert, delete or change (Levenshtein).
  static func editDistance(_ one: String, _ other: String) -> Int {
    let (a, b) = (Array(one), Array(other))
    var row = Array(0...b.count)
    for i in a.indices {
      var diagonal = row[0]
      row[0] = i + 1
      for j in b.indices {
        let change = diagonal + (a[i] == b[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(change, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[b.count]
  }
}

/// Names that people give instead of a tag.
private enum LanguageName {
  /// The codes of eSpeak NG's voices whose English name begins so: `german`.
  static func codes(named name: String) -> [String] {
    guard name.count > 3 else { return [] }
    return EspeakVoices.codes { $0.lowercased().hasPrefix(name.lowercased()) }
  }
}
