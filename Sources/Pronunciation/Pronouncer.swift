import Files
public import PageText
import Synchronization

/// Says how words are pronounced in the phones of an acoustic model: by the phones that the page
/// itself gives, else by the lexicon, else by eSpeak NG.
///
/// It may be used by any number of threads at once, and what it answers depends on the word alone.
public final class Pronouncer: Sendable {
  /// The most pronunciations that a word gets.
  public static let limit = 8

  /// Whether a dictionary is installed that says how Chinese characters are read in Japanese.
  public static var readsChineseCharactersOfJapanese: Bool { JapaneseReader.shared != nil }

  private let language: String
  private let lexiconLanguage: String
  private let lexicon: LexiconWords?
  private let mapper: PhoneMapper
  private let known = Mutex<[Reading.SpokenWord: [Pronunciation]]>([:])

  /// Makes a pronouncer.
  ///
  /// - Parameters:
  ///   - language: the language of the pages as a BCP 47 tag.
  ///   - phoneSet: the names of the acoustic model's phones, fillers among them.
  ///   - lexiconPath: a Sphinx dictionary in the model's phones; nil for none.
  ///   - lexiconLanguage: the language of that dictionary.
  /// - Throws: ``PronunciationError`` when eSpeak NG does not speak the language (the nearest are
  ///   suggested), when the model's phones have names of no known notation, or when the
  ///   dictionary cannot be read.
  public init(
    language: String, phoneSet: [String], lexiconPath: String?, lexiconLanguage: String = "en"
  ) throws(PronunciationError) {
    self.language = language
    self.lexiconLanguage = lexiconLanguage
    mapper = PhoneMapper(phoneSet: try PhoneSet(names: phoneSet))
    if let lexiconPath {
      lexicon = LexiconWords(lexicon: try SphinxLexicon(path: lexiconPath))
    } else {
      lexicon = nil
    }
    if lexicon == nil || !LanguageTag.areOfOneLanguage(language, lexiconLanguage) {
      _ = try EspeakVoices.voice(for: language)
    }
  }

  /// The pronunciations of a spoken word, the likeliest first; never empty.
  ///
  /// - Throws: ``PronunciationError`` when eSpeak NG is needed and cannot be used.
  public func pronunciations(of word: Reading.SpokenWord) throws(PronunciationError)
    -> [Pronunciation]
  {
    if let pronunciations = known.withLock({ $0[word] }) { return pronunciations }
    let pronunciations = try make(word)
    known.withLock { $0[word] = pronunciations }
    return pronunciations
  }

  /// The pronunciations of a spoken word before another, the likeliest first: those that it has
  /// alone, and those with a sound that only the next word's vowel calls forth.
  ///
  /// - Throws: ``PronunciationError`` when eSpeak NG is needed and cannot be used.
  public func pronunciations(of word: Reading.SpokenWord, before next: Reading.SpokenWord?)
    throws(PronunciationError) -> [Pronunciation]
  {
    let alone = try pronunciations(of: word)
    let tag = word.language ?? language
    if word.givenPhones.isEmpty,
      FrenchLinks.mayEndInSchwa(word.spelling, before: next?.spelling, language: tag)
    {
      return alone + alone.prefix(Self.limit / 2).compactMap { linked($0, by: "ə") }
    }
    guard let next, word.givenPhones.isEmpty, next.givenPhones.isEmpty,
      let sound = FrenchLinks.sound(after: word.spelling, before: next.spelling, language: tag)
    else { return alone }
    return alone + alone.prefix(Self.limit / 2).compactMap { linked($0, by: sound) }
  }

  /// The pronunciations of each spoken word of a reading of a page's word, before the word that
  /// follows it on the page.
  ///
  /// - Parameters:
  ///   - index: the printed word's place among `words`.
  ///   - words: the page's printed words.
  /// - Throws: ``PronunciationError`` when eSpeak NG is needed and cannot be used.
  public func pronunciations(of reading: Reading, at index: Int, in words: [PrintedWord])
    throws(PronunciationError) -> [[Pronunciation]]
  {
    let next = words[(index + 1)...].first(where: \.isVoiced)?.readings.first?.spokenWords.first
    let following = reading.spokenWords.dropFirst().map(Optional.some) + [next]
    var all: [[Pronunciation]] = []
    for (word, next) in zip(reading.spokenWords, following) {
      all.append(try pronunciations(of: word, before: next))
    }
    return all
  }

  private func make(_ word: Reading.SpokenWord) throws(PronunciationError) -> [Pronunciation] {
    let given = word.givenPhones.flatMap(pronunciations(ofPhones:))
    if !given.isEmpty { return Self.likeliest(given) }
    let tag = word.language ?? language
    var ways: [Pronunciation] = []
    for language in ScriptVoices.languages(of: word.spelling, in: tag) {
      ways += try spoken(word.spelling, in: language)
    }
    return ways.isEmpty ? [unpronounceable] : Self.likeliest(ways)
  }

  private func spoken(_ spelling: String, in tag: String) throws(PronunciationError)
    -> [Pronunciation]
  {
    if let lexicon, LanguageTag.areOfOneLanguage(tag, lexiconLanguage) {
      let found = lexicon.pronunciations(of: spelling)
        .filter { $0.allSatisfy(mapper.phoneSet.names.contains) }
      if !found.isEmpty { return found.map { Pronunciation(phones: $0) } }
    }
    let voice = try EspeakVoices.voice(for: tag)
    if voice == "ja", spelling.unicodeScalars.contains(where: \.isHan) {
      let readings = JapaneseReader.shared?.readings(of: spelling) ?? [spelling]
      var ways: [Pronunciation] = []
      for reading in readings { ways += try japanese(reading, voice) }
      return ways
    }
    return mapped(try EspeakNG.shared.get().phonemes(of: spelling, language: voice))
  }

  /// A pronunciation with a sound in IPA at its end, which is less likely; nil where it has it.
  private func linked(_ pronunciation: Pronunciation, by sound: String) -> Pronunciation? {
    guard let phones = mapper.covers(of: [sound]).first?.phones,
      !pronunciation.phones.suffix(phones.count).elementsEqual(phones)
    else { return nil }
    return Pronunciation(
      phones: pronunciation.phones + phones, logPrior: pronunciation.logPrior - 0.7)
  }

  /// A Japanese word in kana. Chinese characters that no dictionary knows, which eSpeak NG would
  /// call “Chinese letter”, get two syllables of unknown sound each, as many as most have.
  private func japanese(_ spelling: String, _ voice: String) throws(PronunciationError)
    -> [Pronunciation]
  {
    if !spelling.unicodeScalars.contains(where: \.isHan) {
      return mapped(try EspeakNG.shared.get().phonemes(of: spelling, language: voice))
    }
    var phones: [String] = []
    var kana = ""
    for scalar in spelling.unicodeScalars.map(Optional.some) + [nil] {
      if let scalar, !scalar.isHan {
        kana.unicodeScalars.append(scalar)
        continue
      }
      let phonemes = try EspeakNG.shared.get().phonemes(of: kana, language: voice)
      phones += mapped(phonemes).first?.phones ?? []
      kana = ""
      if scalar != nil { phones += unpronounceable.phones + unpronounceable.phones }
    }
    return [Pronunciation(phones: phones)]
  }

  /// Phones that the page gives: the model's own, or IPA.
  private func pronunciations(ofPhones phones: [String]) -> [Pronunciation] {
    if phones.allSatisfy(mapper.phoneSet.names.contains) { return [Pronunciation(phones: phones)] }
    return mapped(phones)
  }

  /// Phonemes in IPA in the model's phones. A distance of 0.1 between two covers makes the nearer
  /// 1.2 times as likely.
  private func mapped(_ phonemes: [String]) -> [Pronunciation] {
    let covers = mapper.covers(of: phonemes)
    guard let best = covers.first?.cost else { return [] }
    return covers.map { Pronunciation(phones: $0.phones, logPrior: -2 * ($0.cost - best)) }
  }

  /// What is said for a spelling that nobody can pronounce: some sound of a voice.
  private var unpronounceable: Pronunciation {
    let neutral = mapper.covers(of: ["ə"]).first?.phones ?? []
    return Pronunciation(phones: mapper.phoneSet.spokenNoise.map { [$0] } ?? neutral)
  }

  private static func likeliest(_ all: [Pronunciation]) -> [Pronunciation] {
    var seen: Set<[String]> = []
    return Array(all.filter { seen.insert($0.phones).inserted }.prefix(limit))
  }
}

extension Unicode.Scalar {
  /// Whether it is a Chinese character, or the mark that repeats one.
  var isHan: Bool {
    properties.isIdeographic && value != 0x3007 || value == 0x3005
  }
}
