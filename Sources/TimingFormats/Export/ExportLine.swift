import WordTimeline

/// Pieces that are shown together: a line of karaoke, a subtitle.
struct ExportLine {
  /// The pieces, the unspoken ones included; at least one is spoken.
  var pieces: [ExportPiece]
  /// From when its first piece lights up to when its last goes dark.
  var span: SampleSpan

  /// The whole line.
  var text: String {
    pieces.dropLast().map { $0.text + $0.separator }.joined() + (pieces.last?.text ?? "")
  }
}

extension PageExport {
  /// The pieces grouped into lines; a line in which nothing is spoken is left out.
  func lines() -> [ExportLine] {
    guard level < options.lines else { return pieces.compactMap { ExportLine(pieces: [$0]) } }
    var lines: [[ExportPiece]] = []
    var ends = lineEnds[...]
    var line: [ExportPiece] = []
    for piece in pieces {
      line.append(piece)
      if let end = ends.first, piece.words.upperBound >= end {
        ends.removeFirst()
        lines.append(line)
        line = []
      }
    }
    return (lines + [line]).compactMap(ExportLine.init)
  }

  /// The words after which a line ends.
  private var lineEnds: [Int] {
    options.lines == .page
      ? [page.words.count]
      : page.pieces(at: options.lines, rules: options.rules).map(\.upperBound)
  }
}

extension ExportLine {
  /// Makes a line of pieces; nil where none of them is spoken.
  init?(pieces: [ExportPiece]) {
    let lit = pieces.compactMap(\.lit)
    guard let first = lit.first, let last = lit.last else { return nil }
    self.init(pieces: pieces, span: SampleSpan(start: first.start, end: last.end))
  }
}
