/// Where one phrase or sentence ends and the next begins, told from the print and the pauses.
public struct PhraseRules: Sendable, Hashable, Codable {
  /// A pause at least this long ends a phrase where the print does not; 0 turns it off.
  ///
  /// A quarter of a second is the usual border between a pause and the closure of a stop
  /// (Goldman-Eisler, “Psycholinguistics”, 1968).
  public var pauseMilliseconds = 250
  /// Words whose full stop does not end a sentence, in lower case and without it.
  public var abbreviations: Set<String> = [
    "mr", "mrs", "ms", "dr", "st", "prof", "rev", "capt", "jr", "sr", "vs", "no",
    "mme", "mlle", "hr", "fr", "sra", "srta", "dña", "sig", "bzw", "z.b", "e.g", "i.e",
  ]

  /// Makes the usual rules.
  public init() {}

  /// Whether a phrase or sentence of `page` ends after the word `index`.
  func endsPiece(after index: Int, at level: TimelineLevel, in page: PageTimeline) -> Bool {
    guard index + 1 < page.words.count else { return true }
    let word = page.words[index]
    let next = page.words[index + 1]
    if endsSentence(word.text, before: next.text) || hasBlankLine(between: word, next, in: page) {
      return true
    }
    return level == .phrase && (endsPhrase(word.text) || hasPause(after: word, next, in: page))
  }

  /// Whether a sentence ends with a word. A mark inside a quotation that the sentence goes on
  /// after (“Wake up!” said Mo) does not end it: what follows begins with a small letter.
  private func endsSentence(_ word: String, before next: String) -> Bool {
    let core = word.reversed().drop { PhraseRules.closers.contains($0) }
    guard let mark = core.first, PhraseRules.sentenceMarks.contains(mark) else { return false }
    if let letter = next.first(where: \.isLetter), letter.isLowercase,
      !PhraseRules.wideMarks.contains(mark)
    {
      return false
    }
    guard mark == "." else { return true }
    let stem = String(core.dropFirst().reversed()).drop { !$0.isLetter }.lowercased()
    let isInitial = stem.count == 1 && word.first?.isUppercase == true && stem != "i"
    return !isInitial && !abbreviations.contains(stem)
  }

  private func endsPhrase(_ word: String) -> Bool {
    guard let mark = word.last(where: { !PhraseRules.closers.contains($0) }) else { return false }
    return PhraseRules.phraseMarks.contains(mark)
      || PhraseRules.sentenceMarks.contains(mark)
        && mark != "."
  }

  private func hasPause(after word: TimedWord, _ next: TimedWord, in page: PageTimeline) -> Bool {
    guard pauseMilliseconds > 0, let end = word.span?.end, let start = next.span?.start, start > end
    else { return false }
    return page.audio.ticks(start - end, perSecond: 1000) >= Int64(pauseMilliseconds)
  }

  private func hasBlankLine(
    between word: TimedWord, _ next: TimedWord, in page: PageTimeline
  ) -> Bool {
    guard word.range.upperBound <= next.range.lowerBound,
      let gap = page.text.spelling(of: TextRange(word.range.upperBound, next.range.lowerBound))
    else { return false }
    return gap.count(where: \.isNewline) >= 2
  }

  /// Quotation marks and brackets that may close behind a mark.
  private static let closers: Set<Character> = [
    "\"", "'", "”", "’", "»", "›", "“", "‘", ")", "]", "}", "」", "』", "）", "*", "_",
  ]
  /// Marks of the scripts without capitals; nothing is told from the letter that follows.
  private static let wideMarks: Set<Character> = ["。", "！", "？", "।", "॥", "؟", "۔", "።"]
  private static let sentenceMarks: Set<Character> =
    wideMarks.union([".", "!", "?", "…", "‼", "⁉", "⁈"])
  private static let phraseMarks: Set<Character> = [
    ",", ";", ":", "—", "–", "、", "，", "；", "：", "،", "؛", "·",
  ]
}
