/// What a language says for the signs, short forms and numbers that a page prints: plain data, one
/// file per language. How numbers themselves are spelled is ICU's business (``NumberSpeller``).
///
/// A phrase is one or more words parted by spaces. Where several phrases are listed, each is
/// offered as a reading and the recording chooses.
struct LanguageRules: Sendable {
  /// A way to say a clock time.
  struct ClockPhrase: Sendable {
    /// The minutes it serves.
    var minutes: ClosedRange<Int>
    /// What is said: `{h}` is the hour, `{n}` the hour after it, `{m}` the minutes, `{r}` the
    /// minutes that remain of the hour.
    var phrase: String

    init(_ minutes: ClosedRange<Int>, _ phrase: String) {
      self.minutes = minutes
      self.phrase = phrase
    }
  }

  /// The names of a currency's unit and of its hundredth.
  struct Currency: Sendable {
    var one: String
    var many: String
    var smallOne: String
    var smallMany: String

    init(_ one: String, _ many: String, _ smallOne: String, _ smallMany: String) {
      self.one = one
      self.many = many
      self.smallOne = smallOne
      self.smallMany = smallMany
    }
  }

  /// The language's BCP 47 primary subtag, such as `en`.
  var language: String
  /// Signs, such as `&`, and what they are called.
  var signs: [Character: [String]] = [:]
  /// Short forms in lower case without a final full stop, and what they stand for.
  var abbreviations: [String: [String]] = [:]
  /// Those of them that are printed without a full stop though they could be words: `Mme`.
  var bareAbbreviations: Set<String> = []
  /// Short forms that are only so before a number: `No. 5`, `p. 12`.
  var numberAbbreviations: [String: [String]] = [:]
  /// Units after a number that the language says otherwise than ICU's full names.
  var units: [String: [String]] = [:]
  /// What parts two ends of a range, besides nothing: `3–5`, `A–Z`.
  var rangeWords: [String] = []
  /// What parts a whole number from its decimals.
  var decimalWords: [String] = []
  /// What joins a number and its fraction or small coins, besides nothing: `2½`.
  var joiners: [String] = []
  /// What the digit 0 is called besides its ICU name.
  var zeroNames: [String] = []
  /// Endings that make a number an ordinal: `2nd`.
  var ordinalEndings: Set<String> = []
  /// The article of a ruler's number: Henry `the` eighth.
  var ordinalArticles: [String] = []
  /// Fractions by `numerator/denominator`.
  var fractions: [String: [String]] = [:]
  /// Clock times besides hour and minutes one after the other.
  var clock: [ClockPhrase] = []
  /// Currencies by sign.
  var currencies: [Character: Currency] = [:]
  /// Capital letters that are words of their own, in lower case.
  var letterWords: Set<String> = []
  /// Words whose first letter an apostrophe replaces: `'tis`.
  var clippedWords: Set<String> = []
  /// How a day beside its month is said: `{o}` is the ordinal, `the {o} of` March; none where it is
  /// a plain number.
  var dayPhrases: [String] = ["{o}"]
  /// The same behind its month: March `the {o}`.
  var dayPhrasesAfterMonth: [String] = ["{o}"]
  /// Whether only the first of a month is an ordinal.
  var onlyFirstDayIsOrdinal = false
  /// What stands behind a clock time and is said between hour and minutes: 10:30 `Uhr`.
  var clockUnits: Set<String> = []
  /// Words that multiply the number before them, so that a currency is named behind them:
  /// `$5 million`.
  var scales: Set<String> = []
  /// Letters for them directly behind a number: `£1.5m`.
  var scaleLetters: [String: String] = [:]
  /// Ordinals that ICU lacks.
  var ordinals: SlavicOrdinals?
  /// The same for languages whose ordinals are offered in one form only.
  var plainOrdinals: PlainOrdinals?
  /// Which of the ordinals' forms a full hour is: Polish dziesiąta, the tenth.
  var hourForm: Int?
  /// Short forms before an hour that is an ordinal: `godz. 10`.
  var hourIntroductions: Set<String> = []
  /// Whether the comma parts decimals and the full stop groups thousands.
  var usesDecimalComma = true
  /// The word between the halves of a year, `nineteen hundred five`; nil where it is not said so.
  var centuryWord: String?
  /// Whether spaces group the digits of a number: `10 000`.
  var groupsBySpaces = false
  /// Whether four-digit numbers are read in pairs: nineteen eighty-four.
  var readsYearsInPairs = false

  /// The rules of a BCP 47 tag; a language without a table of its own has none but ICU's and
  /// eSpeak NG's.
  init(for tag: String) {
    let primary = LanguageTag.language(of: tag)
    let known = ["cmn": "zh", "yue": "zh", "nn": "nb", "no": "nb", "bs": "hr"][primary] ?? primary
    self = Self.tables[known] ?? LanguageRules(language: primary)
  }

  init(language: String) {
    self.language = language
    groupsBySpaces = Self.spaceGrouping.contains(language)
  }

  private static let spaceGrouping: Set<String> = [
    "fr", "sv", "fi", "pl", "ru", "uk", "be", "cs", "sk", "hu", "bg", "et", "lv", "lt", "no", "nb",
  ]

  private static let tables: [String: LanguageRules] = Dictionary(
    uniqueKeysWithValues: [
      english, french, spanish, italian, portuguese, german, dutch, swedish, danish, polish,
      russian,
      swahili, turkish, hindi, chinese, japanese, arabic, finnish, czech, slovak, ukrainian,
      greek, hungarian, romanian, bulgarian, indonesian, malay, catalan, vietnamese, korean, thai,
      hebrew, persian, norwegian, serbian, croatian, slovenian, icelandic, bengali,
      estonian, latvian,
    ].map { ($0.language, $0) })
}
