/// A text with places to be filled, each marked `{{name}}`.
///
/// The text is cut at its marks once; what is filled in is never looked at, so that a book that
/// talks of `{{data}}` is only a book.
struct Template {
  private enum Piece {
    case text(String)
    case place(String)
  }

  private var content: [Piece] = []

  /// Cuts `text` at its marks.
  init(_ text: String) {
    var rest = Substring(text)
    while let opening = rest.firstRange(of: "{{"),
      let closing = rest[opening.upperBound...].firstRange(of: "}}")
    {
      content.append(.text(String(rest[..<opening.lowerBound])))
      content.append(.place(String(rest[opening.upperBound..<closing.lowerBound])))
      rest = rest[closing.upperBound...]
    }
    content.append(.text(String(rest)))
  }

  /// The text with its places filled, in pieces so that large ones need not be copied.
  ///
  /// - Precondition: `fillings` has one for every place.
  func pieces(_ fillings: [String: [String]]) -> [String] {
    content.flatMap { piece -> [String] in
      switch piece {
      case .text(let text): return [text]
      case .place(let name):
        guard let filling = fillings[name] else {
          preconditionFailure("nothing to fill {{\(name)}} with")
        }
        return filling
      }
    }
  }
}

extension Substring {
  /// Where `word` first stands.
  fileprivate func firstRange(of word: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(word) {
        return start..<index(start, offsetBy: word.count)
      }
      formIndex(after: &start)
    }
    return nil
  }
}
