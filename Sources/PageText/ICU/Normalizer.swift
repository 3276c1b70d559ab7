/// Unicode's composed normal form (NFC), by ICU.
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
    let library = try ICULibrary.shared.get()
    let instance = try unsafe library.function("unorm2_getNFCInstance", as: Instance.self)
    let normalize = try unsafe library.function("unorm2_normalize", as: Normalize.self)
    var status: ICULibrary.Status = 0
    guard let form = unsafe instance(&status), status <= 0 else {
      throw .icu("cannot compose characters", status)
    }
    let units = Array(text.utf16)
    // NFC never takes more than three times the UTF-16 units.
    var buffer = [UInt16](repeating: 0, count: 3 * units.count + 1)
    let count = unsafe normalize(
      form, units, Int32(units.count), &buffer, Int32(buffer.count), &status)
    guard status <= 0 else { throw .icu("cannot compose characters", status) }
    return Array(String(decoding: buffer.prefix(Int(count)), as: UTF16.self).utf8)
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
