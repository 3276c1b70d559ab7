import Testing
import WordTimeline

@testable import TimingFormats

@Suite struct TimelineLinterTests {
  private typealias Change = (inout PageTimeline) -> Void

  private func rules(_ change: Change) -> [Finding.Rule] {
    var page = Samples.page(
      "Wake up, Bo!", [("Wake", 400, 700), ("up,", 700, 1000), ("Bo!", 1200, 1500)],
      milliseconds: 2000)
    change(&page)
    return TimelineLinter(page).findings().map(\.rule)
  }

  @Test func findsNothingWrongWithAGoodPage() {
    #expect(rules { _ in } == [])
    #expect(TimelineLinter(Samples.all[1].page).findings().isEmpty)
  }

  @Test func findsEachFault() {
    func span(_ start: Int64, _ end: Int64) -> SampleSpan {
      SampleSpan(start: start * 48, end: end * 48)
    }
    #expect(rules { $0.words[1].span = span(600, 1000) } == [.overlap])
    #expect(rules { $0.words[1].span = span(300, 350) } == [.order])
    #expect(rules { $0.words[1].span = span(700, 700) } == [.empty])
    #expect(rules { $0.words[1].span = span(700, 740) } == [.short])
    #expect(rules { $0.words[2].span = span(1200, 2001) } == [.outside])
    #expect(rules { $0.words[2].span = span(1200, 9000) } == [.long, .outside])
    #expect(rules { $0.extent = span(500, 2000) } == [.outside])
    #expect(rules { $0.words.remove(at: 1) } == [.missing])
    #expect(rules { $0.words.insert($0.words[1], at: 1) }.contains(.twice))
    #expect(rules { $0.words[1].text = "down," } == [.spelling])
    #expect(rules { $0.words[1].range = TextRange(6, 8) } == [.missing, .spelling])
    #expect(rules { $0.words[1].confidence = 1.5 } == [.confidence])
    #expect(
      rules {
        $0.words[1].span = nil
        $0.words[1].status = .notSpoken
      } == [.unspoken])
    #expect(
      rules { $0.words[1].phones = [TimedPhone(name: "AH", span: span(600, 800))] } == [.phones])
  }

  /// A page whose last word ends with the recording keeps to it in every format's rounding.
  @Test(arguments: FormatRegistry.readable) func roundingIsNotOutside(format: String) throws {
    var page = Samples.page("a b", [("a", 100, 400), ("b", 400, 1000)], milliseconds: 1000)
    page.audio.sampleCount = 47_785
    page.extent.end = 47_785
    page.words[1].span?.end = 47_785
    let registry = FormatRegistry.standard
    let files = try registry.write(page, format: format, path: nil, options: ExportOptions())
    var known = KnownPage()
    known.audio = page.audio
    let source = FormatSource(name: nil, bytes: files[0].bytes, known: known) { _ in
      files.first { $0.fileExtension == "xhtml" }?.bytes
    }
    var rules = LintRules()
    rules.roundingMilliseconds = try #require(registry.format(named: format)).facts
      .roundingMilliseconds
    let read = try registry.read(source, format: format)
    #expect(TimelineLinter(read, rules: rules).findings().isEmpty)
  }

  @Test func comparesWithTheRecording() {
    let page = Samples.all[3].page
    let other = AudioReference(name: "b.wav", sampleRate: 44_100, sampleCount: 44_100)
    let longer = AudioReference(name: "b.wav", sampleRate: 48_000, sampleCount: 48_001)
    for recording in [other, longer] {
      #expect(
        TimelineLinter(page).findings(recording: recording).map(\.rule) == [.recording])
    }
    #expect(TimelineLinter(page).findings(recording: page.audio).isEmpty)
  }

  /// A second of speech, here noise, between two of a noise a thousand times weaker.
  @Test func findsWordsInSilence() {
    var random = SplitMix(seed: 7)
    let samples = (0..<48_000).map { index in
      Float.random(in: -1...1, using: &random) * (index / 16_000 == 1 ? 1000 : 1)
    }
    let loudness = LoudnessTrack(count: samples.count, rate: 16_000, sourceRate: 48_000) {
      Array(samples[$0])
    }
    let page = Samples.page(
      "a b c", [("a", 100, 900), ("b", 950, 1200), ("c", 2100, 2400)], milliseconds: 3000)
    let findings = TimelineLinter(page).findings(loudness: loudness)
    #expect(findings.map(\.rule) == [.silent, .silent])
    #expect(findings.map(\.word) == [0, 2])
  }
}
