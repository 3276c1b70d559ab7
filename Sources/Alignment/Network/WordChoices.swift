/// A printed word as the search sees it: the ways it may be spoken, in the model's phones.
public struct WordChoices: Sendable, Equatable {
  /// One way to say the word.
  public struct Choice: Sendable, Equatable {
    /// The spoken words of the reading, each with its pronunciations; a pause may come between two.
    public var spokenWords: [[PhoneSequence]]
    /// The natural logarithm of how likely this reading is before the audio is heard.
    public var logPrior: Float

    /// Makes a choice of at least one spoken word with at least one pronunciation each.
    public init(spokenWords: [[PhoneSequence]], logPrior: Float) {
      precondition(!spokenWords.isEmpty && spokenWords.allSatisfy { !$0.isEmpty })
      self.spokenWords = spokenWords
      self.logPrior = logPrior
    }
  }

  /// A pronunciation: phones of the acoustic model by index, at least one.
  public struct PhoneSequence: Sendable, Equatable {
    /// The phones.
    public var phones: [Int]
    /// The natural logarithm of how likely this pronunciation is.
    public var logPrior: Float

    /// Makes a pronunciation.
    public init(phones: [Int], logPrior: Float = 0) {
      precondition(!phones.isEmpty)
      self.phones = phones
      self.logPrior = logPrior
    }
  }

  /// The readings; empty when nothing is to be spoken.
  public var choices: [Choice]

  /// Makes the choices of one printed word.
  public init(choices: [Choice]) { self.choices = choices }
}
