/// The start or the end of one word, and how far the alignment is from the truth.
public struct Boundary: Sendable, Hashable {
  /// Which side of the word it is.
  public enum Edge: String, Sendable, Hashable, CaseIterable {
    /// Where the word starts.
    case start
    /// Where the word ends.
    case end
  }

  /// What the truth has on the other side of the boundary.
  public enum Place: String, Sendable, Hashable, CaseIterable {
    /// Nothing: it is the start of the first word or the end of the last one.
    case pageEdge
    /// A pause of at least ``shortestPause``.
    case pause
    /// A neighbour in running speech.
    case neighbour
  }

  /// The shortest gap between two words of the truth, in seconds, that counts as a pause.
  public static let shortestPause = 0.05

  /// The word as printed.
  public var word: String
  /// Which side of the word it is.
  public var edge: Edge
  /// What is on the other side.
  public var place: Place
  /// The classes of the phones before and after, as the aligner found them.
  public var phones: PhonePair
  /// The alignment's time less the true one, in seconds: positive when it is late.
  public var error: Double
  /// The confidence that the aligner gave to the word.
  public var confidence: Double?

  /// Makes a boundary.
  public init(
    word: String, edge: Edge, place: Place, phones: PhonePair, error: Double,
    confidence: Double? = nil
  ) {
    self.word = word
    self.edge = edge
    self.place = place
    self.phones = phones
    self.error = error
    self.confidence = confidence
  }
}
