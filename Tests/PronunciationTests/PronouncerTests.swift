import Files
import Foundation
import PageText
import Pronunciation
import Testing

/// The phones of the CMU Sphinx US English model.
let englishPhones =
  ("+NSN+ +SPN+ AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH SIL "
  + "T TH UH UW V W Y Z ZH").split(separator: " ").map(String.init)

@Suite struct PronouncerTests {
  private static let dictionary = """
    ;;; a comment
    a AH
    a(2) EY
    b. B IY
    breeze B R IY Z
    james JH EY M Z
    mo M OW
    going G OW IH NG
    sea S IY

    """

  private func pronouncer() throws -> Pronouncer {
    let path = NSTemporaryDirectory() + "wordlight-\(UUID().uuidString).dict"
    try Self.dictionary.write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try Pronouncer(language: "en", phoneSet: englishPhones, lexiconPath: path)
  }

  @Test(arguments: [
    ("a", ["AH", "EY"]), ("B", ["B IY"]), ("sea-breeze", ["S IY B R IY Z"]), ("mo's", ["M OW Z"]),
    ("james's", ["JH EY M Z IH Z", "JH EY M Z AH Z"]), ("goin'", ["G OW IH N"]),
    ("mo'd", ["M OW D"]),
  ]) func lexiconComesFirst(spelling: String, expected: [String]) throws {
    let found = try pronouncer().pronunciations(of: .init(spelling: spelling))
    #expect(found.map { $0.phones.joined(separator: " ") } == expected)
  }

  @Test(arguments: [
    ("parp", "P AA R P"), ("gulp", "G AH L P"), ("whoosh", "W UW SH"),
    ("nineteen", "N AY N T IY N"),
  ]) func espeakSaysWhatTheLexiconLacks(spelling: String, expected: String) throws {
    let found = try pronouncer().pronunciations(of: .init(spelling: spelling))
    #expect(found.first?.phones.joined(separator: " ") == expected)
  }

  @Test(arguments: [
    "", "!", "🐢", "ʘ", "漢字", "zzzzzz", String(repeating: "a", count: 5000), "\u{301}",
  ])
  func everySpellingIsPronounced(spelling: String) throws {
    let found = try pronouncer().pronunciations(of: .init(spelling: spelling))
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { !$0.phones.isEmpty && $0.logPrior <= 0 })
    #expect(found.allSatisfy { $0.phones.allSatisfy(englishPhones.contains) })
  }

  @Test func givenPhonesWin() throws {
    let word = Reading.SpokenWord(
      spelling: "zyx", givenPhones: [["z", "ɪ", "k", "s"], ["Z", "AY"]])
    let found = try pronouncer().pronunciations(of: word)
    #expect(found.first?.phones == ["Z", "IH", "K", "S"])
    #expect(found.contains { $0.phones == ["Z", "AY"] })
  }

  @Test func unknownLanguagesAreNamed() throws {
    let error = try #require(throws: PronunciationError.self) {
      try Pronouncer(language: "swx", phoneSet: englishPhones, lexiconPath: nil)
    }
    #expect(error.diagnostic.problem == "language “swx” not known")
    #expect(error.diagnostic.remedy?.contains("sw") == true)
  }

  @Test(arguments: [
    ("lo", "th"), ("km", "vi"), ("zu", "tn"), ("gl", "pt"), ("fil", "id"), ("yi", "de"),
    ("fo", "is"), ("german", "de"), ("Swahili", "sw"), ("ps-AF", "fa"),
  ]) func relativesOfUnknownLanguagesAreSuggested(tag: String, near: String) throws {
    let error = try #require(throws: PronunciationError.self) {
      try Pronouncer(language: tag, phoneSet: englishPhones, lexiconPath: nil)
    }
    let remedy = try #require(error.diagnostic.remedy)
    #expect(remedy.contains(": \(near)") || remedy.contains(", \(near)"))
  }

  /// A word of another script is read in a language of that script, not as names of letters.
  @Test(arguments: [
    ("en", "שלום", "he"), ("en", "Привет", "ru"), ("fr", "Γειά", "el"), ("en", "سلام", "ar"),
    ("ja", "привет", "ru"), ("en", "東京", "zh"), ("sw", "こんにちは", "ja"), ("de", "สวัสดี", "th"),
    ("hi", "안녕", "ko"), ("ru", "ሰላም", "am"),
  ]) func otherScriptsAreReadInTheirLanguages(page: String, word: String, language: String) throws {
    let stranger = try Pronouncer(language: page, phoneSet: englishPhones, lexiconPath: nil)
    let native = try Pronouncer(language: language, phoneSet: englishPhones, lexiconPath: nil)
    let expected = try native.pronunciations(of: .init(spelling: word))
    #expect(try stranger.pronunciations(of: .init(spelling: word)) == expected)
  }

  @Test func latinWordsOnPagesOfOtherScriptsAreEnglishToo() throws {
    let japanese = try Pronouncer(language: "ja", phoneSet: englishPhones, lexiconPath: nil)
    let found = try japanese.pronunciations(of: .init(spelling: "hello"))
    #expect(found.contains { $0.phones == ["HH", "AH", "L", "OW"] })
  }

  @Test(arguments: [
    ("les", "amis", "Z"), ("petit", "ami", "T"), ("un", "homme", "N"), ("deux", "ours", "Z"),
    ("grand", "arbre", "T"), ("trop", "aimable", "P"), ("petite", "fille", "AH"),
    ("pomme", "", "AH"),
  ]) func frenchWordsAreLinked(word: String, next: String, ending: String) throws {
    let french = try Pronouncer(language: "fr", phoneSet: englishPhones, lexiconPath: nil)
    let alone = try french.pronunciations(of: .init(spelling: word))
    let linked = try french.pronunciations(
      of: .init(spelling: word), before: next.isEmpty ? nil : .init(spelling: next))
    #expect(Array(linked.prefix(alone.count)) == alone)
    #expect(linked.dropFirst(alone.count).contains { $0.phones.last == ending })
  }

  @Test(arguments: [
    ("les", "chats"), ("et", "ami"), ("petit", ""), ("petite", "amie"), ("a", "un"), ("le", "chat"),
    ("ami", "un"),
  ]) func nothingIsLinkedElsewhere(word: String, next: String) throws {
    let following = next.isEmpty ? nil : Reading.SpokenWord(spelling: next)
    let word = Reading.SpokenWord(spelling: word)
    for language in ["fr", "es"] {
      let pronouncer = try Pronouncer(
        language: language, phoneSet: englishPhones, lexiconPath: nil)
      #expect(
        try pronouncer.pronunciations(of: word, before: following)
          == pronouncer.pronunciations(of: word))
    }
  }

  @Test func missingLexiconIsNamed() throws {
    let error = try #require(throws: PronunciationError.self) {
      try Pronouncer(language: "en", phoneSet: englishPhones, lexiconPath: "/no/such.dict")
    }
    #expect(error.diagnostic.file == "/no/such.dict")
  }

  @Test func threadsGetTheSameAnswers() async throws {
    let pronouncer = try pronouncer()
    let words = ["bonjour", "monde", "gulp", "parp", "weekend"]
    let languages = ["en", "fr", "sw"]
    let all = try await withThrowingTaskGroup(of: [[Pronunciation]].self) { group in
      for _ in 0..<8 {
        group.addTask {
          try words.flatMap { word in
            try languages.map {
              try pronouncer.pronunciations(of: .init(spelling: word, language: $0))
            }
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(all).count == 1)
  }
}
