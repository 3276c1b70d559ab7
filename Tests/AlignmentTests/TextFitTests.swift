import Testing

@testable import Alignment

/// Pages of known evidence and lengths, on either side of the line.
@Suite struct TextFitTests {
  private func phones(_ count: Int, evidence: Float, milliseconds: Double) -> [SpokenPhone] {
    (0..<count).map { index in
      let start = Double(index) * 16 * milliseconds
      let item = PhoneString.Item(phone: 3, word: index, coarseFrames: 0..<1)
      var phone = SpokenPhone(item, start: start, end: start + 16 * milliseconds)
      phone.evidence = evidence
      return phone
    }
  }

  @Test(arguments: [
    // A long page fails just above the line, a title of two words far above it.
    (100, -3.05, 80.0, false, false), (100, -3.15, 80, false, true),
    (6, -3.6, 80, false, false), (6, -3.8, 80, false, true),
    // Phones of another language may fit less well.
    (100, -4.75, 80, true, false), (100, -4.85, 80, true, true),
    // Squeezed phones count against the text.
    (100, -1.0, 30, false, false), (100, -1.2, 30, false, true),
  ])
  func drawsTheLine(
    count: Int, evidence: Float, milliseconds: Double, areMapped: Bool, isWrong: Bool
  ) {
    let page = phones(count, evidence: evidence, milliseconds: milliseconds)
    #expect((areMapped ? TextFit.mapped : TextFit()).isWrong(page) == isWrong)
  }

  @Test func nothingSpokenIsNoEvidenceAgainstTheText() {
    #expect(!TextFit().isWrong([]))
  }
}
