/// One way to pronounce a spoken word, in the phones of an acoustic model.
public struct Pronunciation: Sendable, Hashable {
  /// The names of the model's phones, in order; never empty.
  public var phones: [String]
  /// The natural logarithm of how likely it is before the audio is heard, at most 0.
  public var logPrior: Float

  /// Makes a pronunciation.
  public init(phones: [String], logPrior: Float = 0) {
    self.phones = phones
    self.logPrior = logPrior
  }
}
