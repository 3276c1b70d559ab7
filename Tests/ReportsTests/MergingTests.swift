import Files
import Reports
import Testing
import WordTimeline

@Suite struct MergingTests {
  private static func share(
    _ number: Int, of count: Int, places: [Int], maker: String = "m", shelf: Int = 4
  ) -> (file: String, report: ShelfReport) {
    (
      "share-\(number).json",
      ShelfReport(
        maker: maker, shelfCount: shelf, share: .init(number: number, count: count),
        books: places.map { BookReport(place: $0, id: "book \($0)") })
    )
  }

  @Test func sharesMakeTheWholeShelf() throws {
    let merged = try ShelfReport(merging: [
      Self.share(2, of: 2, places: [0, 3]), Self.share(1, of: 2, places: [1, 2]),
    ])
    #expect(merged.share == nil)
    #expect(merged.books.map(\.id) == ["book 0", "book 1", "book 2", "book 3"])
    #expect(merged.fileStem == "report")
  }

  static let wrong: [(String, [(file: String, report: ShelfReport)], String)] = [
    ("none", [], "there is no report to merge"),
    ("missing", [share(1, of: 3, places: [0, 1, 2, 3])], "the share 2/3, 3/3 is missing"),
    (
      "twice", [share(1, of: 2, places: [0]), share(1, of: 2, places: [1])],
      "is share 1 of 2, and so is share-1.json"
    ),
    (
      "other maker", [share(1, of: 2, places: [0]), share(2, of: 2, places: [1], maker: "n")],
      "is by n, but share-1.json is by m"
    ),
    (
      "other shelf", [share(1, of: 2, places: [0]), share(2, of: 2, places: [1], shelf: 5)],
      "is not a share of the same shelf as share-1.json"
    ),
    (
      "a book twice", [share(1, of: 2, places: [0, 1, 2]), share(2, of: 2, places: [2, 3])],
      "together the shares do not hold each of the 4 books once"
    ),
  ]

  @Test(arguments: wrong.indices) func refusesWhatIsNotOneShelf(index: Int) {
    let (_, shares, problem) = Self.wrong[index]
    let error = #expect(throws: ReportError.self) { try ShelfReport(merging: shares) }
    #expect(error?.diagnostic.problem == problem)
  }

  @Test(arguments: [
    (3, 16, "report-03-of-16"), (1, 1, "report-1-of-1"), (7, 100, "report-007-of-100"),
  ])
  func sharesHaveNamesThatSort(number: Int, count: Int, stem: String) {
    #expect(Self.share(number, of: count, places: []).report.fileStem == stem)
  }
}
