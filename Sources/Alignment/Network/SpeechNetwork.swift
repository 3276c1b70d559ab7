internal import AcousticModel

/// Every way the page may be spoken, as phones between junctions.
///
/// A junction is a moment between phones that takes no time. Nodes are phones; each leaves one
/// junction and reaches another, and junctions and nodes are numbered in the order of speech, so
/// that one pass in that order moves every path on by one frame:
///
/// ```
///   (0) ─ SIL ⟲ ─▶ (0)             pauses and noises loop on their junction
///   (0) ─ DH ─▶ (3) ─ AH ─▶ (1)    a word leads from its junction to the next word's,
///   (0) ─ DH ─▶ (4) ─ IY ─▶ (1)    one chain for each pronunciation
///   (0) ┄┄▶ (2) ┄┄▶ (1)            a word left out passes a junction without phones, from which
///           (2) ┄┄▶ …              the next word can be left out cheaply
/// ```
struct SpeechNetwork {
  /// What a node is for.
  enum Role: Equatable {
    /// A phone of a printed word.
    case word(Int)
    /// Silence or noise.
    case pause
    /// Speech that is not on the page.
    case extraSpeech
  }

  struct Node {
    var phone: Int
    var role: Role
    var from: Int
    var to: Int
    /// Added to a path's score when it enters.
    var entryCost: Float
    /// The reading of the word that the chain belongs to.
    var choice = 0
    var isFirstOfSpokenWord = false
    var isLastOfSpokenWord = false
  }

  /// An arc from one junction to a later one that takes no time, on the way past a word.
  struct Skip {
    var from: Int
    var to: Int
    var cost: Float
  }

  var nodes: [Node] = []
  var junctionCount = 0
  var finalJunction = 0
  /// In the order of their first junctions.
  var skips: [Skip] = []
  /// How many of the printed words are to be spoken.
  var voicedWordCount = 0

  let costs: NetworkCosts
  private let silence: Int
  private let fillers: [Int]

  /// Builds the network of a page.
  init(words: [WordChoices], model: SphinxModel, costs: NetworkCosts) {
    self.costs = costs
    silence = model.silence
    fillers = model.fillers
    var here = makeJunction()
    addPauses(at: here, free: true)
    addExtraSpeech(at: here, cost: costs.extraSpeechAtEnds)
    var pastWordBefore: Int?
    for (index, word) in words.enumerated() where !word.choices.isEmpty {
      voicedWordCount += 1
      let pastWord = makeJunction()
      if let pastWordBefore {
        skips.append(Skip(from: pastWordBefore, to: pastWord, cost: costs.nextSkippedWord))
      }
      skips.append(Skip(from: here, to: pastWord, cost: costs.skippedWord))
      pastWordBefore = pastWord
      let next = junctionCount + word.choices.map(innerJunctionCount).reduce(0, +)
      for (number, choice) in word.choices.enumerated() {
        add(choice, number: number, word: index, from: here, to: next)
      }
      skips.append(Skip(from: pastWord, to: next, cost: 0))
      here = makeJunction()
      precondition(here == next)
      addPauses(at: here, free: false)
      addExtraSpeech(at: here, cost: costs.extraSpeech)
    }
    finalJunction = here
    addPauses(at: here, free: true)
    addExtraSpeech(at: here, cost: costs.extraSpeechAtEnds)
    nodes.sort { $0.from < $1.from }
  }

  private mutating func makeJunction() -> Int {
    junctionCount += 1
    return junctionCount - 1
  }

  private mutating func addPauses(at junction: Int, free: Bool) {
    nodes.append(
      Node(
        phone: silence, role: .pause, from: junction, to: junction,
        entryCost: free ? 0 : costs.silence))
    for filler in fillers {
      nodes.append(
        Node(
          phone: filler, role: .pause, from: junction, to: junction,
          entryCost: free ? costs.noiseAtEnds : costs.noise))
    }
  }

  /// The node of speech that is not on the page has no phone of its own.
  static let anySpeech = -1

  private mutating func addExtraSpeech(at junction: Int, cost: Float) {
    nodes.append(
      Node(
        phone: SpeechNetwork.anySpeech, role: .extraSpeech, from: junction, to: junction,
        entryCost: cost))
  }

  private func innerJunctionCount(_ choice: WordChoices.Choice) -> Int {
    choice.spokenWords.reduce(choice.spokenWords.count - 1) { total, spoken in
      total + spoken.reduce(0) { $0 + $1.phones.count - 1 }
    }
  }

  private mutating func add(
    _ choice: WordChoices.Choice, number: Int, word: Int, from start: Int, to end: Int
  ) {
    var here = start
    for (index, spoken) in choice.spokenWords.enumerated() {
      let isLast = index == choice.spokenWords.count - 1
      let inner = spoken.reduce(0) { $0 + $1.phones.count - 1 }
      let next = isLast ? end : junctionCount + inner
      for pronunciation in spoken {
        var place = here
        for (position, phone) in pronunciation.phones.enumerated() {
          let target = position == pronunciation.phones.count - 1 ? next : makeJunction()
          let prior =
            position == 0 ? pronunciation.logPrior + (index == 0 ? choice.logPrior : 0) : 0
          nodes.append(
            Node(
              phone: phone, role: .word(word), from: place, to: target, entryCost: prior,
              choice: number, isFirstOfSpokenWord: position == 0,
              isLastOfSpokenWord: position == pronunciation.phones.count - 1))
          place = target
        }
      }
      if !isLast {
        here = makeJunction()
        precondition(here == next)
        addPauses(at: here, free: false)
      }
    }
  }
}

/// What a path pays for what is not simply the next word, as natural logarithms.
struct NetworkCosts: Codable, Sendable, Equatable {
  /// Entering a pause between words.
  var silence: Float = -0.7
  /// Entering a noise between words.
  var noise: Float = -4
  /// Entering a noise before the first or after the last word.
  var noiseAtEnds: Float = -2
  /// Entering speech that is not on the page, between words.
  var extraSpeech: Float = -80
  /// Entering speech that is not on the page, before the first or after the last word.
  var extraSpeechAtEnds: Float = -40
  /// Every frame of speech that is not on the page: how much better than the text's own phones
  /// the likeliest phone of all may be before the text is doubted. The words of the right text lie
  /// at −1.1 ± 0.7, those of a wrong one at −4.5 ± 2.
  var extraSpeechFrame: Float = -3
  /// Leaving a word out: at −100 a word of `hand-en` that is only mumbled is lost.
  var skippedWord: Float = -130
  /// Leaving out the word behind one that is left out: whoever misses a word often misses the rest
  /// of the sentence.
  var nextSkippedWord: Float = -10

  /// For phones that another language's are mapped to, and for noisy recordings: the right words
  /// explain the sound less well, and the text is doubted later. With the other costs nine of
  /// fourteen words of a Japanese sentence are lost, and ten of 63 of a speaker with a cold.
  static let tolerant: NetworkCosts = {
    var costs = NetworkCosts()
    costs.extraSpeech = -150
    costs.extraSpeechAtEnds = -60
    costs.extraSpeechFrame = -4
    costs.skippedWord = -160
    costs.nextSkippedWord = -160
    return costs
  }()
}
