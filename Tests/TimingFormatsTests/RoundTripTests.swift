import Testing
import WordTimeline

@testable import TimingFormats

/// What is written in a readable format reads back as the same words at the same times, to within
/// what the format can hold.
@Suite struct RoundTripTests {
  private static let registry = FormatRegistry.standard

  @Test(arguments: FormatRegistry.readable, Samples.all.map(\.name))
  func sampleReadsBack(format: String, sample: String) throws {
    let page = try #require(Samples.all.first { $0.name == sample }).page
    try expectReadsBack(page, format)
  }

  @Test(arguments: FormatRegistry.readable) func randomPagesReadBack(format: String) throws {
    for seed in 0..<25 {
      var pages = RandomPages(seed: UInt64(seed))
      try expectReadsBack(pages.page(), format)
    }
  }

  /// Samples survive Wordlight's own format, whatever their rate.
  @Test func nativeIsExact() throws {
    for seed in 0..<25 {
      var pages = RandomPages(seed: UInt64(seed))
      let page = pages.page()
      let file = try Self.registry.write(page, format: "json", path: nil, options: ExportOptions())
      let source = FormatSource(name: "page.json", bytes: file[0].bytes)
      #expect(try Self.registry.read(source) == page)
    }
  }

  private func expectReadsBack(_ page: PageTimeline, _ format: String) throws {
    let facts = try #require(Self.registry.format(named: format)).facts
    if format == "smil", !page.words.contains(where: { $0.span != nil }) { return }
    let files = try Self.registry.write(page, format: format, path: nil, options: ExportOptions())
    var known = KnownPage()
    known.text = page.text
    known.words = page.words.map(\.range)
    known.audio = page.audio
    // CR LF line ends and a byte order mark are what editors make of a file.
    for bytes in [files[0].bytes, windows(files[0].bytes)] {
      let source = FormatSource(name: nil, bytes: bytes, known: known) { _ in
        files.first { $0.fileExtension == "xhtml" }?.bytes
      }
      let read = try Self.registry.read(source, format: format)
      #expect(read.words.map(\.text) == page.words.map(\.text))
      #expect(read.words.map(\.range) == page.words.map(\.range))
      #expect(read.words.map(\.status) == page.words.map(\.status))
      expectTimes(read, page, facts)
      if facts.holds.contains(.confidence), facts.hasTiers || format == "csv" {
        #expect(read.words.map(\.confidence) == page.words.map(\.confidence))
      }
      if facts.hasTiers, facts.levels.contains(.phone) {
        #expect(
          read.words.map { $0.phones.map(\.name) } == page.words.map { $0.phones.map(\.name) })
      }
    }
    try expectWordsWithoutText(page, files, format)
  }

  private func expectTimes(_ read: PageTimeline, _ page: PageTimeline, _ facts: FormatFacts) {
    guard case .perSecond(let ticks) = facts.resolution else { return }
    // Half a tick, and the sample that a tick is rounded to.
    let tolerance = page.audio.sampleRate / Int(ticks) / 2 + 1
    let isTiled = facts.policy.tiles
    let pairs = zip(read.words, page.words).compactMap { one, other in
      one.span.flatMap { span in other.span.map { (span, $0) } }
    }
    for (index, (one, other)) in pairs.enumerated() {
      if index > 0 || !isTiled {
        #expect(abs(one.start - other.start) <= tolerance)
      }
      if facts.holds.contains(.ends) {
        #expect(abs(one.end - other.end) <= tolerance)
      } else if index + 1 < pairs.count {
        #expect(abs(one.end - pairs[index + 1].1.start) <= tolerance)
      }
    }
  }

  /// Without the page's text, the file's own words come in the same order.
  private func expectWordsWithoutText(
    _ page: PageTimeline, _ files: [OutputFile], _ format: String
  ) throws {
    let source = FormatSource(name: nil, bytes: files[0].bytes) { _ in
      files.first { $0.fileExtension == "xhtml" }?.bytes
    }
    let read = try Self.registry.read(source, format: format)
    func letters(_ words: [TimedWord]) -> String {
      words.filter { $0.span != nil }.map { $0.text.lettersAndDigits.lowercased() }.joined()
    }
    #expect(letters(read.words) == letters(page.words))
  }

  private func windows(_ bytes: [UInt8]) -> [UInt8] {
    [0xEF, 0xBB, 0xBF] + bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
  }
}
