import Files

extension ShelfReport {
  /// Joins the reports of all shares of a shelf into the one that an undivided run would have
  /// written.
  ///
  /// - Parameter shares: each report with the name of its file.
  /// - Throws: ``ReportError`` when the reports are not the shares of one shelf: a share is
  ///   missing or there twice, or they were made by different versions or options.
  public init(merging shares: [(file: String, report: ShelfReport)]) throws(ReportError) {
    guard let first = shares.first else {
      throw Self.refusal(nil, "there is no report to merge", "name the reports of all shares")
    }
    let count = first.report.share?.count ?? 1
    var fileOfShare: [Int: String] = [:]
    for (file, report) in shares {
      guard report.maker == first.report.maker else {
        throw Self.refusal(
          file, "is by \(report.maker), but \(first.file) is by \(first.report.maker)",
          "run all shares again with the same version and options")
      }
      guard report.share?.count ?? 1 == count, report.shelfCount == first.report.shelfCount else {
        throw Self.refusal(
          file, "is not a share of the same shelf as \(first.file)",
          "merge the shares of one run only")
      }
      let number = report.share?.number ?? 1
      if let other = fileOfShare.updateValue(file, forKey: number) {
        throw Self.refusal(
          file, "is share \(number) of \(count), and so is \(other)", "name each share once")
      }
    }
    let missing = (1...count).filter { fileOfShare[$0] == nil }
    guard missing.isEmpty else {
      let numbers = missing.map { "\($0)/\(count)" }.joined(separator: ", ")
      throw Self.refusal(
        nil, "the share \(numbers) is missing",
        "run it: wordlight book --shard \(missing[0])/\(count)")
    }
    let books = shares.flatMap(\.report.books).sorted { $0.place < $1.place }
    guard books.map(\.place) == Array(0..<first.report.shelfCount) else {
      throw Self.refusal(
        nil, "together the shares do not hold each of the \(first.report.shelfCount) books once",
        "the books changed between the runs: run all shares again")
    }
    self.init(maker: first.report.maker, shelfCount: first.report.shelfCount, books: books)
  }

  private static func refusal(_ file: String?, _ problem: String, _ remedy: String) -> ReportError {
    ReportError(Diagnostic(.badData, file: file, problem: problem, remedy: remedy))
  }
}
