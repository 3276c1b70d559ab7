public import WordTimeline

/// A stretch of a page's text between white space that holds a letter or a digit: what a reference
/// has one entry for.
public struct SpokenToken: Sendable, Hashable {
  /// The token as printed.
  public var text: String
  /// Where it stands in the text.
  public var range: TextRange

  /// The tokens of a text, in order.
  public static func tokens(of text: String) -> [SpokenToken] {
    text.split(whereSeparator: \.isWhitespace).compactMap { token in
      guard token.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
      let start = text.utf8.distance(from: text.startIndex, to: token.startIndex)
      return SpokenToken(text: String(token), range: TextRange(start, start + token.utf8.count))
    }
  }
}
