import Testing
import WordTimeline

@testable import TimingFormats

/// ffmpeg reads the subtitles as those times and texts.
@Suite(.needs("ffprobe", package: "ffmpeg")) struct FFmpegTests {
  private static let page = Samples.page(
    "Wake up. Then go.",
    [("Wake", 420, 760), ("up.", 760, 1050), ("Then", 1500, 1800), ("go.", 1800, 2340)],
    milliseconds: 3000)

  @Test(arguments: [
    ("srt", [420, 760, 1500, 1800], [340, 290, 300, 540]),
    ("srt-highlight", [420, 760, 1500, 1800], [340, 290, 300, 540]),
    ("vtt", [420, 1500], [630, 840]), ("ass", [420, 1500], [630, 840]),
    ("syncmedia", [420, 760, 1500, 1800], [340, 290, 300, 540]),
    ("lrc", [420, 1500], []),
  ])
  func readsCues(format: String, starts: [Int], lengths: [Int]) throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let files = try FormatRegistry.standard.write(
      Self.page, format: format, path: nil, options: ExportOptions())
    let ending = format.hasPrefix("srt") ? "srt" : format == "syncmedia" ? "vtt" : format
    let path = try folder.write(files[0].bytes, "page.\(ending)")
    let result = try #require(Tool("ffprobe")).run([
      "-loglevel", "error", "-show_entries", "packet=pts_time,duration_time", "-of", "json", path,
    ])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.errors.isEmpty)
    let packets = try #require(try JSONParser.parse(result.output)["packets"])
    guard case .array(let cues) = packets else { return }
    func milliseconds(_ name: String) -> [Int] {
      cues.compactMap { cue in
        guard case .string(let text)? = cue[name] else { return nil }
        return Double(text).map { Int(($0 * 1000).rounded()) }
      }
    }
    #expect(milliseconds("pts_time") == starts)
    if !lengths.isEmpty { #expect(milliseconds("duration_time") == lengths) }
  }
}
