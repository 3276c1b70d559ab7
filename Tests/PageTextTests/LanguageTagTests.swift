import PageText
import Testing

struct LanguageTagTests {
  @Test(arguments: [
    ("pt-BR", "pt"), ("EN_us", "en"), ("sw", "sw"), ("cmn-latn-pinyin", "cmn"), ("", ""),
  ])
  func namesTheLanguage(tag: String, language: String) {
    #expect(LanguageTag.language(of: tag) == language)
  }

  @Test func regionsAreOfOneLanguage() {
    #expect(LanguageTag.areOfOneLanguage("en-GB", "en"))
    #expect(!LanguageTag.areOfOneLanguage("en-GB", "enm"))
  }
}
