public import AcousticModel
public import AudioInput
internal import SpeechFeatures
internal import WordTimeline

/// Aligns one recording with the words printed on its page.
///
/// A coarse search finds the words, pronunciations and pauses; a fine grid of 5 ms places their
/// phones; the sound itself places the words' starts and ends; a judge says how far all that can
/// be trusted.
public struct PageAligner: Sendable {
  private let model: SphinxModel
  private let sketch: PhoneSketch
  private let judge = PageJudge(settings: .init(), confidence: .init())

  /// How far behind the best path a path may fall: first, where that path leaves the text, and if
  /// no path reaches the text's end. The first is wider than the dearest step, leaving a word out,
  /// or no word could be left out.
  static func beams(_ costs: NetworkCosts) -> [Float] { [20 - costs.skippedWord, 600, .infinity] }
  /// The frames of speech that is not on the page from which on a path leaves the text: a second.
  private static let longExtraSpeech = 100
  /// More phones than anybody can speak, a second.
  private static let mostPhonesPerSecond = 40.0

  /// Prepares to align with an acoustic model.
  public init(model: SphinxModel) {
    self.model = model
    sketch = PhoneSketch(model)
  }

  /// Aligns a page.
  ///
  /// - Parameters:
  ///   - waveform: the page's recording.
  ///   - words: the printed words, at least one of them voiced.
  ///   - areMapped: whether their phones are only the nearest ones of another language.
  /// - Returns: the alignment; its verdict is `failed` when the recording holds no speech, or
  ///   something else than the text.
  public func align(
    _ waveform: Waveform, words: [WordChoices], areMapped: Bool = false
  ) -> PageAlignment {
    let features = RecordingFeatures(
      waveform, frontEnd: model.frontEnd, areMapped: areMapped)
    guard judge.holdsSpeech(features.level) else {
      return .failed(.noSpeech, wordCount: words.count)
    }
    let seconds = Double(waveform.count) / Double(Waveform.sampleRate)
    guard Double(leastPhones(words)) <= PageAligner.mostPhonesPerSecond * seconds else {
      return .failed(.wrongText, wordCount: words.count)
    }
    let network = SpeechNetwork(
      words: words, model: model,
      costs: areMapped || judge.isNoisy(features.level) ? .tolerant : NetworkCosts())
    var scorer = PhoneScorer(model: model, sketch: sketch, source: features)
    guard let steps = search(network, features: features, scorer: &scorer) else {
      return .failed(.wrongText, wordCount: words.count)
    }
    let string = PhoneString(steps, network: network, silence: model.silence)
    guard let phones = FineAlignment(model: model, features: features).place(string) else {
      return .failed(.wrongText, wordCount: words.count)
    }
    let placed = place(phones, waveform: waveform)
    return judge.judge(
      withEvidence(placed, frameCount: features.coarse.count, scorer: &scorer),
      choices: string.choices, isVoiced: words.map { !$0.choices.isEmpty },
      areMapped: areMapped, level: features.level)
  }

  /// The phones of the shortest way to say all words.
  private func leastPhones(_ words: [WordChoices]) -> Int {
    words.reduce(0) { total, word in
      total
        + (word.choices.map { choice in
          choice.spokenWords.reduce(0) { $0 + ($1.map(\.phones.count).min() ?? 0) }
        }.min() ?? 0)
    }
  }

  private func search(
    _ network: SpeechNetwork, features: RecordingFeatures, scorer: inout PhoneScorer
  ) -> [CoarseSearch.Step]? {
    var steps: [CoarseSearch.Step]?
    let beams = PageAligner.beams(network.costs)
    for beam in beams {
      var search = CoarseSearch(network: network, model: model)
      steps =
        search.run(frameCount: features.coarse.count, beam: beam, scorer: &scorer)?.steps ?? steps
      if let steps, beam > beams[0] || !leavesText(steps, of: network) { return steps }
    }
    return steps
  }

  /// Whether a path holds a second or more of speech that is not on the page, or leaves words out.
  ///
  /// Where the text and the recording part, the wrong way looks better at first, and a narrow beam
  /// may have dropped the right one.
  private func leavesText(_ steps: [CoarseSearch.Step], of network: SpeechNetwork) -> Bool {
    var words: Set<Int> = []
    for step in steps {
      switch network.nodes[step.node].role {
      case .word(let word): words.insert(word)
      case .extraSpeech: if step.frames.count >= PageAligner.longExtraSpeech { return true }
      case .pause: break
      }
    }
    return words.count < network.voicedWordCount
  }

  private func place(_ phones: [SpokenPhone], waveform: Waveform) -> [SpokenPhone] {
    let spectra = BoundarySpectra(waveform)
    let started = StartPlacement(settings: .init(), spectra: spectra, model: model).place(phones)
    return EndPlacement(settings: .init(), spectra: spectra).place(started)
  }

  /// Weighs each phone against the likeliest phone of all, over its frames.
  private func withEvidence(
    _ phones: [SpokenPhone], frameCount: Int, scorer: inout PhoneScorer
  ) -> [SpokenPhone] {
    let hop = Double(RecordingFeatures.coarseHop)
    var phones = phones
    for (index, phone) in phones.enumerated() where phone.word != nil {
      let first = min(frameCount - 1, Int((phone.start / hop).rounded()))
      let last = min(frameCount, max(first + 1, Int((phone.end / hop).rounded())))
      var sum: Float = 0
      for frame in first..<last {
        let own = scorer.bestState(phone: phone.phone, frame: frame)
        sum += min(0, own - scorer.likeliestSpeech(frame: frame))
      }
      phones[index].evidence = sum / Float(last - first)
    }
    return phones
  }
}
