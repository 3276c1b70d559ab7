/// Where the name of a month stands beside a word that may be a day of it.
enum MonthPlace {
  case none
  /// `4 March`, `5 de mayo`.
  case after
  /// `March 4`.
  case before
}

/// The names of months, and dates in words, by ICU.
///
/// Not for use by several threads at once. Reference: `unicode/udat.h`.
final class DateWords {
  private typealias Open =
    @convention(c) (
      Int32, Int32, UnsafePointer<CChar>, ICULibrary.Text, Int32, ICULibrary.Text?, Int32,
      UnsafeMutablePointer<ICULibrary.Status>
    ) -> ICULibrary.Handle?
  private typealias Close = @convention(c) (ICULibrary.Handle) -> Void
  private typealias Count = @convention(c) (ICULibrary.Handle, Int32) -> Int32
  private typealias Symbol =
    @convention(c) (
      ICULibrary.Handle, Int32, Int32, ICULibrary.Buffer, Int32,
      UnsafeMutablePointer<ICULibrary.Status>
    ) -> Int32
  private typealias Format =
    @convention(c) (
      ICULibrary.Handle, Double, ICULibrary.Buffer, Int32, UnsafeMutableRawPointer?,
      UnsafeMutablePointer<ICULibrary.Status>
    ) -> Int32

  /// `UDAT_NONE`, `UDAT_LONG`; `UDAT_MONTHS`, `UDAT_SHORT_MONTHS`, `UDAT_STANDALONE_MONTHS`.
  private static let noStyle: Int32 = -1
  private static let longStyle: Int32 = 1
  private static let monthKinds: [Int32] = [1, 2, 10]

  let language: String
  private var names: Set<String>?

  init(language: String) {
    self.language = language
  }

  /// Whether a word is the name of a month, full or shortened.
  func isMonth(_ word: String) throws(PageTextError) -> Bool {
    guard word.count > 2, word.first?.isLetter == true else { return false }
    let known: Set<String>
    if let names {
      known = names
    } else {
      known = try monthNames()
      names = known
    }
    return known.contains(word.lowercased())
  }

  private func monthNames() throws(PageTextError) -> Set<String> {
    let library = try ICULibrary.shared.get()
    let count = try unsafe library.function("udat_countSymbols", as: Count.self)
    let symbol = try unsafe library.function("udat_getSymbols", as: Symbol.self)
    return try unsafe withFormat { handle, status in
      var names: Set<String> = []
      for kind in Self.monthKinds {
        for index in 0..<(unsafe count(handle, kind)) {
          var buffer = [UInt16](repeating: 0, count: 64)
          let length = unsafe symbol(handle, kind, index, &buffer, 64, &status)
          guard status <= 0, length > 2, length <= 64 else { continue }
          let name = String(decoding: buffer.prefix(Int(length)), as: UTF16.self).lowercased()
          names.insert(name.hasSuffix(".") ? String(name.dropLast()) : name)
        }
      }
      return names
    }
  }

  /// A date as the language writes it out, such as `24. Dezember 2024`; nil for none of the
  /// calendar.
  func words(year: Int, month: Int, day: Int) throws(PageTextError) -> String? {
    guard (1...12).contains(month), (1...31).contains(day), (1...9999).contains(year) else {
      return nil
    }
    let library = try ICULibrary.shared.get()
    let format = try unsafe library.function("udat_format", as: Format.self)
    let milliseconds = 86_400_000 * Double(Self.daysSince1970(year, month, day))
    return try unsafe withFormat { handle, status in
      var buffer = [UInt16](repeating: 0, count: 128)
      let length = unsafe format(handle, milliseconds, &buffer, 128, nil, &status)
      guard status <= 0, length > 0, length <= 128 else { return nil }
      return String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
    }
  }

  private func withFormat<Result>(
    _ body: (ICULibrary.Handle, inout ICULibrary.Status) -> Result
  ) throws(PageTextError) -> Result {
    let library = try ICULibrary.shared.get()
    let open = try unsafe library.function("udat_open", as: Open.self)
    let close = try unsafe library.function("udat_close", as: Close.self)
    var status: ICULibrary.Status = 0
    let zone = Array("UTC".utf16)
    let opened = unsafe open(
      Self.noStyle, Self.longStyle, language + "@numbers=latn", zone, Int32(zone.count), nil, -1,
      &status)
    guard let opened = unsafe opened, status <= 0 else {
      throw .icu("cannot open the dates of \(language)", status)
    }
    defer { unsafe close(opened) }
    return unsafe body(opened, &status)
  }

  /// The days from 1 January 1970 in the Gregorian calendar.
  ///
  /// Reference: E. G. Richards, "Calendars", in the Explanatory Supplement to the Astronomical
  /// Almanac (3rd edition), section 15.11.
  private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shift = (month - 14) / 12
    return day - 32_075 + 1461 * (year + 4800 + shift) / 4 + 367 * (month - 2 - 12 * shift) / 12
      - 3 * ((year + 4900 + shift) / 100) / 4 - 2_440_588
  }
}
