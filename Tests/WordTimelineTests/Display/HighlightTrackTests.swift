import Testing
import WordTimeline

/// Makes a page whose words have the given times; nil is a word that is not spoken.
func makePage(
  _ text: String, _ times: [(Int64, Int64)?], extent: SampleSpan? = nil, samples: Int64 = 100,
  rate: Int = 10
) -> PageTimeline {
  var words: [TimedWord] = []
  var position = 0
  for (word, time) in zip(text.split(omittingEmptySubsequences: true) { $0.isWhitespace }, times) {
    position = text.utf8.distance(from: text.startIndex, to: word.startIndex)
    words.append(
      TimedWord(
        text: String(word), range: TextRange(position, position + word.utf8.count),
        status: time == nil ? .notSpoken : .aligned,
        span: time.map { SampleSpan(start: $0.0, end: $0.1) }))
  }
  return PageTimeline(
    id: "page", language: "en", text: text,
    audio: AudioReference(name: nil, sampleRate: rate, sampleCount: samples), extent: extent,
    words: words)
}

@Suite struct HighlightTrackTests {
  static let page = makePage(
    "Wake up, — Bo! said", [(10, 20), (20, 30), nil, (40, 55), (60, 80)])

  @Test func findsWhatIsLitAtEverySample() {
    for policy in [DisplayPolicy.asSpoken, .held, .tiled, DisplayPolicy(leadMilliseconds: 100)] {
      let track = HighlightTrack(Self.page, policy: policy)
      for sample in Int64(-5)..<110 {
        let expected = track.highlights.firstIndex {
          $0.span.start <= sample && sample < $0.span.end
        }
        #expect(track.lit(at: sample) == expected)
        #expect(track.lit(atSeconds: (Double(sample) + 0.5) / 10) == expected)
      }
    }
    let track = HighlightTrack(Self.page)
    #expect(track.lit(atSeconds: .nan) == nil)
    #expect(track.lit(atSeconds: .infinity) == nil)
  }

  /// Walking the changes from any sample shows the same as asking at every later one.
  @Test func changesAgreeWithWhatIsLit() {
    for policy in [DisplayPolicy.asSpoken, .held, .tiled] {
      let track = HighlightTrack(Self.page, policy: policy)
      for from in Int64(-5)..<110 {
        var lit = track.lit(at: from)
        var changes = Array(track.changes(after: from))[...]
        for sample in from + 1..<115 {
          if let change = changes.first, change.sample == sample {
            #expect(change.lit != lit)
            lit = change.lit
            changes.removeFirst()
          }
          #expect(lit == track.lit(at: sample))
        }
        #expect(changes.isEmpty)
      }
    }
  }

  @Test func namesTheWords() {
    let track = HighlightTrack(Self.page)
    #expect(track.highlights.map(\.segment.words.lowerBound) == [0, 1, 3, 4])
    #expect(HighlightTrack(makePage("", [])).lit(at: 0) == nil)
  }

  @Test func turnsPagesWhereTheBookSaysElseAtThePagesEnd() {
    let part = makePage("Bo", [(10, 20)], extent: SampleSpan(start: 5, end: 50))
    let book = BookTimeline(
      title: "Bo", language: "en",
      pages: [
        BookPage(timeline: part), BookPage(timeline: part, turn: 30),
        BookPage(timeline: makePage("Bo", [(10, 120)])),
      ])
    #expect(book.pageTurns().map(\.sample) == [50, 30, 120])
    #expect(book.pageTurns().map(\.seconds) == [5, 3, 12])
  }
}
