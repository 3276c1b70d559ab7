import Foundation
import Testing
import WordTimeline

@testable import TimingFormats

/// The example player in JavaScript lights the words that `HighlightTrack` does.
@Suite(.needs("node", package: "nodejs")) struct NodeTests {
  @Test func exampleLightsTheSameWords() throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let file = try FormatRegistry.standard.write(
      Samples.wake, format: "app", path: nil, options: ExportOptions())[0]
    let page = try folder.write(file.bytes, "page.app.json")
    let player = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Fixtures/players/lit-word.js").path(percentEncoded: false)
    let script = """
      const { litTrack, litAt } = require(process.argv[1]);
      const track = litTrack(JSON.parse(require("fs").readFileSync(process.argv[2])));
      const lit = [];
      for (let ms = 0; ms < 3300; ms += 10) lit.push(litAt(track, ms)?.id ?? "-");
      console.log(lit.join(" "));
      """
    let result = try #require(Tool("node")).run(["-e", script, player, page])
    #expect(result.status == 0, "\(result.errors)")
    let track = HighlightTrack(Samples.wake, policy: .held)
    let expected = stride(from: Int64(0), to: 3300, by: 10).map { milliseconds in
      track.lit(at: milliseconds * 48)
        .map { "w\(track.highlights[$0].segment.words.lowerBound + 1)" } ?? "-"
    }
    #expect(result.output.split(whereSeparator: \.isWhitespace).map(String.init) == expected)
  }
}
