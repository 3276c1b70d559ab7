/// The lines of a text file, numbered from 1, whatever ends them: LF, CR LF, or CR.
struct TextLines: Sequence, IteratorProtocol {
  /// A line and its number.
  struct Line {
    var number: Int
    var text: Substring
    /// Whether nothing or only white space is on it.
    var isBlank: Bool { text.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
  }

  private var rest: Substring
  private var number = 0
  private var isDone = false

  init(_ text: String) { rest = text[...] }

  mutating func next() -> Line? {
    guard !isDone else { return nil }
    number += 1
    let bytes = rest.utf8
    guard let end = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else {
      isDone = true
      return rest.isEmpty ? nil : Line(number: number, text: rest)
    }
    let line = rest[..<end]
    var next = bytes.index(after: end)
    if bytes[end] == 0x0D, next < bytes.endIndex, bytes[next] == 0x0A {
      next = bytes.index(after: next)
    }
    rest = rest[next...]
    return Line(number: number, text: line)
  }
}

extension Sequence<TextLines.Line> {
  /// The lines gathered into the blocks that blank lines part.
  var blocks: [[TextLines.Line]] {
    var blocks: [[TextLines.Line]] = [[]]
    for line in self {
      if !line.isBlank {
        blocks[blocks.count - 1].append(line)
      } else if blocks.last?.isEmpty == false {
        blocks.append([])
      }
    }
    return blocks.filter { !$0.isEmpty }
  }
}

extension StringProtocol {
  /// The text without spaces, tabs and line ends at both ends.
  var trimmed: SubSequence {
    func isSpace(_ character: Character) -> Bool { character.isWhitespace }
    guard let first = firstIndex(where: { !isSpace($0) }),
      let last = lastIndex(where: { !isSpace($0) })
    else { return self[endIndex...] }
    return self[first...last]
  }
}
