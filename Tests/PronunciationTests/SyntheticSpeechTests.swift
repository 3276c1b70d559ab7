import Testing

@testable import Pronunciation

@Suite struct SyntheticSpeechTests {
  /// eSpeak NG takes down each choice of a voice until it speaks, and has no room for ever more.
  @Test(arguments: [0, 20, 40, 60, 100, 170, 200])
  func nothingIsLostAfterManyVoices(changes: Int) throws {
    let espeak = try EspeakNG.shared.get()
    for change in 0..<changes {
      _ = try espeak.phonemes(of: "a", language: change % 2 == 0 ? "fr-fr" : "de")
    }
    let speech = try SyntheticSpeech(reading: "Sing, mother, now.", language: "en")
    let words = speech.events.filter { event in
      if case .word = event.beginning { true } else { false }
    }
    #expect(
      words.map(\.beginning) == [.word(character: 0), .word(character: 6), .word(character: 14)])
  }
}
