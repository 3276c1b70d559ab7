import AudioInput
import Foundation
import Testing
import WordTimeline

@testable import PreviewPage

@Suite struct WritingTests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func base64(bytes: String, text: String) {
    #expect(Base64.text(Array(bytes.utf8)) == text)
  }

  @Test func htmlIsEscaped() {
    #expect(
      HTMLText.escaped("<a href=\"x\">'&'\u{0}")
        == "&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;\u{FFFD}")
  }

  @Test func theHashIsThatOfTheStandard() {
    // The policy for an empty script, as `openssl dgst -sha256 -binary </dev/null | base64` has it.
    #expect(
      SecurityPolicy.text(script: "", style: "")
        .contains("script-src 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"))
  }

  @Test(arguments: [
    ([0x89, 0x50, 0x4E, 0x47, 0x0D], PictureType.png), ([0xFF, 0xD8, 0xFF, 0xE0], .jpeg),
    (Array("GIF89a".utf8), .gif), (Array("RIFF\0\0\0\0WEBPVP8 ".utf8), .webp),
    (Array("\0\0\0\u{20}ftypavif".utf8), .avif), (Array("<?xml?><svg ".utf8), .svg),
    (Array("%PDF-1.4".utf8), nil), ([], nil),
  ])
  func picturesAreKnownByTheirContent(bytes: [UInt8], type: PictureType?) {
    #expect(PictureType(bytes) == type)
  }

  /// Ten minutes of narration must stay well below 30 MB; the fixture is a little over one.
  @Test(arguments: [DeliveryFormat.mp3, .opus])
  func aBookStaysSmall(format: DeliveryFormat) throws {
    let book = try FixtureBook.book()
    let document = PreviewDocument(
      book: book, folder: FixtureBook.folder, options: PreviewOptions(audio: format))
    let seconds = book.pages.reduce(0) { $0 + $1.timeline.audio.duration }
    let bytesPerMinute = Double(document.html.utf8.count) / seconds * 60
    #expect(bytesPerMinute < 2_000_000)
  }

  /// The player stands before the recordings, so that the title page need not wait for them.
  @Test func thePlayerComesBeforeTheRecordings() throws {
    let book = BookTimeline(title: "One", language: "en", pages: [try FixtureBook.page(1)])
    let html = PreviewDocument(book: book, folder: FixtureBook.folder).html
    let player = try #require(html.range(of: "class Narrator"))
    let recording = try #require(html.range(of: "id=\"part-audio-0\""))
    #expect(player.upperBound < recording.lowerBound)
  }
}
