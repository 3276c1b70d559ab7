/// The names of units and currencies in the form that a number asks for, by ICU: `1 kilometre`,
/// `5 kilometres`, `kilomita 5`.
///
/// Reference: Unicode CLDR's units; the number skeletons of `unicode/unumberformatter.h`.
struct UnitFormatter {
  private typealias Open =
    @convention(c) (
      ICULibrary.Text, Int32, UnsafePointer<CChar>, UnsafeMutablePointer<ICULibrary.Status>
    ) -> ICULibrary.Handle?
  private typealias OpenResult =
    @convention(c) (UnsafeMutablePointer<ICULibrary.Status>) -> ICULibrary.Handle?
  private typealias Format =
    @convention(c) (
      ICULibrary.Handle, UnsafePointer<CChar>, Int32, ICULibrary.Handle,
      UnsafeMutablePointer<ICULibrary.Status>
    ) -> Void
  private typealias Read =
    @convention(c) (
      ICULibrary.Handle, ICULibrary.Buffer, Int32, UnsafeMutablePointer<ICULibrary.Status>
    ) -> Int32
  private typealias Close = @convention(c) (ICULibrary.Handle) -> Void

  let language: String

  /// The words that stand before and after a number in front of a unit; nil when ICU has no such
  /// unit.
  ///
  /// - Parameters:
  ///   - kind: a unit such as `unit/kilometer`, or `currency/EUR`.
  ///   - number: the number in digits, with a full stop before decimals.
  func words(_ kind: String, of number: String) throws(PageTextError)
    -> (before: [String], after: [String])?
  {
    let library = try ICULibrary.shared.get()
    let open = try unsafe library.function("unumf_openForSkeletonAndLocale", as: Open.self)
    let openResult = try unsafe library.function("unumf_openResult", as: OpenResult.self)
    let format = try unsafe library.function("unumf_formatDecimal", as: Format.self)
    let read = try unsafe library.function("unumf_resultToString", as: Read.self)
    let close = try unsafe library.function("unumf_close", as: Close.self)
    let closeResult = try unsafe library.function("unumf_closeResult", as: Close.self)
    var status: ICULibrary.Status = 0
    let skeleton = Array("\(kind) unit-width-full-name numbering-system/latn".utf16)
    let formatter = unsafe open(skeleton, Int32(skeleton.count), language, &status)
    guard let formatter = unsafe formatter else { return nil }
    defer { unsafe close(formatter) }
    guard let result = unsafe openResult(&status) else { return nil }
    defer { unsafe closeResult(result) }
    unsafe format(formatter, number, Int32(number.utf8.count), result, &status)
    var buffer = [UInt16](repeating: 0, count: 256)
    let count = unsafe read(result, &buffer, 256, &status)
    guard status <= 0, count > 0 else { return nil }
    let text = String(decoding: buffer.prefix(Int(count)), as: UTF16.self)
    let parts = text.split(whereSeparator: \.isNumber)
    guard let first = text.firstIndex(where: \.isNumber), !parts.isEmpty else { return nil }
    let last = text.lastIndex(where: \.isNumber) ?? first
    return (
      NumberSpeller.spokenWords(in: String(text[..<first])),
      NumberSpeller.spokenWords(in: String(text[last...].dropFirst()))
    )
  }

  /// ICU's names of the units that pages print, by sign in lower case.
  static let units: [String: String] = [
    "km": "kilometer", "m": "meter", "dm": "decimeter", "cm": "centimeter", "mm": "millimeter",
    "mi": "mile", "ft": "foot", "in": "inch", "yd": "yard", "kg": "kilogram", "g": "gram",
    "mg": "milligram", "t": "metric-ton", "lb": "pound", "lbs": "pound", "oz": "ounce",
    "l": "liter", "ml": "milliliter", "cl": "centiliter", "dl": "deciliter", "°c": "celsius",
    "°f": "fahrenheit", "°": "degree", "h": "hour", "min": "minute", "s": "second",
    "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "km²": "square-kilometer",
    "m²": "square-meter", "m³": "cubic-meter", "ha": "hectare", "w": "watt", "kw": "kilowatt",
    "v": "volt", "′": "foot", "″": "inch", "%": "percent", "км": "kilometer", "м": "meter",
    "см": "centimeter", "мм": "millimeter", "кг": "kilogram", "г": "gram", "л": "liter",
    "мл": "milliliter", "км/ч": "kilometer-per-hour", "м²": "square-meter", "m2": "square-meter",
    "m3": "cubic-meter", "km2": "square-kilometer", "cm²": "square-centimeter",
    "كم": "kilometer", "كجم": "kilogram", "كغ": "kilogram", "سم": "centimeter", "°م": "celsius",
    "ק\"מ": "kilometer", "ק״מ": "kilometer", "ק\"ג": "kilogram", "ק״ג": "kilogram",
    "किमी": "kilometer", "किग्रा": "kilogram", "কিমি": "kilometer", "কেজি": "kilogram",
    "กม": "kilometer", "กก": "kilogram", "ซม": "centimeter", "კმ": "kilometer", "կմ": "kilometer",
    "ኪሜ": "kilometer", "χλμ": "kilometer", "کیلومتر": "kilometer", "கி.மீ": "kilometer",
  ]

  /// The currencies of signs and of short forms, as ISO 4217 codes.
  static let currencies: [String: String] = [
    "£": "GBP", "$": "USD", "€": "EUR", "¥": "JPY", "₹": "INR", "₽": "RUB", "₺": "TRY", "₩": "KRW",
    "₪": "ILS", "₫": "VND", "₦": "NGN", "₱": "PHP", "฿": "THB", "₴": "UAH",
    "ksh": "KES", "tsh": "TZS", "元": "CNY", "円": "JPY", "원": "KRW", "¢": "USD", "₵": "GHS",
    "₸": "KZT", "₾": "GEL", "֏": "AMD", "₮": "MNT", "៛": "KHR", "₭": "LAK", "৳": "BDT",
    "r$": "BRL", "us$": "USD", "chf": "CHF", "rm": "MYR", "rp": "IDR", "zł": "PLN", "kč": "CZK",
    "грн": "UAH", "лв": "BGN", "руб": "RUB",
    "sv:kr": "SEK", "da:kr": "DKK", "nb:kr": "NOK", "no:kr": "NOK", "nn:kr": "NOK",
    "is:kr": "ISK", "hu:ft": "HUF", "tr:tl": "TRY", "ro:lei": "RON", "ro:leu": "RON",
    "hi:रु": "INR", "vi:đ": "VND", "zh:¥": "CNY", "et:kr": "EEK", "bn:৳": "BDT", "uk:₴": "UAH",
    "af:r": "ZAR", "sw:sh": "KES",
  ]

  /// The currency that a sign or short form means in a language.
  static func currency(of form: String, in language: String) -> String? {
    let lower = form.lowercased()
    return currencies[language + ":" + lower] ?? currencies[lower]
  }
}
