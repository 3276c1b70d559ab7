import CEspeakNG

/// The languages that eSpeak NG speaks.
public enum EspeakVoices {
  /// The language codes of all its voices, such as `en-us` or `sw`, sorted.
  ///
  /// - Throws: ``PronunciationError`` when eSpeak NG cannot be started.
  public static func languages() throws(PronunciationError) -> [String] {
    _ = try EspeakNG.shared.get()
    return listed
  }

  /// Filled once, before any voice is asked for twice; the list does not change while a process
  /// runs.
  private static let listed: [String] = {
    var languages: Set<String> = []
    guard let library = EspeakNG.library,
      var entry = library.list_voices(nil)
    else { return [] }
    while let voice = unsafe entry.pointee {
      // Each language is a byte of priority and its code; a priority of 0 ends them.
      var place = unsafe voice.pointee.languages
      while let name = unsafe place, unsafe name.pointee != 0 {
        let code = unsafe String(cString: name + 1)
        languages.insert(code.lowercased())
        unsafe place = name + 2 + code.utf8.count
      }
      unsafe entry += 1
    }
    return languages.sorted()
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

  /// Tags that eSpeak NG knows by another name, or only with a region.
  private static let aliases = [
    "en": "en-us", "en-uk": "en-gb", "zh": "cmn", "zh-cn": "cmn",
    "zh-hans": "cmn", "zh-tw": "cmn", "zh-hant": "cmn", "zh-hk": "yue", "no": "nb", "nn": "nb",
    "es-mx": "es-419", "es-us": "es-419", "iw": "he", "in": "id", "sh": "hr", "mo": "ro",
  ]
}
