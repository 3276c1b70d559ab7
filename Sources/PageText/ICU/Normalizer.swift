/// Unicode's normal forms, by ICU: the composed one (NFC), and the one that drops mere looks (NFKC)
/// for the characters that are no more than another look.
///
/// Reference: Unicode Standard Annex 15; `unicode/unorm2.h`.
enum Normalizer {
  private typealias Instance =
    @convention(c) (UnsafeMutablePointer<ICULibrary.Status>) -> ICULibrary.Handle?
  private typealias Normalize =
    @convention(c) (
      ICULibrary.Handle, ICULibrary.Text, Int32, ICULibrary.Buffer, Int32,
      UnsafeMutablePointer<ICULibrary.Status>
    ) -> Int32

  /// The text composed; nil when it has no combining marks or conjoining letters, so that it
  /// already is.
  static func composed(_ bytes: ArraySlice<UInt8>) throws(PageTextError) -> [UInt8]? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.unicodeScalars.contains(where: mayCompose) else { return nil }
    return try normalized(bytes, by: "unorm2_getNFCInstance")
  }

  private static func normalized(_ bytes: ArraySlice<UInt8>, by name: String)
    throws(PageTextError) -> [UInt8]
  {
    let library = try ICULibrary.shared.get()
    let instance = try unsafe library.function(name, as: Instance.self)
    let normalize = try unsafe library.function("unorm2_normalize", as: Normalize.self)
    var status: ICULibrary.Status = 0
    guard let form = unsafe instance(&status), status <= 0 else {
      throw .icu("cannot compose characters", status)
    }
    let units = Array(String(decoding: bytes, as: UTF8.self).utf16)
    // NFC never takes more than three times the UTF-16 units, NFKC eighteen times.
    var buffer = [UInt16](repeating: 0, count: 18 * units.count + 1)
    let count = unsafe normalize(
      form, units, Int32(units.count), &buffer, Int32(buffer.count), &status)
    guard status <= 0 else { throw .icu("cannot compose characters", status) }
    return Array(String(decoding: buffer.prefix(Int(count)), as: UTF16.self).utf8)
  }

  /// The text with characters that are only another look of others replaced by those: ligatures
  /// (`ﬁ`), wide and ornate letters, `℃`, `㎞`, Roman numerals of one character. Fractions,
  /// superscripts and spaces, which mean something, stay. Nil when it has none.
  static func withoutLooks(_ bytes: ArraySlice<UInt8>) throws(PageTextError) -> [UInt8]? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.unicodeScalars.contains(where: isLook) else { return nil }
    var plain: [UInt8] = []
    for scalar in text.unicodeScalars {
      let bytes = Array(String(scalar).utf8)
      plain += isLook(scalar) ? try normalized(bytes[...], by: "unorm2_getNFKCInstance") : bytes
    }
    return plain
  }

  private static func isLook(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x132...0x133, 0x1C4...0x1CC, 0x1F1...0x1F3, 0x2102...0x2115, 0x2119...0x211D, 0x2124,
      0x2128...0x213B, 0x2160...0x217F, 0x24B6...0x24E9, 0x3300...0x33FF, 0xFB00...0xFB4F,
      0xFB50...0xFDFB, 0xFE70...0xFEFC, 0xFF01...0xFF5E, 0xFF66...0xFF9F, 0xFFE0...0xFFE6,
      0x1D400...0x1D7FF, 0x1F130...0x1F149:
      true
    default: false
    }
  }

  /// Whether composing could change a character with the one before.
  private static func mayCompose(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x300
      && (scalar.properties.canonicalCombiningClass != .notReordered
        || (0x1160...0x11FF).contains(scalar.value)
        || [
          0x9BE, 0x9D7, 0xB3E, 0xB56, 0xB57, 0xBBE, 0xBD7, 0xCC2, 0xCD5, 0xCD6, 0xD3E, 0xD57,
          0xDCF, 0xDDF, 0x102E,
        ].contains(scalar.value))
  }
}
