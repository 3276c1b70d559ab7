import Files
import Reports
import WordTimeline

extension BookWork {
  /// Writes what is the whole book's, and tells about it.
  func finished() -> Result<BookReport, TimingSource.Stop> {
    Result { () throws(TimingSource.Stop) in
      let report = report()
      if let timeline { try output.write(timeline) }
      try output.writeReport(report, pages: pages)
      return report
    }
  }

  /// The book with the timings of all pages that have some; nil where none has.
  var timeline: BookTimeline? {
    let timed = pages.filter { $0.timeline != nil && $0.failure == nil }
    guard let first = timed.first?.timeline else { return nil }
    return BookTimeline(
      title: book.title ?? book.id,
      author: book.authors.isEmpty ? nil : book.authors.joined(separator: ", "),
      narrator: book.narrator, licence: book.licence, language: book.language ?? first.language,
      pages: timed.compactMap { page in page.timeline.map { bookPage(page.source, $0) } })
  }

  private func bookPage(_ source: PageSource, _ timeline: PageTimeline) -> BookPage {
    BookPage(
      timeline: timeline, audioPath: book.relativePath(source.audio.path),
      picturePath: source.picture.map(book.relativePath),
      pictureDescription: source.pictureDescription,
      cues: source.cues.compactMap { cue in
        switch cue.sound {
        case .file(let path):
          TapCue(name: cue.name, sound: .file(book.relativePath(path)), area: cue.area)
        case .phrase(let phrase, let occurrence):
          timeline.words(of: phrase, occurrence: occurrence).map {
            TapCue(name: cue.name, sound: .words($0), area: cue.area)
          }
        }
      })
  }

  /// Makes sure that the phrases which a page's cues play are on the page.
  func checkCues(of page: PageSource, text: String) throws(TimingSource.Stop) {
    for cue in page.cues {
      guard case .phrase(let phrase, let occurrence) = cue.sound,
        text.range(of: phrase, occurrence: occurrence) == nil
      else { continue }
      let count = occurrence == 1 ? "" : " \(occurrence) times"
      throw .page(
        Diagnostic(
          .badData, file: book.origin,
          problem:
            "\(page.id): the cue \"\(cue.name)\" says \"\(phrase)\", which is not on the page\(count)",
          remedy: "spell it exactly as on the page, punctuation included"))
    }
  }
}

extension PageTimeline {
  /// The words that a phrase of the page touches, as indices.
  fileprivate func words(of phrase: String, occurrence: Int) -> Range<Int>? {
    guard let range = text.range(of: phrase, occurrence: occurrence) else { return nil }
    let touched = words.indices.filter {
      words[$0].range.lowerBound < range.upperBound && range.lowerBound < words[$0].range.upperBound
    }
    guard let first = touched.first, let last = touched.last else { return nil }
    return first..<last + 1
  }
}

extension String {
  /// Where a phrase stands for the `occurrence`th time (counted from 1), in UTF-8 bytes.
  func range(of phrase: String, occurrence: Int) -> TextRange? {
    let (bytes, wanted) = (Array(utf8), Array(phrase.utf8))
    guard !wanted.isEmpty else { return nil }
    var (start, found) = (0, 0)
    while start + wanted.count <= bytes.count {
      if bytes[start..<start + wanted.count].elementsEqual(wanted) {
        found += 1
        if found == occurrence { return TextRange(start, start + wanted.count) }
        start += wanted.count
      } else {
        start += 1
      }
    }
    return nil
  }
}
