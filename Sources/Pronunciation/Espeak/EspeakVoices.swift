import CEspeakNG

/// The languages that eSpeak NG speaks.
public enum EspeakVoices {
  /// The language codes of all its voices, such as `en-us` or `sw`, sorted.
  ///
  /// - Throws: ``PronunciationError`` when eSpeak NG cannot be started.
  public static func languages() throws(PronunciationError) -> [String] {
    _ = try EspeakNG.shared.get()
    return files.keys.sorted()
  }

  /// The file of the voice for a language code, such as `gmw/en-US`.
  static func file(for code: String) -> String? { files[code]?.file }

  /// The codes of the voices with such a name, sorted.
  static func codes(where isWanted: (String) -> Bool) -> [String] {
    files.filter { isWanted($0.value.name) }.map(\.key).sorted()
  }

  /// Filled once, when eSpeak NG has started; the list does not change while a process runs.
  private static let files: [String: (file: String, name: String, priority: Int8)] = {
    var files: [String: (file: String, name: String, priority: Int8)] = [:]
    guard let library = EspeakNG.library, var entry = library.list_voices(nil) else { return [:] }
    while let voice = unsafe entry.pointee {
      let file = unsafe voice.pointee.identifier.map { unsafe String(cString: $0) } ?? ""
      let title = unsafe voice.pointee.name.map { unsafe String(cString: $0) } ?? ""
      // Each language is a byte of priority, the lower the better, and its code; 0 ends them.
      var place = unsafe voice.pointee.languages
      while let name = unsafe place, unsafe name.pointee != 0 {
        let code = unsafe String(cString: name + 1)
        let priority = unsafe Int8(bitPattern: UInt8(bitPattern: name.pointee))
        if priority < files[code.lowercased()]?.priority ?? .max {
          files[code.lowercased()] = (file, title, priority)
        }
        unsafe place = name + 2 + code.utf8.count
      }
      unsafe entry += 1
    }
    return files
  }()

  /// The voice for a BCP 47 tag.
  ///
  /// - Throws: ``PronunciationError`` that suggests the nearest languages when there is none.
  static func voice(for tag: String) throws(PronunciationError) -> String {
    let known = try languages()
    let code = tag.lowercased().map { $0 == "_" ? "-" : String($0) }.joined()
    let aliased = aliases[code] ?? code
    if known.contains(aliased) { return aliased }
    var parts = code.split(separator: "-").map(String.init)
    while parts.count > 1 {
      parts.removeLast()
      let shorter = parts.joined(separator: "-")
      if let voice = [aliases[shorter], shorter].compactMap(\.self).first(where: known.contains) {
        return voice
      }
    }
    throw .unknownLanguage(tag, known: known)
  }

  /// Tags that eSpeak NG knows by another name, or only with a region. Its voice `cmn` turns Chinese
  /// characters into pinyin, which it then reads as if it were English; its voice for pinyin reads
  /// both.
  private static let aliases = [
    "en": "en-us", "en-uk": "en-gb", "cmn": "cmn-latn-pinyin", "zh": "cmn-latn-pinyin",
    "zh-hk": "yue", "no": "nb", "nn": "nb",
    "es-mx": "es-419", "es-us": "es-419", "iw": "he", "in": "id", "sh": "hr", "mo": "ro",
  ]
}
