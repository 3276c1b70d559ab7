import Pronunciation
import Testing

@testable import Scoring

/// True times from events that are written by hand, and from eSpeak NG itself.
@Suite struct SyntheticReferenceTests {
  private func words(_ text: String, _ events: [SyntheticSpeech.Event]) -> [ReferenceWord] {
    ReferenceWord.words(
      of: text, in: SyntheticSpeech(samples: [], sampleRate: 1000, events: events))
  }

  @Test func aWordStartsWithTheSoundOfItsFirstPhone() {
    let found = words(
      "Mo, saw",
      [
        .init(.word(character: 0), at: 0), .init(.phone(isStop: false), at: 10),
        .init(.phone(isStop: false), at: 50), .init(.word(character: 4), at: 100),
        .init(.phone(isStop: false), at: 112), .init(.pause, at: 200),
      ])
    #expect(found.map(\.start) == [0.01, 0.112])
    #expect(found.map(\.end) == [0.1, 0.2])
  }

  @Test(arguments: [(0, 0.1), (40, 0.1), (60, 0.22)])
  func aStopsClosureIsItsOwnUnlessAPauseHidesIt(pause: Int, start: Double) {
    let found = words(
      "a cat",
      [
        .init(.word(character: 0), at: 0), .init(.phone(isStop: false), at: 0),
        .init(.pause, at: pause == 60 ? 100 : 100 - pause),
        .init(.word(character: 2), at: pause == 60 ? 160 : 100),
        .init(.phone(isStop: true), at: pause == 60 ? 220 : 150), .init(.pause, at: 300),
      ])
    #expect(found[1].start == start)
  }

  @Test func countsCharactersNotBytesAndLeavesOutWhatHasNoEvent() {
    let found = words(
      "« Où – été »",
      [
        .init(.word(character: 7), at: 5), .init(.phone(isStop: false), at: 5),
        .init(.pause, at: 9),
      ])
    #expect(found.map(\.text) == ["Où", "été"])
    #expect(found.map(\.start) == [nil, 0.005])
  }

  /// The oracle: after silence, the first sound is heard where its event says.
  @Test(arguments: [
    ("en", "Sing, mother, now, five lions, all under six apples."),
    ("es", "Mi mamá, luego mi amigo, y su hermana."), ("hi", "माँ, आओ, लाल छाता।"),
    ("ru", "Мама, лес, она, и снег."),
  ])
  func soundsBeginWhereTheirEventsSay(language: String, text: String) throws {
    let speech = try SyntheticSpeech(reading: text, language: language)
    let words = ReferenceWord.words(of: text, in: speech)
    #expect(words.first?.start != nil)
    var checked = 0
    for word in words {
      let start = try #require(word.start)
      let sample = Int((start * Double(speech.sampleRate)).rounded())
      let before = speech.samples[max(0, sample - speech.sampleRate / 20)..<sample]
      guard before.allSatisfy({ abs(Int($0)) < 8 }) else { continue }
      let onset = try #require(speech.samples[sample...].firstIndex { abs(Int($0)) > 60 })
      #expect(onset - sample < speech.sampleRate / 250, "\(word.text)")
      checked += 1
    }
    #expect(checked >= 3)
  }
}
