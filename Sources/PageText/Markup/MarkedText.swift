import WordTimeline

/// A page's printed text, freed from its markup, and what the markup says about parts of it.
struct MarkedText {
  /// What is said about a part.
  enum Mark: Hashable {
    /// It is spoken in one of these forms.
    case spoken([SpokenForm])
    /// It is printed but not read.
    case unread
    /// It is in another language.
    case language(String)
    /// It stands in the element of that id.
    case element(String)
  }

  /// A mark and the bytes of the printed text that it covers.
  struct Span: Hashable {
    var mark: Mark
    var range: Range<Int>
  }

  /// Printed bytes that were copied from the source as they are, or stand for some of it.
  struct Piece: Hashable {
    var printed: Range<Int>
    var source: Range<Int>
  }

  /// The printed text in UTF-8.
  private(set) var bytes: [UInt8] = []
  /// Its marks, each after those that it lies in.
  private(set) var spans: [Span] = []
  /// Where the text came from, in order; empty when the text is its own source.
  private(set) var pieces: [Piece] = []

  /// Whether white space in the source is copied as a single space, as browsers show it.
  var collapsesSpace = false

  /// Text without markup.
  init(plain text: String) {
    bytes = Array(text.utf8)
  }

  init() {}

  /// Copies bytes of the source.
  mutating func copy(_ range: Range<Int>, of source: [UInt8]) {
    guard collapsesSpace else { return copyAll(range, of: source) }
    var start = range.lowerBound
    var place = start
    while place < range.upperBound {
      var end = place
      while end < range.upperBound, source[end] <= 0x20 { end += 1 }
      if end > place {
        copyAll(start..<place, of: source)
        if let last = bytes.last, last > 0x20 { append(" ", for: place..<end) }
        start = end
      }
      place = max(end, place + 1)
    }
    copyAll(start..<range.upperBound, of: source)
  }

  private mutating func copyAll(_ range: Range<Int>, of source: [UInt8]) {
    guard !range.isEmpty else { return }
    let start = bytes.count
    bytes += source[range]
    if let last = pieces.last, last.source.upperBound == range.lowerBound,
      last.printed.upperBound == start, last.printed.count == last.source.count
    {
      pieces[pieces.count - 1] = Piece(
        printed: last.printed.lowerBound..<bytes.count,
        source: last.source.lowerBound..<range.upperBound)
    } else {
      pieces.append(Piece(printed: start..<bytes.count, source: range))
    }
  }

  /// Adds text that stands for bytes of the source, such as a character for its entity.
  mutating func append(_ text: String, for range: Range<Int>) {
    let start = bytes.count
    bytes += Array(text.utf8)
    if bytes.count > start { pieces.append(Piece(printed: start..<bytes.count, source: range)) }
  }

  /// Parts what follows from what came before by `separator`, unless it already is.
  mutating func part(by separator: String, at place: Int) {
    let wanted = Array(separator.utf8)
    guard !bytes.isEmpty, !bytes.suffix(wanted.count).elementsEqual(wanted) else { return }
    let missing = bytes.last == UInt8(ascii: "\n") ? wanted.dropFirst() : wanted[...]
    append(String(decoding: missing, as: UTF8.self), for: place..<place)
  }

  /// Begins a mark here; the answer ends it.
  mutating func begin(_ mark: Mark) -> Int {
    spans.append(Span(mark: mark, range: bytes.count..<bytes.count))
    return spans.count - 1
  }

  /// Ends a mark here.
  mutating func end(_ span: Int) {
    spans[span].range = spans[span].range.lowerBound..<bytes.count
  }

  /// Gives a mark that covers what it did before a new content.
  mutating func replaceMark(_ span: Int, by mark: Mark) {
    spans[span].mark = mark
  }

  /// Removes the mark of a base of ruby that no reading followed.
  mutating func closeRuby(_ span: Int) {
    if spans[span].mark == .spoken([]) { spans[span].range = 0..<0 }
  }

  /// Where printed bytes stand in the source.
  func sourceRange(of printed: Range<Int>) -> TextRange {
    guard let first = piece(at: printed.lowerBound),
      let last = piece(at: max(printed.lowerBound, printed.upperBound - 1))
    else { return TextRange(printed.lowerBound, printed.upperBound) }
    return TextRange(
      first.isCopy
        ? first.source.lowerBound + printed.lowerBound - first.printed.lowerBound
        : first.source.lowerBound,
      last.isCopy
        ? last.source.lowerBound + printed.upperBound - last.printed.lowerBound
        : last.source.upperBound)
  }

  private func piece(at offset: Int) -> Piece? {
    var low = 0
    var high = pieces.count
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].printed.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < pieces.count ? pieces[low] : nil
  }
}

extension MarkedText.Piece {
  /// Whether each printed byte stands at its own place in the source.
  fileprivate var isCopy: Bool { printed.count == source.count }
}
