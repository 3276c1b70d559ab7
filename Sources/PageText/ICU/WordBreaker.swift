import Files

/// Divides text of scripts that are written without spaces, by ICU's dictionaries.
///
/// Reference: Unicode Standard Annex 29 and its dictionary-based tailorings; `unicode/ubrk.h`.
final class WordBreaker {
  private typealias Open =
    @convention(c) (
      Int32, UnsafePointer<CChar>?, ICULibrary.Text?, Int32,
      UnsafeMutablePointer<ICULibrary.Status>
    ) -> ICULibrary.Handle?
  private typealias Next = @convention(c) (ICULibrary.Handle) -> Int32
  private typealias Close = @convention(c) (ICULibrary.Handle) -> Void

  /// `UBRK_WORD` and `UBRK_DONE` of `unicode/ubrk.h`.
  private static let wordKind: Int32 = 1
  private static let done: Int32 = -1

  /// The lengths in UTF-8 bytes of the pieces of a text, in order.
  static func lengths(of text: String, language: String) throws(PageTextError) -> [Int] {
    let library = try ICULibrary.shared.get()
    let open = try unsafe library.function("ubrk_open", as: Open.self)
    let next = try unsafe library.function("ubrk_next", as: Next.self)
    let close = try unsafe library.function("ubrk_close", as: Close.self)
    var status: ICULibrary.Status = 0
    let units = Array(text.utf16)
    var ends: [Int] = []
    unsafe units.withUnsafeBufferPointer { buffer in
      let iterator = unsafe open(
        wordKind, language, buffer.baseAddress, Int32(buffer.count), &status)
      guard let iterator = unsafe iterator, status <= 0 else { return }
      defer { unsafe close(iterator) }
      while case let end = unsafe next(iterator), end != done { ends.append(Int(end)) }
    }
    if status > 0 { throw .icu("cannot divide text without spaces", status) }
    var start = 0
    return ends.map { end in
      defer { start = end }
      return String(decoding: units[start..<end], as: UTF16.self).utf8.count
    }
  }
}

extension Unicode.Scalar {
  /// Whether its script is written without spaces between words: Chinese, Japanese, Thai, Lao,
  /// Khmer, Burmese.
  var isOfScriptWithoutSpaces: Bool {
    switch value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x19E0...0x19FF, 0x3005...0x3007,
      0x3040...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA9E0...0xA9FF,
      0xAA60...0xAA7F, 0xF900...0xFAFF, 0xFF66...0xFF9F, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
