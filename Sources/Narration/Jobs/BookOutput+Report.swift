import Files
import Reports
import WordTimeline

extension BookOutput {
  /// Writes the book's `report.html`, unless the one that is there was made of the same pages.
  ///
  /// It holds every recording, so it is written page by page.
  func writeReport(_ report: BookReport, pages: [BookWork.Page]) throws(TimingSource.Stop) {
    let path = PathName.join(folder, "report.html")
    let content = ShelfReport(maker: "", shelfCount: report.place + 1, books: [report]).jsonFile()
    let stamp = CacheKey(
      "report",
      ["\(ReportDocument.version)", String(decoding: content, as: UTF8.self)]
        + pages.map { $0.key ?? "" }
    ).digest
    if Self.stamp(ofReport: path) == stamp { return }
    var sounds = PageSound()
    do throws(FileError) {
      var writer = try AtomicWriter(path, waitsForDisk: false)
      try writer.write(ReportDocument.head(of: report, stamp: stamp))
      for (page, pageReport) in zip(pages, report.pages) {
        try writer.write(
          ReportDocument.section(
            of: pageReport, timeline: page.timeline, sound: sounds.sound(of: page)))
      }
      try writer.write(ReportDocument.foot)
      try writer.commit()
    } catch {
      throw .run(error.diagnostic)
    }
  }

  /// What the report on disk was made of.
  private static func stamp(ofReport path: String) -> String? {
    guard let ends = try? FileReader.ends(of: path, count: 512) else { return nil }
    return ReportDocument.stamp(beginning: ends.beginning, end: ends.end)
  }
}
