public import PageText

/// The phones that a language's words are made of, as eSpeak NG says them: the phones of a model
/// that is to be trained for it.
///
/// A phone is named by its IPA without marks that say nothing about the sound, such as length and
/// stress. A phoneme of up to two sounds (`tʃ`, `aɪ`) is one phone; of more, each sound is one.
public struct LanguagePhones: Sendable {
  /// How often each phone is in the words, one pronunciation each.
  public private(set) var counts: [String: Int] = [:]

  /// Counts the phones of words. Sounds that no word but those of a lexicon or a hint has are
  /// phones, too.
  ///
  /// - Throws: ``PronunciationError`` when eSpeak NG does not speak the language.
  public init(of words: [Reading.SpokenWord], language: String) throws(PronunciationError) {
    let espeak = try EspeakNG.shared.get()
    var nameOfSounds: [[Articulation]: String] = [:]
    func count(_ name: String) {
      let sounds = IPAReader.sounds(in: name)
      let known = nameOfSounds[sounds] ?? name
      nameOfSounds[sounds] = known
      counts[known, default: 0] += 1
    }
    for word in words where word.givenPhones.isEmpty {
      let voice = try EspeakVoices.voice(for: word.language ?? language)
      for phoneme in try espeak.phonemes(of: word.spelling, language: voice) {
        Self.names(of: phoneme).forEach(count)
      }
    }
    for phones in words.compactMap(\.givenPhones.first) where !phones.allSatisfy(Self.isARPAbet) {
      for phone in phones {
        // Given phones need not be parted by spaces: two sounds are one phone if others say so.
        let isOne = nameOfSounds[IPAReader.sounds(in: phone)] != nil
        (isOne ? [phone] : Self.singleNames(of: phone)).forEach(count)
      }
    }
  }

  /// Whether a phone is written as in the ARPAbet, which other letters than the IPA's tell.
  private static func isARPAbet(_ phone: String) -> Bool {
    phone.allSatisfy { $0.isUppercase && $0.isASCII || $0.isNumber }
  }

  /// The nearest phones of another set for each of some phones: the cover of each by itself.
  ///
  /// - Parameters:
  ///   - names: phones in IPA.
  ///   - phoneSet: the names of a model's phones, fillers among them.
  /// - Throws: ``PronunciationError`` when those names are of no known notation.
  public static func covers(
    of names: [String], in phoneSet: [String]
  ) throws(PronunciationError) -> [String: [String]] {
    let mapper = PhoneMapper(phoneSet: try PhoneSet(names: phoneSet))
    var covers: [String: [String]] = [:]
    for name in names { covers[name] = mapper.covers(of: [name]).first?.phones }
    return covers
  }

  /// The phones of American English in the ARPAbet, as the CMU dictionary and the usual acoustic
  /// model have them.
  public static let english = [
    "AA", "AE", "AH", "AO", "AW", "AY", "B", "CH", "D", "DH", "EH", "ER", "EY", "F", "G", "HH",
    "IH", "IY", "JH", "K", "L", "M", "N", "NG", "OW", "OY", "P", "R", "S", "SH", "T", "TH", "UH",
    "UW", "V", "W", "Y", "Z", "ZH",
  ]

  /// The phones of a phoneme.
  static func names(of phoneme: String) -> [String] {
    let sounds = IPAReader.sounds(in: phoneme)
    guard sounds.count > 2 else { return sounds.isEmpty ? [] : [plain(phoneme)] }
    return singleNames(of: phoneme)
  }

  /// A phone for each sound of a phoneme.
  private static func singleNames(of phoneme: String) -> [String] {
    var names: [String] = []
    var rest = phoneme.unicodeScalars[...]
    while !rest.isEmpty {
      // The shortest beginning that holds two sounds, without its last letter, holds the first.
      let end =
        rest.indices.first {
          IPAReader.sounds(in: String(rest[...$0])).count > 1
        } ?? rest.endIndex
      names.append(plain(String(rest[..<end])))
      rest = rest[end...]
    }
    return names.filter { !$0.isEmpty }
  }

  /// A phoneme without the marks that change nothing.
  private static func plain(_ phoneme: String) -> String {
    let sounds = IPAReader.sounds(in: phoneme)
    var scalars = Array(phoneme.unicodeScalars)
    var place = 0
    while place < scalars.count {
      var fewer = scalars
      fewer.remove(at: place)
      if IPAReader.sounds(in: Self.text(fewer)) == sounds { scalars = fewer } else { place += 1 }
    }
    return text(scalars)
  }

  private static func text(_ scalars: [Unicode.Scalar]) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }
}
