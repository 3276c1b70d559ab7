import Testing
import WordTimeline

@testable import Alignment

@Suite struct PageJudgeTests {
  private let judge = PageJudge(settings: .init(), confidence: .init())
  private let level = SpeechLevel(loud: 15, quiet: 4)

  /// Words of two phones, each phone 100 ms long, with the same evidence throughout.
  private func phones(_ evidence: [Float]) -> [SpokenPhone] {
    var phones: [SpokenPhone] = []
    for (word, value) in evidence.enumerated() {
      for part in 0..<2 {
        let start = Double(word * 2 + part) * 1600
        var item = PhoneString.Item(phone: 3, word: word, coarseFrames: 0..<1)
        item.beginsWord = part == 0
        var phone = SpokenPhone(item, start: start, end: start + 1600)
        phone.evidence = value
        phone.startOpinion = start / 16
        phones.append(phone)
      }
    }
    return phones
  }

  @Test func wordsThatExplainTheSoundAreGood() {
    let page = judge.judge(
      phones([-1, -0.8, -1.2]), choices: [1: 1], isVoiced: [true, true, true], level: level)
    #expect(page.verdict == .good)
    #expect(page.findings.isEmpty)
    #expect(page.words.map { $0?.choice } == [0, 1, 0])
    #expect(page.words.allSatisfy { ($0?.confidence ?? 0) > 0.9 })
  }

  @Test func aTextThatExplainsNothingHasFailed() {
    let page = judge.judge(
      phones([-4, -6, -5]), choices: [:], isVoiced: [true, true, true], level: level)
    #expect(page.verdict == .failed)
    #expect(page.findings.contains { $0.kind == .wrongText })
  }

  @Test func wordsLeftOutAreNamedTogetherOverWhatIsNotVoiced() {
    let page = judge.judge(
      phones([-1]), choices: [:], isVoiced: [true, true, false, true], level: level)
    #expect(page.findings.first { $0.kind == .skippedWords }?.words == 1..<4)
  }

  @Test func oneDoubtfulWordAsksForALook() {
    let page = judge.judge(
      phones([-1, -9, -1, -1, -1, -1]), choices: [:],
      isVoiced: [Bool](repeating: true, count: 6), level: level)
    #expect(page.verdict == .check)
    #expect(page.findings.map(\.words) == [1..<2])
  }

  @Test func aFlatRecordingHoldsNoSpeech() {
    #expect(!judge.holdsSpeech(SpeechLevel(loud: 8, quiet: 7.5)))
    #expect(judge.holdsSpeech(level))
  }
}
