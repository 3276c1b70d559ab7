import Files
import Reports
import TimingFormats
import WordTimeline

/// One run over books, on the thread of its owner: it hands out the work, takes the results in
/// whatever order they come, and puts each in its place.
struct ShelfSession {
  /// What comes back from a worker.
  private enum Finding: Sendable {
    case parts(book: Int, [Int: Result<AudioStretch, TimingSource.Stop>])
    case page(book: Int, page: Int, Result<TimingSource.Outcome, TimingSource.Stop>)
    case book(Int, Result<BookReport, TimingSource.Stop>)
  }

  private let timings: TimingSource
  private let formats: [any TimingFormat]
  private let options: ShelfRunOptions
  private let shelf: Shelf
  private let pool: WorkerPool<Finding>
  private var works: [Int: BookWork] = [:]
  private var reports: [Int: BookReport] = [:]
  private var pending = 0

  init(
    timings: TimingSource, formats: [any TimingFormat], options: ShelfRunOptions, shelf: Shelf
  ) {
    self.timings = timings
    self.formats = formats
    self.options = options
    self.shelf = shelf
    pool = WorkerPool(width: options.jobs)
  }

  /// Works on the books at some places of the shelf.
  ///
  /// - Returns: their reports in the order of their places.
  mutating func run(
    _ places: [Int], observer: (RunEvent) -> Void
  ) throws(TimingSource.Stop) -> [BookReport] {
    observer(.began(books: places.count, pages: places.reduce(0) { $0 + pageCount(at: $1) }))
    var waiting = places[...]
    while true {
      // A few pieces in reserve keep every worker busy; more books at once would fill the memory.
      while pending < 2 * pool.width, let place = waiting.popFirst() { try begin(place) }
      if pending == 0 { break }
      let finding = pool.next()
      pending -= 1
      do throws(TimingSource.Stop) {
        try take(finding, observer: observer)
      } catch {
        drain()
        throw error
      }
    }
    return places.compactMap { reports[$0] }
  }

  private func pageCount(at place: Int) -> Int {
    if case .book(let book) = shelf.entries[place] { book.pages.count } else { 0 }
  }

  /// Lets the work that has begun come to its end: its files are whole then.
  private mutating func drain() {
    pending -= pool.dropWaiting()
    while pending > 0 {
      _ = pool.next()
      pending -= 1
    }
  }

  private mutating func submit(_ work: @escaping @Sendable () -> Finding) {
    pending += 1
    pool.submit(work)
  }

  private mutating func begin(_ place: Int) throws(TimingSource.Stop) {
    switch shelf.entries[place] {
    case .unreadable(let id, let error):
      reports[place] = BookReport(place: place, id: id, failure: Failure(error.diagnostic))
    case .book(let book):
      let folder =
        shelf.isSingleBook ? options.output : PathName.join(options.output, book.id)
      let output = BookOutput(folder: folder, formats: formats, export: options.export)
      do throws(FileError) {
        try output.prepare()
      } catch {
        throw .run(error.diagnostic)
      }
      do throws(BookError) {
        works[place] = BookWork(
          book: book, place: place, output: output, corrections: try corrections(of: book))
        submitFirstSteps(place)
      } catch {
        if shelf.isSingleBook { throw .run(error.diagnostic) }
        reports[place] = BookReport(place: place, id: book.id, failure: Failure(error.diagnostic))
      }
    }
  }

  private func corrections(of book: BookSource) throws(BookError) -> BookCorrections {
    guard let all = options.corrections,
      let path = BookCorrections.path(of: book, among: all, isSingleBook: shelf.isSingleBook)
    else { return BookCorrections() }
    return try BookCorrections(at: path, of: book)
  }

  private mutating func submitFirstSteps(_ place: Int) {
    guard let work = works[place] else { return }
    let groups = work.sharing
    let shared = Set(groups.joined())
    for group in groups {
      works[place]?.pending += 1
      submit { [timings] in .parts(book: place, timings.parts(of: group, in: work)) }
    }
    for index in work.pages.indices where !shared.contains(index) { submitPage(index, of: place) }
  }

  private mutating func submitPage(_ index: Int, of place: Int) {
    guard let work = works[place] else { return }
    works[place]?.pending += 1
    submit { [timings] in
      .page(book: place, page: index, timings.outcome(ofPage: index, in: work))
    }
  }

  private mutating func take(
    _ finding: Finding, observer: (RunEvent) -> Void
  ) throws(TimingSource.Stop) {
    switch finding {
    case .parts(let place, let parts):
      works[place]?.pending -= 1
      for (index, part) in parts.sorted(by: { $0.key < $1.key }) {
        switch part {
        case .success(let stretch):
          works[place]?.pages[index].stretch = stretch
          submitPage(index, of: place)
        case .failure(let stop):
          try settle(index, of: place, .failure(stop), observer: observer)
        }
      }
      finishIfComplete(place)
    case .page(let place, let index, let result):
      works[place]?.pending -= 1
      try settle(index, of: place, result, observer: observer)
      finishIfComplete(place)
    case .book(let place, let result):
      let report = try result.get()
      reports[place] = report
      works[place] = nil
      observer(.book(id: report.id, verdict: report.verdict))
    }
  }

  /// Notes what became of a page.
  private mutating func settle(
    _ index: Int, of place: Int, _ result: Result<TimingSource.Outcome, TimingSource.Stop>,
    observer: (RunEvent) -> Void
  ) throws(TimingSource.Stop) {
    guard let work = works[place] else { return }
    var progress = PageProgress(
      book: work.book.id, page: work.pages[index].source.id, verdict: .failed, seconds: 0,
      wasCached: false)
    switch result {
    case .success(let outcome):
      works[place]?.pages[index].timeline = outcome.timeline
      works[place]?.pages[index].key = outcome.key
      let page = outcome.timeline
      progress.verdict = page.verdict
      progress.seconds = page.audio.seconds(page.extent.count)
      progress.wasCached = outcome.wasCached
      if page.verdict != .good { progress.reason = page.remarks.first?.message }
    case .failure(.run(let diagnostic)): throw .run(diagnostic)
    case .failure(.page(let diagnostic)):
      works[place]?.pages[index].failure = diagnostic
      progress.reason = Failure(diagnostic).summary
      work.output.removePage(
        work.pages[index].source.id, otherPages: work.pages.map(\.source.id), keepsVerdict: false)
    }
    observer(.page(progress))
  }

  private mutating func finishIfComplete(_ place: Int) {
    guard let work = works[place], work.pending == 0 else { return }
    submit { .book(place, work.finished()) }
  }
}
