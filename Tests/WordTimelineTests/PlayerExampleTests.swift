import Testing
import WordTimeline

/// How an app lights up the words of a page: one track a page, asked at every frame of the screen
/// with the audio player's own time.
struct ReadAlongPlayer {
  let page: PageTimeline
  private let track: HighlightTrack
  private(set) var litWord: Int?

  /// Opens a page that `wordlight align` wrote.
  init(file: [UInt8]) throws {
    page = try NativeJSON.page(file)
    // A small lead pays for the display's delay; words stay lit through short pauses.
    track = HighlightTrack(page, policy: DisplayPolicy(leadMilliseconds: 40, gapMilliseconds: 250))
  }

  /// Call it from a `CADisplayLink` with `player.currentTime().seconds`; true when the view must be
  /// drawn anew.
  mutating func advance(toSeconds seconds: Double) -> Bool {
    let word = track.lit(atSeconds: seconds).map { track.highlights[$0].segment.words.lowerBound }
    defer { litWord = word }
    return word != litWord
  }
}

@Suite struct PlayerExampleTests {
  @Test func lightsWordsInTheirTurn() throws {
    let page = makePage("Wake up, — Bo!", [(10, 20), (21, 30), nil, (60, 80)])
    var player = try ReadAlongPlayer(file: NativeJSON.file(page))
    var shown: [Int?] = []
    for frame in 0..<600 where player.advance(toSeconds: Double(frame) / 60) {
      shown.append(player.litWord)
    }
    #expect(shown == [0, 1, nil, 3, nil])
    _ = player.advance(toSeconds: 1.5)
    #expect(player.litWord == 0)
  }
}
