import Files
import Foundation
import Testing
import WordTimeline

@testable import TimingFormats

/// Whatever a file holds, reading it ends with a page or with an error that says where.
@Suite struct HostileInputTests {
  private static let registry = FormatRegistry.standard

  /// Files of every readable format, cut off anywhere and with bytes changed at random.
  @Test(arguments: FormatRegistry.readable) func brokenFiles(format: String) throws {
    let files = try Self.registry.write(
      Samples.wake, format: format, path: nil, options: ExportOptions())
    let bytes = files[0].bytes
    let companion = files.first { $0.fileExtension == "xhtml" }?.bytes
    var random = SplitMix(seed: 1)
    for cut in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 60)) {
      read(Array(bytes[..<cut]), format, companion)
    }
    for _ in 0..<120 {
      var broken = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        broken[Int.random(in: broken.indices, using: &random)] =
          "\"<>{}[]\\:;,-.9eE \n\t\0é".utf8.randomElement(using: &random) ?? 0
      }
      read(broken, format, companion)
    }
  }

  /// Times that are none, put in place of a true one in every format that has it.
  @Test(
    arguments: FormatRegistry.readable,
    ["-1", "nan", "inf", "1e308", "-0.001", "99999999999999999999", "0x10", ""])
  func timesThatAreNone(format: String, time: String) throws {
    let files = try Self.registry.write(
      Samples.wake, format: format, path: nil, options: ExportOptions())
    let companion = files.first { $0.fileExtension == "xhtml" }?.bytes
    let text = String(decoding: files[0].bytes, as: UTF8.self)
    for spelling in ["1.050000", "1.050", "01.05", "01,050", "1050", "105"] {
      guard let place = text.firstRange(of: spelling) else { continue }
      let broken = text.replacingCharacters(in: place, with: time)
      read(Array(broken.utf8), format, companion)
    }
  }

  @Test(arguments: FormatRegistry.readable) func oddFiles(format: String) {
    let files: [[UInt8]] = [
      [], [0], [0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xFE, 0xFF, 0], Array("\u{FEFF}".utf8),
      Array("Caf\u{E9}".unicodeScalars.map { UInt8($0.value) }),
      [UInt8](repeating: UInt8(ascii: "["), count: 100_000),
      [UInt8](repeating: UInt8(ascii: "<"), count: 100_000),
      Array(String(repeating: "<a>", count: 100_000).utf8),
      [UInt8](repeating: UInt8(ascii: "\n"), count: 100_000),
      [UInt8](repeating: UInt8(ascii: "\""), count: 100_000),
      Array("RIFF\u{0}\u{0}\u{0}\u{0}WAVE".utf8),
    ]
    for bytes in files { read(bytes, format, nil) }
  }

  /// Numbers in places where none is looked at first: what is read can be written again.
  @Test(arguments: [
    (
      "gentle",
      #"{"transcript":"a","words":[{"word":"a","start":0,"end":1,"phones":[{"phone":"AH","duration":1e300}]}]}"#
    ),
    (
      "mfa",
      #"{"end":1e308,"tiers":{"words":{"entries":[[0,1,"a"]]},"phones":{"entries":[[1e308,1e308,"AH"]]}}}"#
    ),
    (
      "textgrid",
      "\"ooTextFile\" \"TextGrid\" -1e308 1e308 <exists> 1 \"IntervalTier\" \"words\" 0 1 1 0 1 \"a\""
    ),
    (
      "json",
      #"{"format":"wordlight-page","version":1,"id":"p","language":"en","text":"a","audio":{"sampleRate":1,"sampleCount":31622400},"words":[{"text":"a","bytes":[5,2147483647],"status":"aligned","startSample":0,"endSample":31622400}]}"#
    ),
  ])
  func hugeNumbers(format: String, text: String) throws {
    let page = try Self.registry.read(
      FormatSource(name: "f", bytes: Array(text.utf8)), format: format)
    for name in FormatRegistry.writable where name != "epub" {
      _ = try Self.registry.write(page, format: name, path: nil, options: ExportOptions())
    }
    _ = TimelineLinter(page).findings()
  }

  @Test func recordingsLongerThanAYearAreRefused() {
    let text =
      #"{"format":"wordlight-page","version":1,"id":"p","language":"en","text":"a","#
      + #""audio":{"sampleRate":1,"sampleCount":24000000000000},"words":[]}"#
    #expect(throws: TimingFormatError.self) {
      try Self.registry.read(FormatSource(name: "f", bytes: Array(text.utf8)), format: "json")
    }
  }

  /// A page, or an error that names the file; anything else ends the run.
  private func read(_ bytes: [UInt8], _ format: String, _ companion: [UInt8]?) {
    let source = FormatSource(name: "file", bytes: bytes) { _ in companion }
    do throws(TimingFormatError) {
      let page = try Self.registry.read(source, format: format)
      for word in page.words {
        guard let span = word.span else { continue }
        #expect(span.start >= 0)
      }
    } catch {
      #expect(!error.diagnostic.problem.isEmpty)
      #expect(error.diagnostic.file == "file")
    }
  }

  @Test(arguments: [
    ("eaf", "<!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>", 1, 13),
    ("eaf", "<ANNOTATION_DOCUMENT>\n  &lol;</ANNOTATION_DOCUMENT>", 2, 3),
    ("smil", "<smil>\n<body></smil>", 2, 13),
    ("json", "{\"format\": \"wordlight-page\",\n\"version\": 9}", 2, 12),
    ("srt", "1\n00:00:01,000 -> 00:00:02,000\nHi\n", 1, nil),
    ("srt", "1\n00:00:01,000 --> later\nHi\n", 2, 1),
    ("audacity", "0.5\t1.0\ta\nx\t2.0\tb\n", 2, 1),
    ("ctm", "a 1 0.5 0.1 b\na 1 0.5 -3 b\n", 2, 1),
    ("lrc", "[00:01.00] <00:01.00> a\nb\n", 2, 1),
    ("csv", "start,end,text\n1,x,a\n", 2, nil),
    ("csv", "a,b,c\n", 1, 1),
    ("polly", "{\"time\":1,\"type\":\"word\",\"value\":\"a\"}\n{\"time\":}\n", 2, 9),
    (
      "textgrid", "File type = \"ooTextFile\"\nObject class = \"TextGrid\"\n0\n1\n<exists>\n9e9\n",
      6, nil
    ),
    ("whisperx", "{\"segments\": [\n{\"text\": 3}]}", 2, 10),
    ("aeneas", "{\"fragments\": [{\"begin\": \"x\", \"end\": \"1\", \"lines\": []}]}", 1, 26),
    ("mfa", "{\"tiers\": {\"words\": {\"entries\": [\n[3, 1, \"a\"]]}}}", 2, 1),
    ("gentle", "{\"transcript\": \"a\", \"words\": [{\"word\": \"a\", \"start\": []}]}", 1, 54),
    ("ass", "[Events]\nDialogue: 0,0:00:01.00\n", 2, nil),
    ("vtt", "WEBVTT\n\nx\n00:02.000 --> 00:03.000\na <00:01.000>b\n", 4, nil),
  ])
  func saysWhere(format: String, text: String, line: Int, column: Int?) {
    let error = #expect(throws: TimingFormatError.self) {
      try Self.registry.read(FormatSource(name: "f", bytes: Array(text.utf8)), format: format)
    }
    #expect(error?.diagnostic.line == line)
    if let column { #expect(error?.diagnostic.column == column) }
  }
}
