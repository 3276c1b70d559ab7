/// A recording and when its words are truly spoken, as a piece of a longer page.
public struct Passage: Sendable {
  /// The sound, one channel.
  public var samples: [Float]
  /// Its words.
  public var words: [ReferenceWord]

  /// Makes a passage.
  public init(samples: [Float], words: [ReferenceWord]) {
    self.samples = samples
    self.words = words
  }
}

/// What narrators do to a printed text.
public enum Deviation: String, Sendable, CaseIterable {
  /// Read it as it is printed.
  case none = "read as printed"
  /// Leave out a sentence.
  case sentenceLeftOut = "a sentence left out"
  /// Say a sentence that is not printed.
  case sentenceAdded = "a sentence added"
  /// Say a sentence twice that is printed once.
  case sentenceRepeated = "a sentence repeated"
  /// Leave out a word.
  case wordLeftOut = "a word left out"
  /// Say a word that is not printed.
  case wordAdded = "a word added"
  /// Begin with something that is not printed, in another voice.
  case introduction = "an introduction"

  /// A printed word and when it may be said to start.
  public struct PrintedWord: Sendable, Hashable {
    /// The word as printed.
    public var text: String
    /// The moments at which it is said, in seconds: none, one, or several when it is repeated.
    public var starts: [Double]
  }

  /// A page on which somebody deviates in this way from what is printed.
  public struct Page: Sendable {
    /// The sound, one channel.
    public var samples: [Float]
    /// What is printed.
    public var words: [PrintedWord]
  }

  /// The silence between two passages, in seconds.
  static let gap = 0.35

  /// Puts passages one behind the other and deviates in the second of them.
  ///
  /// - Parameters:
  ///   - passages: two at least, each with two words at least, whose times are known.
  ///   - stranger: a passage of somebody else.
  public func page(_ passages: [Passage], stranger: Passage, sampleRate: Int) -> Page {
    precondition(passages.count >= 2 && passages.allSatisfy { $0.words.count >= 2 })
    precondition(passages.allSatisfy { $0.words.allSatisfy { $0.start != nil } })
    let all = Array(passages.indices)
    let others = all.filter { $0 != 1 }
    let spoken =
      switch self {
      case .sentenceLeftOut: others
      case .sentenceRepeated: [0, 1] + all.dropFirst()
      default: all
      }
    var samples: [Float] = []
    func append(_ passage: Passage) -> Double {
      let start = Double(samples.count) / Double(sampleRate)
      samples += passage.samples
      samples += [Float](repeating: 0, count: Int(Self.gap * Double(sampleRate)))
      return start
    }
    if self == .introduction { _ = append(stranger) }
    let starts = spoken.map { (passage: $0, start: append(passages[$0])) }
    var words = (self == .sentenceAdded ? others : all).map { index in
      passages[index].words.map { word in
        PrintedWord(
          text: word.text,
          starts: starts.filter { $0.passage == index }.compactMap { spoken in
            word.start.map { spoken.start + $0 }
          })
      }
    }
    let middle = words[1].count / 2
    if self == .wordAdded { words[1].remove(at: middle) }
    if self == .wordLeftOut {
      let longest = stranger.words.map(\.text).max { $0.count < $1.count } ?? "yesterday"
      words[1].insert(PrintedWord(text: longest, starts: []), at: middle)
    }
    return Page(samples: samples, words: words.flatMap(\.self))
  }
}
