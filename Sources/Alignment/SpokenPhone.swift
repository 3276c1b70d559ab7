/// A phone of the page, a pause between its words, or speech that is not on it.
public struct SpokenPhone: Sendable, Equatable {
  /// The phone of the acoustic model.
  public var phone: Int
  /// The printed word it belongs to; nil for a pause and for extra speech.
  public var word: Int?
  /// Whether a spoken word begins with it.
  public var beginsWord: Bool
  /// Whether it stands for speech that is not on the page.
  public var isExtraSpeech: Bool
  /// When it starts, in samples at 16 kHz.
  public var start: Double
  /// When it ends, in samples at 16 kHz.
  public var end: Double
  /// How much worse than the likeliest phone of all this one explains the sound: the mean over
  /// its frames of the difference of their log densities, at most 0.
  public var evidence: Float = 0

  /// Where all paths together put the start of a word that begins here, in milliseconds.
  var startOpinion: Double?
  /// How far apart the paths' opinions lie, in milliseconds.
  var opinionSpread: Float = 0
  /// How far the opinion of phones alone lies from that of phones in context, in milliseconds.
  var opinionDisagreement: Float = 0
  /// The spread of the start of a word that begins here, in milliseconds.
  public var startSpread: Float = 0

  init(_ item: PhoneString.Item, start: Double, end: Double) {
    phone = item.phone
    word = item.word
    beginsWord = item.beginsWord
    isExtraSpeech = item.isExtraSpeech
    self.start = start
    self.end = max(start, end)
  }
}
