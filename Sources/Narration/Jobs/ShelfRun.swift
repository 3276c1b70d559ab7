public import Reports
import Files
import TimingFormats

/// Works on books, many pages at a time, and writes their timings and reports.
///
/// ```
/// let run = ShelfRun(aligner: source, options: ShelfRunOptions(output: "timings", jobs: 8))
/// let report = try run.run(Shelf(paths: ["stories"])) { event in … }
/// ```
/// One bad page never stops a book, nor a bad book the shelf. Files appear whole or not at all,
/// and what was done before (by any run with the same cache) is not done again, so a run that was
/// interrupted at any moment is continued by starting it again. The files depend on nothing but
/// the books, the options and the aligner: not on the number of jobs, nor on who finished first.
public struct ShelfRun: Sendable {
  private let aligner: AlignerSource
  private let options: ShelfRunOptions

  /// Makes a run.
  public init(aligner: AlignerSource, options: ShelfRunOptions) {
    self.aligner = aligner
    self.options = options
  }

  /// Works on the books of a shelf, or on this run's share of them.
  ///
  /// Memory is that of the few books that are worked on at the same time, however many there are,
  /// and of their reports.
  ///
  /// - Parameters:
  ///   - shelf: the books.
  ///   - observer: is told what happens, on the calling thread.
  /// - Returns: what became of every page; the same is in the report files.
  /// - Throws: ``BookError`` when nothing can go on: an unknown format, no model, an output that
  ///   cannot be written. Pages that are finished by then stay.
  public func run(
    _ shelf: Shelf, observer: (RunEvent) -> Void = { _ in }
  ) throws(BookError) -> ShelfReport {
    let formats = try knownFormats()
    let places = share(of: shelf)
    if let corrections = options.corrections {
      try BookCorrections.check(corrections, for: shelf)
    }
    do throws(FileError) {
      try Folder.make(options.output)
      AtomicWriter.removeAbandoned(in: options.output)
      let cache = try ResultCache(folder: options.cacheFolder)
      cache.removeAbandoned()
      var session = ShelfSession(
        timings: TimingSource(aligner: aligner, cache: cache), formats: formats,
        options: options, shelf: shelf)
      let books = try stopping { () throws(TimingSource.Stop) in
        try session.run(places, observer: observer)
      }
      let report = ShelfReport(
        maker: aligner.fingerprint, shelfCount: shelf.entries.count,
        share: options.shard.map { .init(number: $0.number, count: $0.count) }, books: books)
      try stopping { () throws(TimingSource.Stop) in
        try write(report, isSingleBook: shelf.isSingleBook)
      }
      return report
    } catch {
      throw BookError(error.diagnostic)
    }
  }

  private func knownFormats() throws(BookError) -> [any TimingFormat] {
    var formats: [any TimingFormat] = []
    for name in options.formats {
      do throws(TimingFormatError) {
        formats.append(try FormatRegistry.standard.format(named: name, forPath: nil))
      } catch {
        throw BookError(error.diagnostic)
      }
    }
    return formats
  }

  /// The places on the shelf that this run works on.
  private func share(of shelf: Shelf) -> [Int] {
    guard let shard = options.shard else { return Array(shelf.entries.indices) }
    return shard.indices(ofLengths: shelf.entries.map(\.audioLength))
  }

  private func write(
    _ report: ShelfReport, isSingleBook: Bool
  ) throws(TimingSource.Stop) {
    let path = PathName.join(options.output, report.fileStem)
    try BookOutput.update(path + ".json", with: report.jsonFile())
    try BookOutput.update(path + ".xml", with: report.junitFile(strictly: options.isStrict))
    if report.share == nil, !isSingleBook {
      try BookOutput.update(path + ".html", with: report.htmlIndexFile())
    }
  }

  /// Runs a body whose failure stops the run.
  private func stopping<Result>(
    _ body: () throws(TimingSource.Stop) -> Result
  ) throws(FileError) -> Result {
    do throws(TimingSource.Stop) {
      return try body()
    } catch {
      switch error {
      case .page(let diagnostic), .run(let diagnostic): throw FileError(diagnostic)
      }
    }
  }
}
