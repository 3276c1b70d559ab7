import Foundation
import Testing
import WordTimeline

@testable import TimingFormats

/// EPUBCheck finds neither errors nor warnings in a whole book.
///
/// Debian's `epubcheck` is a Java archive that the kernel runs where it has been told how to; Java is
/// asked directly.
@Suite(
  .enabled(
    if: Tool.isThere("java") && FileManager.default.fileExists(atPath: archive),
    "EPUBCheck is missing: apt install epubcheck"), .needs("ffmpeg", package: "ffmpeg"), .serialized
)
struct EPUBCheckTests {
  @Test
  func findsNothing() throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let ffmpeg = try #require(Tool("ffmpeg"))
    let audio = folder.path("my page.mp3")
    let picture = folder.path("picture.png")
    let sound = ["-f", "lavfi", "-i", "sine=duration=3.2", "-loglevel", "error", audio]
    let colour = [
      "-f", "lavfi", "-i", "color=blue", "-frames:v", "1", "-loglevel", "error", picture,
    ]
    #expect(try ffmpeg.run(sound).status == 0)
    #expect(try ffmpeg.run(colour).status == 0)

    var options = ExportOptions()
    options.resources = { name in
      (try? Data(contentsOf: URL(filePath: folder.path(name)))).map { Array($0) }
    }
    let book = BookTimeline(
      title: "Wake Up, Bo & Mo", author: "A. Writer", narrator: "A. Reader", licence: "CC-BY-4.0",
      language: "en",
      pages: [
        BookPage(
          timeline: Samples.wake, audioPath: "my page.mp3", picturePath: "picture.png",
          pictureDescription: "A \"duck\""),
        BookPage(timeline: Samples.all[2].page),
        BookPage(timeline: Samples.all[6].page, audioPath: "my page.mp3"),
        BookPage(timeline: Samples.all[5].page, audioPath: "my page.mp3"),
      ])
    let files = try FormatRegistry.standard.write(
      book, format: "epub", path: nil, options: options)
    let path = try folder.write(files[0].bytes, "book.epub")
    let result = try #require(Tool("java")).run(["-jar", archive, "--failonwarnings", path])
    #expect(result.status == 0, "\(result.output)\(result.errors)")
  }
}

private let archive = "/usr/share/java/epubcheck.jar"
