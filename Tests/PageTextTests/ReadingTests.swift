import PageText
import Testing

/// The readings offered for a word of an English page.
@Suite struct ReadingTests {
  private func readings(_ text: String, word: Int = 0, language: String = "en") throws -> [String] {
    let page = try PageText(parsing: text, options: .init(language: language))
    return page.words[word].readings.map(\.text)
  }

  @Test(arguments: [
    ("Hello,", "hello"), ("“It’s", "it's"), ("‘tis", "'tis"), ("dogs’", "dogs"),
    ("goin’", "goin'"), ("sea-breeze", "sea breeze"), ("rock’n’roll", "rock'n'roll"),
    ("NO!", "no"), ("NASA", "nasa"), ("NASA", "N A S A"), ("BBC", "B B C"), ("J.", "J"),
    ("U.S.A.", "U S A"), ("a", "a"), ("I", "i"), ("C-A-T", "C A T"), ("A–Z", "A to Z"),
    ("A–Z", "A Z"), ("wait—what?", "wait what"), ("and/or", "and or"), ("Dr.", "doctor"),
    ("Mrs", "missus"), ("St.", "saint"), ("St.", "street"), ("vs.", "versus"),
    ("e-mail", "E mail"), ("YouTube", "you tube"), ("xii", "twelve"),
  ]) func wordsAreRead(text: String, expected: String) throws {
    #expect(try readings(text).contains(expected))
  }

  @Test(arguments: [
    ("sooooo", "so"), ("Nooooo!", "no"), ("Whoooosh", "whoosh"), ("Paaaarp!", "parp"),
    ("No-o-o!", "no"), ("ha-ha-ha", "ha ha ha"), ("Grrrr", "gr"), ("B-b-but", "b b but"),
    ("I-I-I", "i i i"), ("HAHAHA", "hahaha"), ("Zzzz", "z"), ("Moo-oo", "moo"),
  ]) func noisesAreRead(text: String, expected: String) throws {
    #expect(try readings(text).contains(expected))
  }

  @Test(arguments: [
    ("3", "three"), ("12", "twelve"), ("101", "one hundred and one"), ("101", "one hundred one"),
    ("1984", "nineteen eighty four"), ("1984", "one thousand nine hundred eighty four"),
    ("1984", "one nine eight four"), ("2005", "two thousand five"), ("2005", "twenty oh five"),
    ("1,000", "one thousand"), ("3.5", "three point five"), ("10:30", "ten thirty"),
    ("10:30", "half past ten"), ("7:45", "quarter to eight"), ("6:00", "six o'clock"),
    ("9:05", "nine oh five"), ("10:30pm", "ten thirty P M"), ("£5", "five pounds"),
    ("£4.50", "four pounds fifty"), ("$1,000", "one thousand dollars"), ("$1", "one dollar"),
    ("2nd", "second"), ("21st", "twenty first"), ("½", "a half"), ("2½", "two and a half"),
    ("3/4", "three quarters"), ("50%", "fifty percent"), ("20°C", "twenty degrees celsius"),
    ("3–5", "three to five"), ("1980s", "nineteen eighties"),
    ("555-1234", "five five five one two three four"),
    ("#1", "number one"), ("3D", "three D"), ("-5", "minus five"), ("007", "zero zero seven"),
    ("007", "oh oh seven"), ("MP3", "M P three"), ("24/7", "twenty four seven"),
  ]) func numbersAreRead(text: String, expected: String) throws {
    #expect(try readings(text).contains(expected))
  }

  @Test(arguments: [
    ("Henry VIII was", 1, "the eighth"), ("Chapter IV", 1, "four"), ("No. 5", 0, "number"),
    ("5 km", 1, "kilometers"), ("10 ft", 1, "feet"), ("in 5", 0, "in"), ("no way", 0, "no"),
  ]) func neighboursMatter(text: String, word: Int, expected: String) throws {
    #expect(try readings(text, word: word).contains(expected))
  }

  @Test(arguments: [
    ("www.example.com", "W W W dot example dot com"), ("me@home.org", "me at home dot org"),
    ("#BookDay", "hashtag book day"),
  ]) func addressesAreRead(text: String, expected: String) throws {
    #expect(try readings(text).contains(expected))
  }

  @Test(arguments: ["—", "…", "•", "🐢", "♪", "***", "-", "“", "!"])
  func punctuationAloneIsUnvoiced(text: String) throws {
    let page = try PageText(parsing: "one \(text) two")
    #expect(page.words.map(\.text) == ["one", text, "two"])
    #expect(page.words.map(\.isVoiced) == [true, false, true])
  }

  @Test(arguments: ["cats - dogs", "one – two", "2 – 3", "wait / stop", "a < b"])
  func dashesBetweenWordsAreUnvoiced(text: String) throws {
    let page = try PageText(parsing: text)
    #expect(page.words[1].readings.isEmpty)
  }

  /// Bengali, Basque and others have no number rules in ICU, which would answer in the language
  /// that the machine is set to.
  @Test(arguments: ["bn", "eu", "ur", "mr", "gu", "te", "kn", "ml", "la"])
  func languagesWithoutNumberRulesKeepTheirFigures(language: String) throws {
    #expect(try readings("1984", language: language).first == "1984")
    #expect(try readings("10:30", language: language).first == "10 30")
  }

  @Test(arguments: [
    String(repeating: "9", count: 100_000), String(repeating: "1.", count: 50_000),
    "www." + String(repeating: "a.", count: 30_000) + "com", String(repeating: "d", count: 100_000),
    String(repeating: "b-", count: 50_000) + "but", String(repeating: "aaao", count: 25_000),
    String(repeating: "{a", count: 50_000), "e" + String(repeating: "\u{301}", count: 50_000),
  ]) func monstersAreReadInTime(text: String) throws {
    let page = try PageText(parsing: text)
    #expect(page.words.count == 1 && page.words[0].text == text)
    #expect(page.words[0].isVoiced)
  }

  @Test(arguments: ["eo", "mt", "lb", "ml", "sd", "mi", "cv", "en", "cs", "sw"])
  func signsBehindNumbersAreVoicedInEveryLanguage(language: String) throws {
    for sign in ["%", "€", "$", "°"] {
      #expect(try !readings("5 \(sign)", word: 1, language: language).isEmpty, "\(sign)")
    }
  }

  @Test func wordsBeforeUnits() throws {
    #expect(try readings("3 in the bed", word: 1).first == "in")
    #expect(try readings("o 5 w nocy", word: 2, language: "pl").first == "w")
  }

  @Test func lexiconsGetComposedLetters() throws {
    for text in ["cafe\u{301}", "caf\u{E9}", "ca\u{AD}f\u{E9}"] {
      let page = try PageText(parsing: text)
      #expect(Array(page.words[0].readings[0].text.utf8) == Array("caf\u{E9}".utf8))
      #expect(Array(page.words[0].text.utf8) == Array(text.utf8))
    }
  }

  @Test func priorsAreLogarithmsOfProbabilities() throws {
    let page = try PageText(parsing: "In 1984, at 10:30, Dr. Sooooo paid £4.50 to NASA VIII.")
    for reading in page.words.flatMap(\.readings) {
      #expect(reading.logPrior <= 0)
      #expect(!reading.spokenWords.isEmpty)
    }
  }
}
