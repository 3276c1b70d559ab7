import WordTimeline

extension ShelfReport {
  /// The report as lines for a terminal: a table of the books, then every page that is not good
  /// with what must be looked at.
  public func table() -> String {
    var rows = [["book", "verdict", "pages", "good", "check", "failed", "narration"]]
    for book in books {
      let counts = Verdict.allCases.map { verdict in book.pages.count { $0.verdict == verdict } }
      rows.append(
        [book.id, book.verdict.rawValue, "\(book.pages.count)"] + counts.map(String.init)
          + [HTML.clock(book.microseconds)])
    }
    var lines = Self.laidOut(rows, leftColumns: 2)
    for book in books where book.verdict != .good {
      lines.append("")
      lines += book.openLines
    }
    return lines.joined(separator: "\n")
  }

  /// Pads the cells of each column to the same width; numbers stand at the right.
  private static func laidOut(_ rows: [[String]], leftColumns: Int) -> [String] {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        return column < leftColumns ? cell + padding : padding + cell
      }
      return cells.joined(separator: "  ")
    }
  }
}

extension BookReport {
  /// What must be looked at, a line each.
  fileprivate var openLines: [String] {
    var lines = ["\(id): \(verdict.rawValue)"]
    if let failure { lines.append("  \(failure.summary)") }
    lines += notices.filter(\.needsChecking).map { "  \($0.message)" }
    for page in pages where page.verdict != .good {
      let start = "  \(page.id): \(page.verdict.rawValue): "
      let reasons = [page.failure?.summary].compactMap(\.self) + page.otherFindings.map(\.message)
      lines += reasons.map { start + $0 }
      if !page.unsureWords.isEmpty {
        lines.append(
          start + "listen to " + page.unsureWords.map(\.description).joined(separator: ", "))
      }
    }
    return lines
  }
}

extension PageReport.UnsureWord: CustomStringConvertible {
  /// The word, without the punctuation around it, with the time at which it is heard, such as
  /// `up (3.27 s)`.
  public var description: String {
    let bare = text.drop { $0.isPunctuation }.reversed().drop { $0.isPunctuation }.reversed()
    let word = bare.isEmpty ? text : String(bare)
    return "\(word) (\(decimalText((time.lowerBound + 5000) / 10_000, decimals: 2)) s)"
  }
}
