import PageText
import Testing

@testable import Pronunciation

/// Japanese words with Chinese characters, whose kana MeCab knows.
@Suite struct JapaneseReaderTests {
  @Test(
    .enabled(if: JapaneseReader.shared != nil, "MeCab and its IPA dictionary are installed"),
    arguments: [
      ("電柱", "デンチュウ"), ("外れ", "ハズレ"), ("真っ昼間", "マッピルマ"), ("人々", "ヒトビト"),
      ("私", "ワタシ"), ("桃太郎", "モモタロウ"), ("昔々", "ムカシムカシ"),
    ])
  func charactersAreRead(word: String, kana: String) throws {
    let reader = try #require(JapaneseReader.shared)
    #expect(reader.readings(of: word).contains(kana))
    let pronouncer = try Pronouncer(language: "ja", phoneSet: englishPhones, lexiconPath: nil)
    let found = try pronouncer.pronunciations(of: .init(spelling: word))
    #expect(!found.contains { $0.phones.contains("+NSN+") })
  }

  @Test(arguments: ["丶", "々", "龘", "漢丶字"])
  func whatNobodyKnowsIsSomeSound(word: String) throws {
    let pronouncer = try Pronouncer(language: "ja", phoneSet: englishPhones, lexiconPath: nil)
    let found = try pronouncer.pronunciations(of: .init(spelling: word))
    #expect(found.allSatisfy { !$0.phones.isEmpty } && !found.isEmpty)
  }
}
