internal import WordTimeline

/// Decides what of an alignment a producer must look at, and whether the page can be used.
struct PageJudge {
  /// Where lines are drawn.
  struct Settings: Codable, Sendable, Equatable {
    /// When the words' phones are not what is spoken.
    var fit = TextFit()
    /// The same where phones are only the nearest ones of another language.
    var mappedFit = TextFit.mapped
    /// The share of voiced words left out above which the text is not what is spoken.
    var mostSkipped = 0.5
    /// The confidence under which a word is listed for a look.
    var leastConfidence = 0.5
    /// The shortest speech that is not on the page and worth a remark, in seconds.
    var shortestExtraSpeech = 0.3
    /// The least distance between loud and quiet frames for there to be speech, in nepers of power.
    var leastContrast: Float = 1.4
    /// The distance under which a recording is called noisy: 15 dB.
    var noisyContrast: Float = 3.5
  }

  let settings: Settings
  let confidence: ConfidenceModel

  /// Whether a recording holds anything that could be speech.
  func holdsSpeech(_ level: SpeechLevel) -> Bool {
    level.loud - level.quiet >= settings.leastContrast
  }

  /// Whether a recording is so noisy that words are hard to hear.
  func isNoisy(_ level: SpeechLevel) -> Bool {
    level.loud - level.quiet < settings.noisyContrast
  }

  /// Judges an alignment.
  ///
  /// - Parameters:
  ///   - phones: with their evidence.
  ///   - choices: the reading of each word that was spoken.
  ///   - isVoiced: whether each printed word is to be spoken.
  ///   - areMapped: whether phones are only the nearest ones of another language.
  func judge(
    _ phones: [SpokenPhone], choices: [Int: Int], isVoiced: [Bool], areMapped: Bool = false,
    level: SpeechLevel
  ) -> PageAlignment {
    var page = PageAlignment(wordCount: isVoiced.count)
    page.phones = phones
    for (word, range) in wordRanges(phones) {
      let length = Float(phones[range].reduce(0) { $0 + $1.end - $1.start })
      let evidence =
        phones[range].reduce(0) { $0 + $1.evidence * Float($1.end - $1.start) }
        / max(1, length)
      let doubt = confidence.doubt(phones[range.lowerBound])
      page.words[word] = PageAlignment.Word(
        phones: range, choice: choices[word] ?? 0,
        confidence: rounded(confidence.confidence(doubt: doubt, evidence: evidence), to: 10_000),
        uncertainty: rounded(doubt * confidence.errorPerDoubt, to: 10))
    }
    addRemarks(to: &page, isVoiced: isVoiced, level: level)
    let voiced = isVoiced.count { $0 }
    let skipped = isVoiced.indices.count { isVoiced[$0] && page.words[$0] == nil }
    let fit = areMapped ? settings.mappedFit : settings.fit
    let isWrong =
      fit.isWrong(phones.lazy.filter { $0.word != nil })
      || Double(skipped) > settings.mostSkipped * Double(voiced)
    if isWrong {
      page.findings.append(.init(kind: .wrongText))
      page.verdict = .failed
    } else if !page.findings.isEmpty {
      page.verdict = .check
    }
    return page
  }

  /// A number in so many parts of 1: nobody can use more digits, and everybody would see them.
  private func rounded(_ value: Float, to parts: Double) -> Double {
    (Double(value) * parts).rounded() / parts
  }

  /// The phones of each word that was spoken.
  private func wordRanges(_ phones: [SpokenPhone]) -> [(word: Int, range: Range<Int>)] {
    var ranges: [(word: Int, range: Range<Int>)] = []
    for (index, phone) in phones.enumerated() {
      guard let word = phone.word else { continue }
      if let last = ranges.last, last.word == word {
        ranges[ranges.count - 1].range = last.range.lowerBound..<index + 1
      } else {
        ranges.append((word, index..<index + 1))
      }
    }
    return ranges
  }

  private func addRemarks(to page: inout PageAlignment, isVoiced: [Bool], level: SpeechLevel) {
    for run in runs(isVoiced.indices.map { isVoiced[$0] && page.words[$0] == nil }, isVoiced) {
      page.findings.append(.init(kind: .skippedWords, words: run))
    }
    for (index, word) in page.words.enumerated() {
      guard let word, word.confidence < settings.leastConfidence else { continue }
      let phones = page.phones[word.phones]
      let place = (phones.first?.start ?? 0)..<(phones.last?.end ?? 0)
      page.findings.append(.init(kind: .unsureWord, words: index..<index + 1, place: place))
    }
    for phone in page.phones where phone.isExtraSpeech {
      guard phone.end - phone.start >= settings.shortestExtraSpeech * 16_000 else { continue }
      page.findings.append(.init(kind: .extraSpeech, place: phone.start..<phone.end))
    }
    if isNoisy(level) {
      page.findings.append(.init(kind: .noisyRecording))
    }
  }

  /// The runs of words for which `isTrue`, over unvoiced words in between.
  private func runs(_ isTrue: [Bool], _ isVoiced: [Bool]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var isOpen = false
    for index in isTrue.indices where isVoiced[index] {
      if isTrue[index] {
        if isOpen {
          runs[runs.count - 1] = runs[runs.count - 1].lowerBound..<index + 1
        } else {
          runs.append(index..<index + 1)
        }
      }
      isOpen = isTrue[index]
    }
    return runs
  }
}
