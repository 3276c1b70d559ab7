import Files
import Reports
import WordTimeline

/// How far a book has come. It belongs to the thread that runs the shelf.
///
/// ```
/// shared recordings: find each page's part ─▶ align the pages ─▶ write what is the book's
/// ```
struct BookWork {
  /// A page on its way.
  struct Page {
    var source: PageSource
    /// Its part of a recording that it shares, once that is known.
    var stretch: AudioStretch?
    var timeline: PageTimeline?
    /// The name of its timings in the cache.
    var key: String?
    var failure: Diagnostic?
  }

  let book: BookSource
  /// Its place on the shelf.
  let place: Int
  let output: BookOutput
  /// What people have set in its timings.
  let corrections: BookCorrections
  var pages: [Page]
  /// Pieces of work that have not come back yet.
  var pending = 0

  init(book: BookSource, place: Int, output: BookOutput, corrections: BookCorrections) {
    self.book = book
    self.corrections = corrections
    self.place = place
    self.output = output
    pages = book.pages.map { page in
      var stretch: AudioStretch?
      if case .stretch(let part) = page.audio.extent { stretch = part }
      return Page(source: page, stretch: stretch)
    }
  }

  /// The pages, as indices, that share a recording; one list for each such recording, in reading
  /// order.
  var sharing: [[Int]] {
    var groups: [[Int]] = []
    var groupOfPath: [String: Int] = [:]
    for index in pages.indices where pages[index].source.audio.extent == .shared {
      let path = pages[index].source.audio.path
      if let group = groupOfPath[path] {
        groups[group].append(index)
      } else {
        groupOfPath[path] = groups.count
        groups.append([index])
      }
    }
    return groups
  }

  /// The language in which a page is read.
  func language(of page: PageSource) -> String? { page.language ?? book.language }

  /// The report on the book as it stands.
  func report() -> BookReport {
    BookReport(
      place: place, id: book.id, title: book.title,
      notices: (book.notices + corrections.notices).map { notice in
        BookReport.Notice(
          file: notice.file, message: notice.message, needsChecking: notice.kind.needsChecking)
      },
      pages: pages.map { page in
        if let timeline = page.timeline, page.failure == nil { return PageReport(timeline) }
        let failure = page.failure ?? Diagnostic(.system, problem: "was not worked on")
        return PageReport(
          id: page.source.id, recording: PathName.name(of: page.source.audio.path),
          failure: Failure(failure))
      })
  }
}
