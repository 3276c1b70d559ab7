import Testing

@testable import Narration

@Suite struct PagePairingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var files: [String]
    /// `id: recording + text + picture`, in order.
    var groups: [String]

    init(_ name: String, _ files: [String], _ groups: [String]) {
      (testDescription, self.files, self.groups) = (name, files, groups)
    }
  }

  static let cases = [
    Case(
      "same stem", ["page-01.txt", "page-01.wav", "page-02.mp3", "page-02.txt"],
      ["page-01: page-01.wav page-01.txt", "page-02: page-02.mp3 page-02.txt"]),
    Case("only numbers", ["01.mp3", "01.txt"], ["01: 01.mp3 01.txt"]),
    Case("case of letters", ["Page-1.WAV", "page-1.txt"], ["Page-1: Page-1.WAV page-1.txt"]),
    Case(
      "other words before the number", ["narration_007.flac", "p7.txt"],
      ["p7: narration_007.flac p7.txt"]),
    Case(
      "spaces and zeros", ["01.m4a", "10.m4a", "Page 1.txt", "Page 10.txt"],
      ["Page 1: 01.m4a Page 1.txt", "Page 10: 10.m4a Page 10.txt"]),
    Case(
      "letters behind the number", ["p1a.wav", "p1b.wav", "1a.txt", "1b.txt"],
      ["1a: p1a.wav 1a.txt", "1b: p1b.wav 1b.txt"]),
    Case(
      "a number that is not alone", ["a1.wav", "b1.wav", "1.txt"],
      ["a1: a1.wav -", "b1: b1.wav -", "1: - 1.txt"]),
    Case(
      "composed and decomposed", ["\u{E9}t\u{E9}.wav", "e\u{301}te\u{301}.txt"],
      ["\u{E9}t\u{E9}: \u{E9}t\u{E9}.wav e\u{301}te\u{301}.txt"]),
    Case(
      "emoji and dots", ["🐢 and 🦆.v2.wav", "🐢 and 🦆.v2.txt"],
      ["🐢 and 🦆.v2: 🐢 and 🦆.v2.wav 🐢 and 🦆.v2.txt"]),
    Case(
      "pictures", ["1.jpg", "page-01.txt", "page-01.wav", "cover.png"],
      ["page-01: page-01.wav page-01.txt 1.jpg"]),
    Case("other files", ["CREDITS.json", "page-01.words.json", ".page-01.txt", "Thumbs.db"], []),
    Case("alone", ["1.wav", "2.txt"], ["1: 1.wav -", "2: - 2.txt"]),
  ]

  @Test(arguments: cases) func groups(_ example: Case) {
    let groups = PagePairing(fileNames: example.files).groups.map { group in
      let picture = group.picture.map { " " + $0 } ?? ""
      return "\(group.id): \(group.recording ?? "-") \(group.text ?? "-")\(picture)"
    }
    #expect(groups == example.groups)
  }

  @Test func masterIsPreferred() {
    let pairing = PagePairing(fileNames: ["1.mp3", "1.txt", "1.wav"])
    #expect(pairing.groups.map(\.recording) == ["1.wav"])
    #expect(pairing.notices.map(\.message) == ["1.mp3 is left aside: 1.wav is of the same page"])
    #expect(pairing.notices.allSatisfy { !$0.kind.needsChecking })
  }
}
