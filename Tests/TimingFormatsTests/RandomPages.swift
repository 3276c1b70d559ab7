import WordTimeline

@testable import TimingFormats

/// Pages drawn from a seed: long pauses, one word, emoji, right-to-left, quotes, scripts without
/// spaces, three-hour times, words that are not spoken.
struct RandomPages {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  mutating func page() -> PageTimeline {
    let rate = pick([8000, 16_000, 22_050, 44_100, 48_000, 192_000])
    var position = Int64(pick([0, 0, 1, 10_000]) * rate)
    var text = ""
    var words: [TimedWord] = []
    for number in 0..<Int.random(in: 0...20, using: &random) {
      if number > 0 { text += pick([" ", " ", " ", "\n", "\n\n", "  "]) }
      let isSpoken = Int.random(in: 0..<5, using: &random) > 0
      let spelling = isSpoken ? word(number) : pick(["—", "🦆", "skip\(number)", "***"])
      let start = text.utf8.count
      text += spelling
      let range = TextRange(start, text.utf8.count)
      guard isSpoken else {
        let status: WordStatus = spelling.hasPrefix("skip") ? .notSpoken : .unvoiced
        words.append(TimedWord(text: spelling, range: range, status: status))
        continue
      }
      // From 60 ms on, so that hundredths of a second keep words apart; pauses up to an hour.
      let pause = pick([0, 0, 0, 1, rate / 3, rate * 2, rate * 3600])
      let span = SampleSpan(
        start: position + Int64(pause),
        end: position + Int64(pause + .random(in: rate * 6 / 100...rate, using: &random)))
      position = span.end
      words.append(
        TimedWord(
          text: spelling, range: range, status: .aligned, span: span,
          confidence: pick([nil, 0, 0.5, 0.97, 1]), phones: phones(in: span)))
    }
    let tail = Int64(pick([0, 1, rate]))
    return PageTimeline(
      id: "page", language: pick(["en", "he", "zh-Hant", "und"]), text: text,
      audio: AudioReference(
        name: "a b.wav", sampleRate: rate, sampleCount: max(1, position + tail)), words: words)
  }

  /// A word that no other is like, so that each can be told from the others.
  private mutating func word(_ number: Int) -> String {
    let core = pick(["fox", "שלום", "春", "l’été", "ŞİŞ", "e\u{301}t", "10:", "it's", "Ünder"])
    let before = pick(["", "", "“", "(", "\"", "«", "<", "&"])
    return before + core + String(number)
      + pick(["", "", ",", ".”", "!\"", "?)", "…", ";", "🦆", "}"])
  }

  private mutating func phones(in span: SampleSpan) -> [TimedPhone] {
    guard Bool.random(using: &random) else { return [] }
    let middle = (span.start + span.end) / 2
    return [
      TimedPhone(name: "AH", span: SampleSpan(start: span.start, end: middle)),
      TimedPhone(name: "K", span: SampleSpan(start: middle, end: span.end)),
    ]
  }

  private mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int.random(in: choices.indices, using: &random)]
  }
}
