import Files

/// Spells numbers out by ICU's rules for a language (Unicode CLDR's rule-based number formats).
///
/// One owner of one ICU formatter; not for use by several threads at once.
@safe final class NumberSpeller {
  private typealias Open =
    @convention(c) (
      Int32, ICULibrary.Text?, Int32, UnsafePointer<CChar>?, UnsafeMutableRawPointer?,
      UnsafeMutablePointer<ICULibrary.Status>
    ) -> ICULibrary.Handle?
  private typealias Close = @convention(c) (ICULibrary.Handle) -> Void
  private typealias Format =
    @convention(c) (
      ICULibrary.Handle, Double, ICULibrary.Buffer, Int32, UnsafeMutableRawPointer?,
      UnsafeMutablePointer<ICULibrary.Status>
    ) -> Int32
  private typealias GetLocale =
    @convention(c) (ICULibrary.Handle, Int32, UnsafeMutablePointer<ICULibrary.Status>)
    -> UnsafePointer<CChar>?
  private typealias SetText =
    @convention(c) (
      ICULibrary.Handle, Int32, ICULibrary.Text, Int32, UnsafeMutablePointer<ICULibrary.Status>
    ) -> Void
  private typealias GetText =
    @convention(c) (
      ICULibrary.Handle, Int32, ICULibrary.Buffer, Int32,
      UnsafeMutablePointer<ICULibrary.Status>
    ) -> Int32

  /// `UNUM_SPELLOUT`, `UNUM_DEFAULT_RULESET` and `UNUM_PUBLIC_RULESETS` of `unicode/unum.h`.
  private static let spellOut: Int32 = 5
  private static let defaultRuleSet: Int32 = 6
  private static let publicRuleSets: Int32 = 7
  /// `ULOC_ACTUAL_LOCALE` of `unicode/uloc.h`: where the rules were found.
  private static let actualLocale: Int32 = 0

  /// ICU's name for a language that has several.
  private static func name(of language: String) -> String {
    ["cmn": "zh", "iw": "he", "in": "id", "nn": "no", "nb": "no"][language] ?? language
  }

  private let handle: ICULibrary.Handle
  private let close: Close
  private let format: Format
  private let setText: SetText
  /// The names of the language's rule sets, such as `%spellout-cardinal-feminine`.
  let ruleSets: [String]

  /// Opens the rules of a language. ICU answers for a language that it lacks with the rules of
  /// whatever language the machine is set to; such a language has no rule sets here.
  init(language: String) throws(PageTextError) {
    let library = try ICULibrary.shared.get()
    let open = try unsafe library.function("unum_open", as: Open.self)
    let getText = try unsafe library.function("unum_getTextAttribute", as: GetText.self)
    unsafe close = try library.function("unum_close", as: Close.self)
    unsafe format = try library.function("unum_formatDouble", as: Format.self)
    unsafe setText = try library.function("unum_setTextAttribute", as: SetText.self)
    var status: ICULibrary.Status = 0
    let opened = unsafe open(Self.spellOut, nil, 0, language, nil, &status)
    guard let opened = unsafe opened, status <= 0 else {
      throw PageTextError.icu("cannot open the number rules of \(language)", status)
    }
    unsafe handle = opened
    let locale = try unsafe library.function("unum_getLocaleByType", as: GetLocale.self)
    let actual = unsafe locale(opened, Self.actualLocale, &status)
    guard let actual = unsafe actual,
      Self.name(of: LanguageTag.language(of: unsafe String(cString: actual)))
        == Self.name(of: LanguageTag.language(of: language))
    else {
      ruleSets = []
      return
    }
    var names = [UInt16](repeating: 0, count: 4096)
    let count = unsafe getText(opened, Self.publicRuleSets, &names, 4096, &status)
    ruleSets =
      status > 0
      ? []
      : String(decoding: names.prefix(Int(count)), as: UTF16.self).split(separator: ";").map(
        String.init)
  }

  deinit {
    unsafe close(handle)
  }

  /// The number spelled out by a rule set, as lower-case words; nil where the language has no
  /// such rules.
  func words(for number: Double, ruleSet: String) -> [String]? {
    guard ruleSets.contains(ruleSet) else { return nil }
    var status: ICULibrary.Status = 0
    let name = Array(ruleSet.utf16)
    unsafe setText(handle, Self.defaultRuleSet, name, Int32(name.count), &status)
    var buffer = [UInt16](repeating: 0, count: 1024)
    let count = unsafe format(handle, number, &buffer, 1024, nil, &status)
    guard status <= 0, count > 0, count <= 1024 else { return nil }
    let text = String(decoding: buffer.prefix(Int(count)), as: UTF16.self)
    if text.unicodeScalars.contains(where: \.isASCIIDigit) { return nil }
    return Self.spokenWords(in: text)
  }

  /// The words of spelled-out text: parted by white space, commas and hyphens, without the soft
  /// hyphens that ICU puts where a long word may be broken.
  static func spokenWords(in text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for scalar in text.lowercased().unicodeScalars where !scalar.isInvisible {
      if scalar.isWordLike || scalar.isApostrophe {
        word.unicodeScalars.append(scalar)
      } else if !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}

extension PageTextError {
  static func icu(_ problem: String, _ status: ICULibrary.Status) -> PageTextError {
    PageTextError(
      .init(
        .unavailable, problem: "\(problem) (ICU error \(status))",
        remedy: "install ICU with its data (Debian: apt-get install libicu-dev)"))
  }
}
