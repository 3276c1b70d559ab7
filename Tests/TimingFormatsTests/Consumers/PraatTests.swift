import Testing
import WordTimeline

@testable import TimingFormats

/// Praat opens TextGrids and gives the intervals that were written.
@Suite(.needs("praat", package: "praat")) struct PraatTests {
  @Test(arguments: ["textgrid", "textgrid-short"]) func opensTheFile(format: String) throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let page = Samples.all[6].page
    let files = try FormatRegistry.standard.write(
      page, format: format, path: nil, options: ExportOptions())
    let grid = try folder.write(files[0].bytes, "page.TextGrid")
    let script = try folder.write(Array(Self.script.utf8), "list.praat")
    let result = try #require(Tool("praat")).run(["--utf8", "--run", script, grid])
    #expect(result.status == 0, "\(result.errors)")

    let lines = result.output.split(separator: "\n").map { $0.split(separator: "\t") }
    let spoken = page.words.filter { $0.span != nil }
    #expect(lines.map { String($0.last ?? "") } == spoken.map(\.text))
    for (line, word) in zip(lines, spoken) {
      guard let span = word.span, let start = Double(line[0]), let end = Double(line[1]) else {
        Issue.record("no times in \(line)")
        continue
      }
      #expect(abs(start - page.audio.seconds(span.start)) < 1e-6)
      #expect(abs(end - page.audio.seconds(span.end)) < 1e-6)
    }
  }

  private static let script = """
    form List
      sentence File
    endform
    Read from file: file$
    count = Get number of intervals: 1
    for i to count
      label$ = Get label of interval: 1, i
      if label$ <> ""
        start = Get start time of interval: 1, i
        end = Get end time of interval: 1, i
        appendInfoLine: fixed$ (start, 9), tab$, fixed$ (end, 9), tab$, label$
      endif
    endfor

    """
}
