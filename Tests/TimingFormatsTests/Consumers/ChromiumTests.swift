import Foundation
import Testing
import WordTimeline

@testable import TimingFormats

/// A browser loads both kinds of WebVTT and sees the cues that were written.
@Suite(.needs("chromium", package: "chromium"), .serialized) struct ChromiumTests {
  @Test func seesKaraoke() throws {
    let cues = try cues("vtt", kind: "subtitles")
    #expect(cues.count == 1)
    #expect(cues[0]["start"] == .double(0.42))
    #expect(cues[0]["end"] == .double(2.7))
    #expect(cues[0]["id"] == "l1")
    #expect(cues[0]["plain"] == "“Wake up, Bo!” said — old Mo.")
    // The moments inside the cue, as the browser has parsed them.
    #expect(
      cues[0]["stamps"] == [
        "00:00:00.760", "00:00:01.050", "00:00:01.530", "00:00:01.900", "00:00:02.180",
      ])
  }

  @Test func seesSyncMedia() throws {
    let cues = try cues("syncmedia", kind: "metadata")
    #expect(cues.map { $0["start"] } == [0.42, 0.76, 1.05, 1.9, 2.18].map { .double($0) })
    #expect(cues.map { $0["end"] } == [0.76, 1.05, 1.53, 2.18, 2.7].map { .double($0) })
    let ids = try cues.map { cue -> JSONValue? in
      guard case .string(let text)? = cue["text"] else { return nil }
      return try JSONParser.parse(text)["selector"]?["value"]
    }
    #expect(ids == ["w1", "w2", "w3", "w4", "w7"])
  }

  /// The cues as the browser reports them.
  private func cues(_ format: String, kind: String) throws -> [JSONValue] {
    let folder = try TestFolder()
    defer { folder.remove() }
    let vtt = try FormatRegistry.standard.write(
      Samples.wake, format: format, path: nil, options: ExportOptions())[0]
    let data = "data:text/vtt;base64," + Data(vtt.bytes).base64EncodedString()
    let page = try folder.write(
      Array(
        """
        <!DOCTYPE html><meta charset="utf-8"><video><track kind="\(kind)" src="\(data)"></video>
        <pre id="cues">nothing</pre><script>
        const track = document.querySelector("track");
        const show = (text) => document.getElementById("cues").textContent = text;
        track.onerror = () => show("refused");
        track.onload = () => show(JSON.stringify([...track.track.cues].map((cue) => {
          const fragment = cue.getCueAsHTML();
          const nodes = document.createNodeIterator(fragment, NodeFilter.SHOW_PROCESSING_INSTRUCTION);
          const stamps = [];
          for (let node; (node = nodes.nextNode());) stamps.push(node.data);
          return {id: cue.id, start: cue.startTime, end: cue.endTime, text: cue.text,
            plain: fragment.textContent, stamps};
        })));
        track.track.mode = "hidden";
        </script>
        """.utf8), "page.html")
    let result = try #require(Tool("chromium")).run([
      "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=" + folder.path("profile"),
      "--virtual-time-budget=5000", "--dump-dom", "file://" + uri(page),
    ])
    let dom = result.output
    let start = try #require(dom.firstRange(of: "<pre id=\"cues\">"), "\(result.errors)")
    let end = try #require(dom[start.upperBound...].firstRange(of: "</pre>"))
    let text = dom[start.upperBound..<end.lowerBound].replacing("&lt;", with: "<")
      .replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    guard case .array(let cues) = try JSONParser.parse(String(text)) else { return [] }
    return cues
  }
}
