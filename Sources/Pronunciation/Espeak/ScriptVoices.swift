import PageText

/// The languages that words of another script than the page's are read in: a voice of eSpeak NG
/// that does not know a script says “Hebrew letter” for each of its letters.
enum ScriptVoices {
  /// The languages to pronounce a spelling in, the usual one first.
  ///
  /// - Parameters:
  ///   - spelling: the word.
  ///   - tag: the language of the text around it.
  static func languages(of spelling: String, in tag: String) -> [String] {
    guard let scalar = spelling.unicodeScalars.first(where: { $0.properties.isAlphabetic }),
      let script = scripts.first(where: { $0.ranges.contains { $0.contains(scalar.value) } })
    else { return [tag] }
    let language = LanguageTag.language(of: tag)
    if script.languages.contains(language) { return [tag] }
    let writesLatin = !scripts.dropFirst().contains { $0.languages.contains(language) }
    // Voices of other scripts read Latin letters by their own rules, as names of letters, or so.
    if script.ranges == scripts[0].ranges { return writesLatin ? [tag] : [tag, "en"] }
    return [script.languages[0]]
  }

  private struct Script {
    var ranges: [ClosedRange<UInt32>]
    /// The languages written in it, the one that a stranger most likely is of first.
    var languages: [String]

    init(_ ranges: [ClosedRange<UInt32>], _ languages: String) {
      self.ranges = ranges
      self.languages = languages.split(separator: " ").map(String.init)
    }
  }

  private static let scripts: [Script] = [
    Script([0x41...0x24F, 0x1E00...0x1EFF], "en"),
    Script([0x370...0x3FF, 0x1F00...0x1FFF], "el grc"),
    Script([0x400...0x52F], "ru uk be bg sr mk kk ky tt ba cv mn"),
    Script([0x530...0x58F], "hy hyw"), Script([0x590...0x5FF], "he iw yi"),
    Script([0x600...0x77F, 0x8A0...0x8FF], "ar fa ur ug sd ku ps ckb"),
    Script([0x900...0x97F], "hi mr ne kok bpy sa"), Script([0x980...0x9FF], "bn as bpy"),
    Script([0xA00...0xA7F], "pa"), Script([0xA80...0xAFF], "gu"), Script([0xB00...0xB7F], "or"),
    Script([0xB80...0xBFF], "ta"), Script([0xC00...0xC7F], "te"), Script([0xC80...0xCFF], "kn"),
    Script([0xD00...0xD7F], "ml"), Script([0xD80...0xDFF], "si"), Script([0xE00...0xE7F], "th"),
    Script([0x1000...0x109F], "my shn"), Script([0x10A0...0x10FF, 0x1C90...0x1CBF], "ka"),
    Script([0x1200...0x139F], "am ti"), Script([0x1100...0x11FF, 0xAC00...0xD7AF], "ko"),
    Script([0x3040...0x30FF], "ja"),
    Script([0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF], "zh cmn yue hak ja ko"),
  ]
}
