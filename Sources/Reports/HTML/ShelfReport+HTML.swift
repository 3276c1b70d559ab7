import WordTimeline

extension ShelfReport {
  /// The report on a shelf as an offline web page: a line for each book with a link to its own
  /// report, and every page that is not good.
  public func htmlIndexFile() -> [UInt8] {
    var text = HTML.head(title: "Books", stamp: "index")
    let pages = books.reduce(0) { $0 + $1.pages.count }
    text +=
      "<h1>\(books.count) books, \(pages) pages</h1>\n<table>\n<tr><th>Book</th><th>Verdict</th>"
    for heading in ["Pages", "Good", "Check", "Failed", "Narration"] {
      text += "<th class=\"number\">\(heading)</th>"
    }
    text += "</tr>\n"
    for book in books { text += book.indexRow }
    text += "</table>\n"
    for book in books where book.verdict != .good { text += book.indexSection }
    return Array((text + HTML.end).utf8)
  }
}

extension BookReport {
  /// Where the book's own report is, as seen from the shelf's.
  private var link: String {
    "<a href=\"\(Self.percentEncoded(id))/report.html\">\(Markup.escaped(title ?? id))</a>"
  }

  fileprivate var indexRow: String {
    let counts =
      [pages.count]
      + Verdict.allCases.map { verdict in
        pages.count { $0.verdict == verdict }
      }
    let cells = counts.map(String.init) + [HTML.clock(microseconds)]
    let name = failure == nil ? link : Markup.escaped(title ?? id)
    return "<tr><td>\(name)</td><td>\(HTML.verdict(verdict))</td>"
      + cells.map { "<td class=\"number\">\($0)</td>" }.joined() + "</tr>\n"
  }

  fileprivate var indexSection: String {
    var items = notices.map { Markup.escaped($0.message) }
    if let failure { items.append(Markup.escaped(failure.summary)) }
    for page in pages where page.verdict != .good {
      let reasons = [page.failure?.summary].compactMap(\.self) + page.otherFindings.map(\.message)
      let words =
        page.unsureWords.isEmpty
        ? [] : ["listen to " + page.unsureWords.map(\.description).joined(separator: ", ")]
      items.append(
        "\(HTML.verdict(page.verdict)) \(Markup.escaped(page.id)): "
          + Markup.escaped((reasons + words).joined(separator: "; ")))
    }
    return "<h2>\(Markup.escaped(title ?? id))</h2>\n" + HTML.list(items.map { "<li>\($0)</li>" })
  }

  /// A folder's name as part of a relative address.
  private static func percentEncoded(_ name: String) -> String {
    name.utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789-._~".unicodeScalars.contains(scalar))
      if isPlain { return String(Character(scalar)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count == 1 ? "0" : "") + digits
    }.joined()
  }
}
