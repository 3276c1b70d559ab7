internal import AcousticModel
internal import SpeechFeatures

/// Moves the start of each word from where the phones put it to where it is heard.
///
/// Phones say which word, the sound says when: a phone model knows its boundaries to within a frame
/// or two and keeps the habits of the speech it was trained on, while the sound itself changes
/// within a few milliseconds. After a pause the first rise of the sound is the start. Between two
/// words a network that was trained on boundaries, the strength of the change, and the opinion of
/// all paths together are multiplied into one distribution, whose mean is the start: no other
/// answer has a smaller error where the moment is ambiguous.
struct StartPlacement {
  /// Widths and weights. Chosen on half of the speakers of hand-labelled sentences; the figures of
  /// both halves are in `Benchmarks/README.md`.
  struct Settings: Codable, Sendable, Equatable {
    /// The shortest silence, in milliseconds, that is a pause before a stop: a shorter one is its
    /// closure.
    var pauseBeforeStop = 150.0
    /// The shortest silence that is a pause before a vowel.
    var pauseBeforeVowel = 90.0
    /// The shortest silence that is a pause before anything else.
    var pauseBeforeOther = 30.0
    /// The longest silence before a vowel that is a glottal closure, part of the word.
    var longestGlottalClosure = 60.0
    /// The longest silence before a stop that is surely its closure.
    var longestSureClosure = 70.0
    /// Where in a longer silence the stop is put, as a share of its length.
    var closureShare = 0.45
    /// The spread of the onset's distance from the phones' opinion after a pause.
    var pauseSpread: Float = 20
    /// What the logarithm of the rise after a pause is multiplied by.
    var riseWeight: Float = 1.4
    /// The least spread of the start around the opinion of all paths between words.
    var leastSpread: Float = 18
    /// How much of the paths' own spread is added.
    var spreadShare: Float = 0.3
    /// What the network's score is multiplied by.
    var networkWeight: Float = 0.7
    /// What the logarithm of the change is multiplied by, except between vowels.
    var changeWeight: Float = 1.8
    /// The spread of the start between two vowels, where the network is not asked.
    var vowelSpread: Float = 30
    /// Added to the curves of change, so that a silence is worth little and not nothing.
    var curveFloor: Float = 0.1
  }

  let settings: Settings
  let model: SphinxModel
  let spectra: BoundarySpectra
  private let classes: [PhoneClass]
  private let network = BoundaryNetwork.shipped

  init(settings: Settings, spectra: BoundarySpectra, model: SphinxModel) {
    self.settings = settings
    self.model = model
    self.spectra = spectra
    classes = model.kindredNames.map(PhoneClass.init(phoneNamed:))
  }

  /// Places the words' starts and how sure each is.
  func place(_ phones: [SpokenPhone]) -> [SpokenPhone] {
    var phones = phones
    for index in phones.indices where phones[index].beginsWord {
      let (start, spread) = place(index, in: phones)
      phones[index].startSpread = spread
      move(index, to: start * samplesPerMillisecond, in: &phones)
    }
    return phones
  }

  private let samplesPerMillisecond = Double(OnsetCurves.hop)

  /// The start of a word and its spread, in milliseconds.
  private func place(_ index: Int, in phones: [SpokenPhone]) -> (start: Double, spread: Float) {
    let phone = phones[index]
    // A pause without length lies between neighbours; what sounds before it is on the left.
    let before = phones[..<index].last { $0.end > $0.start }
    let viterbi = phone.start / samplesPerMillisecond
    let right = classes[phone.phone]
    let silence = before.map { $0.word == nil } ?? true
    if silence {
      let pause = before.map { ($0.end - $0.start) / samplesPerMillisecond } ?? .infinity
      let isFirst = !phones[..<index].contains { $0.word != nil }
      if isFirst || pause >= shortestPause(before: right) {
        // Where the best path squeezes a faint first consonant into its least length, all paths
        // together still know where it starts.
        return riseAfterPause(min(viterbi, phone.startOpinion ?? viterbi), right: right)
      }
      if let before, let start = closureStart(before, pause: pause, index, in: phones) {
        return (start, settings.leastSpread / 2)
      }
    }
    let center = phone.startOpinion ?? viterbi
    let left = silence ? model.silence : before?.phone ?? model.silence
    // A doubled consonant has no boundary to be heard.
    if left == phone.phone { return (center, settings.leastSpread) }
    return changeBetweenWords(center, left: left, right: phone.phone, opinion: phone.opinionSpread)
  }

  /// Where a word starts whose first sound has a closure that the phones took for a pause; nil where
  /// it has none.
  ///
  /// A short silence belongs to the stop that it closes, and a very short one to a glottal stop; of
  /// a longer one it cannot be known whether it is all closure, so that the middle loses least.
  /// After another stop the silence is that one's release.
  private func closureStart(
    _ silence: SpokenPhone, pause: Double, _ index: Int, in phones: [SpokenPhone]
  ) -> Double? {
    let start = silence.start / samplesPerMillisecond
    switch classes[phones[index].phone] {
    case .vowel:
      return pause < settings.longestGlottalClosure ? start : nil
    case .stop, .affricate:
      let before = phones[..<index].last { $0.word != nil && $0.end > $0.start }
      let kind = before.map { classes[$0.phone] }
      if kind == .stop || kind == .affricate { return phones[index].start / samplesPerMillisecond }
      return pause < settings.longestSureClosure ? start : start + settings.closureShare * pause
    default:
      return nil
    }
  }

  private func shortestPause(before phone: PhoneClass) -> Double {
    switch phone {
    case .stop, .affricate: settings.pauseBeforeStop
    case .vowel: settings.pauseBeforeVowel
    default: settings.pauseBeforeOther
    }
  }

  /// The millisecond where the sound sets in after a pause.
  ///
  /// The phones hear a consonant before it is loud: its rise comes later than their opinion.
  private func riseAfterPause(_ opinion: Double, right: PhoneClass) -> (Double, Float) {
    let delay: Double =
      switch right {
      case .vowel, .breath: -1
      case .liquid, .dental: 19
      default: 15
      }
    let start = max(0, Int(opinion) - 70)
    let curves = spectra.curves(start..<Int(opinion) + 110)
    var best = -Float.infinity
    var onset = opinion
    for (index, rise) in curves.rise.enumerated() {
      let distance = Float(Double(start + index) - opinion - delay)
      let spread = settings.pauseSpread
      let fit =
        settings.riseWeight * naturalLogarithm(rise + settings.curveFloor)
        - distance * distance / (2 * spread * spread)
      if fit > best {
        best = fit
        onset = Double(start + index)
      }
    }
    return (onset, settings.leastSpread / 2)
  }

  /// The mean of the distribution of a start between two words, and its spread.
  private func changeBetweenWords(
    _ center: Double, left: Int, right: Int, opinion: Float
  ) -> (Double, Float) {
    let isVowels = classes[left] == .vowel && classes[right] == .vowel
    // A vowel is louder than the nasal or liquid before it: a change that is no rise is inside them.
    let isRise =
      classes[right] == .vowel
      && (isVowels || classes[left] == .nasal || classes[left] == .liquid)
    let step = Double(BoundaryFeatures.hop) / samplesPerMillisecond
    let reach = 24
    let middle = Int((center / step).rounded())
    let frames = max(1, middle - reach)..<max(2, middle + reach + 1)
    let first = Int(Double(frames.lowerBound) * step)
    let curves = spectra.curves(first..<Int(Double(frames.upperBound) * step) + 1)
    let spread =
      isVowels
      ? settings.vowelSpread
      : (settings.leastSpread * settings.leastSpread
        + settings.spreadShare * opinion * settings.spreadShare * opinion).squareRoot()
    let learned =
      isVowels
      ? nil
      : network.score(
        spectra.features(
          frames.lowerBound - network.margin..<frames.upperBound + network.margin),
        count: frames.count,
        left: model.kindredNames[left], right: model.kindredNames[right])
    let changeWeight = isVowels ? 1 : settings.changeWeight
    let logs = frames.enumerated().map { index, frame in
      let moment = Double(frame) * step
      let curve = isRise ? curves.rise : curves.novelty
      let distance = Float(moment - center)
      return settings.networkWeight * (learned?[index] ?? 0)
        + changeWeight * naturalLogarithm(curve[Int(moment) - first] + settings.curveFloor)
        - distance * distance / (2 * spread * spread)
    }
    return meanAndSpread(logs, first: Double(frames.lowerBound) * step, step: step)
  }

  private func meanAndSpread(_ logs: [Float], first: Double, step: Double) -> (Double, Float) {
    let best = logs.max() ?? 0
    let weights = logs.map { Double(naturalExponential($0 - best)) }
    let total = weights.reduce(0, +)
    let mean = weights.enumerated().reduce(0) { $0 + Double($1.offset) * $1.element } / total
    let square = weights.enumerated().reduce(0) {
      $0 + (Double($1.offset) - mean) * (Double($1.offset) - mean) * $1.element
    }
    return (first + mean * step, Float((square / total).squareRoot() * step))
  }

  /// Moves the start of an item, and the end of what comes before it where the two meet.
  private func move(_ item: Int, to start: Double, in phones: inout [SpokenPhone]) {
    let old = phones[item].start
    let start = min(phones[item].end - samplesPerMillisecond, max(start, 0))
    var before = item - 1
    while before >= 0, phones[before].end >= min(old, start) {
      let isPause = phones[before].word == nil
      // A phone keeps at least a millisecond; a pause may vanish.
      let least = phones[before].start + (isPause ? 0 : samplesPerMillisecond)
      if start >= least {
        phones[before].end = phones[before].end >= old ? start : min(phones[before].end, start)
        break
      }
      if !isPause {
        phones[before].end = least
        phones[item].start = least
        return
      }
      phones[before].start = start
      phones[before].end = start
      before -= 1
    }
    phones[item].start = start
  }
}
