import CEspeakNG
import Foundation
import Testing

@testable import PageText
@testable import Pronunciation

/// Whether every phone of every voice of eSpeak NG finds its way into a model's phones.
@Suite struct PhoneMapperTests {
  /// Names that are not sounds: stress, tones, pauses and lengths.
  private static let silent: Set<Character> = Set("0123456789'%,=_|:;!?~^`\"#+-.*&@<>/\\[]{} ")

  /// The names in `phontab`: a count of tables, then for each its count of phonemes, the table that
  /// it is based on, its name, and 16 bytes for each phoneme, the first four its name.
  private static func mnemonics() throws -> [String] {
    var path: UnsafePointer<CChar>?
    _ = unsafe EspeakNG.library?.info(&path)
    let folder = try unsafe String(cString: #require(path))
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder + "/phontab")))
    var names: Set<String> = []
    var place = 4
    for _ in 0..<bytes[0] {
      let count = Int(bytes[place])
      place += 4 + 32
      for phoneme in 0..<count {
        let name = bytes[place + 16 * phoneme..<place + 16 * phoneme + 4].prefix { $0 != 0 }
        if !name.isEmpty { names.insert(String(decoding: name, as: UTF8.self)) }
      }
      place += 16 * count
    }
    #expect(place == bytes.count)
    return names.sorted()
  }

  @Test func everyPhoneOfEveryVoiceIsMapped() throws {
    let espeak = try EspeakNG.shared.get()
    let library = try #require(EspeakNG.library)
    let mapper = PhoneMapper(phoneSet: try PhoneSet(names: englishPhones))
    let mnemonics = try Self.mnemonics()
    #expect(mnemonics.count > 500)
    var covered: [String: Bool] = [:]
    for language in try EspeakVoices.languages() {
      let transcriptions = try espeak.inVoice(language) {
        // Once asked to synthesise phoneme names, it reads them between double brackets.
        unsafe library.set_synth_callback { _, _, _ in 0 }
        let flags = UInt32(espeakCHARS_UTF8) | UInt32(espeakPHONEMES)
        _ = unsafe library.synthesize(" ", 2, 0, POS_CHARACTER, 0, flags, nil, nil)
        defer {
          _ = unsafe library.synthesize(
            " ", 2, 0, POS_CHARACTER, 0, UInt32(espeakCHARS_UTF8), nil, nil)
        }
        return mnemonics.map { ($0, EspeakNG.translate("[[\($0)]]")) }
      }
      for (name, phonemes) in transcriptions {
        for phoneme in phonemes where covered[phoneme] == nil {
          #expect(
            IPAReader.firstUnknown(in: phoneme) == nil, "\(language) [[\(name)]] \(phoneme)")
          covered[phoneme] =
            !mapper.covers(of: [phoneme]).isEmpty || phoneme.allSatisfy(Self.silent.contains)
            || ["ʔ", "ʕ", "ː", "ʲ", "ʰ", "\u{303}"].contains(phoneme)
          #expect(covered[phoneme] == true, "\(language) [[\(name)]] \(phoneme)")
        }
      }
    }
    #expect(covered.count > 300)
  }

  @Test(arguments: [
    // English itself.
    ("p_ˈɑːɹ_p", "P AA R P"), ("b_ˈɜː_d", "B ER D"), ("tʃ_ˈaɪ_n_iː_z", "CH AY N IY Z"),
    ("w_ˈɔː_ɾ_ɚ", "W AO D ER"),
    // The five vowels of most languages.
    ("p_a", "P AA"), ("p_e", "P EH"), ("p_i", "P IY"), ("p_o", "P AO"), ("p_u", "P UW"),
    // Sounds that English lacks.
    ("ɲ_a", "N Y AA"), ("ɟ_a", "JH AA"), ("c_a", "CH AA"), ("x_a", "HH AA"), ("ts_a", "T S AA"),
    ("y", "IY"), ("ʋ_a", "V AA"), ("h_a_n_s", "HH AA N S"), ("ts", "T S"), ("β_a", "V AA"),
    ("r_a", "R AA"), ("ʎ_a", "L Y AA"), ("ɕ_a", "SH AA"),
    ("ǃ_a", "T AA"), ("ɓ_a", "B AA"), ("ʂ_a", "SH AA"), ("ɬ_a", "L AA"),
    // What eSpeak NG writes in its own way.
    ("s._i.ɜ", "SH IH"), ("tɕhi", "CH IY"), ("ʁ_u", "R UW"), ("w_a", "W AA"), ("n_ˈiaɜ", "N IY AA"),
    ("(en)_tʃ_ˈaɪ_(ja)", "CH AY"),
  ]) func soundsFindTheirNeighbours(transcription: String, expected: String) throws {
    let mapper = PhoneMapper(phoneSet: try PhoneSet(names: englishPhones))
    let phonemes = EspeakTranscription.phonemes(in: transcription)
    #expect(mapper.covers(of: phonemes).first?.phones.joined(separator: " ") == expected)
  }

  @Test(arguments: [
    ("SIL aa ai bb jj on ou rr", "b_ɔ̃_ʒ_u_ʁ", "bb on jj ou rr"),
    ("sil a: aI C tS U d 9 h", "a_ɪ_ç", "aI C"), ("sil a: aI C tS U d 9 h", "tʃ_œ_d", "tS 9 d"),
  ]) func modelsOfOtherNotationsAreUnderstood(
    names: String, transcription: String, expected: String
  ) throws {
    let names = names.split(separator: " ").map(String.init)
    let mapper = PhoneMapper(phoneSet: try PhoneSet(names: names))
    let phonemes = EspeakTranscription.phonemes(in: transcription)
    #expect(mapper.covers(of: phonemes).first?.phones.joined(separator: " ") == expected)
  }

  @Test func phonesOfNoNotationAreNamed() throws {
    let error = try #require(throws: PronunciationError.self) {
      try PhoneSet(names: ["SIL", "AA", "B", "QQQ"])
    }
    #expect("\(error)".contains("QQQ"))
  }

  @Test func lettersOfHintsAreThoseOfTheTable() {
    #expect(PhoneticText.letters.allSatisfy { IPAReader.firstUnknown(in: String($0)) == nil })
  }

  @Test func modelsInIPAMapToThemselves() throws {
    let mapper = PhoneMapper(phoneSet: try PhoneSet(names: ["SIL", "a", "ɲ", "tʃ", "x", "y"]))
    #expect(
      mapper.covers(of: ["tʃ", "a", "ɲ", "y", "x"]).first?.phones == ["tʃ", "a", "ɲ", "y", "x"])
  }
}
