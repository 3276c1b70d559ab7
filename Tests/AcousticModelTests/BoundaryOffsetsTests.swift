import Files
import Testing

@testable import AcousticModel

/// Offsets as a file's text.
struct BoundaryOffsetsTests {
  private static let text = """
    # by hand
    any any 137 -31.2
    pause any 40 0.4
    speech vowel 31 -35.5   # after a consonant

    stop vowel 12 20
    """

  @Test func theFinestClassThatIsKnownCounts() throws {
    let offsets = try BoundaryOffsets(Self.text, file: "wordlight.offsets")
    func moved(_ before: BoundaryOffsets.Sound, _ after: BoundaryOffsets.Sound) -> Double {
      offsets.milliseconds(at: .init(before: before, after: after))
    }
    #expect(moved(.stop, .vowel) == 20)
    #expect(moved(.nasal, .vowel) == -35.5)
    #expect(moved(.nasal, .stop) == -31.2)
    #expect(moved(.pause, .vowel) == 0.4)
    #expect(BoundaryOffsets().milliseconds(at: .init(before: .stop, after: .vowel)) == 0)
  }

  @Test func readsWhatItWrote() throws {
    let offsets = try BoundaryOffsets(Self.text, file: "wordlight.offsets")
    #expect(try BoundaryOffsets(offsets.text, file: "again") == offsets)
    #expect(
      offsets.text.split(separator: "\n").dropFirst() == [
        "any any 137 -31.2", "pause any 40 0.4", "speech vowel 31 -35.5", "stop vowel 12 20.0",
      ])
  }

  @Test(arguments: [
    "any any 3", "any any 3 x", "any any -1 3", "any all 3 3", "loud any 3 3", "any any 3 nan",
    "any any 3 900", "stop pause 1 2 3",
  ])
  func aBrokenLineIsNamed(line: String) {
    let error = #expect(throws: AcousticModelError.self) {
      try BoundaryOffsets("any vowel 1 1\n" + line, file: "wordlight.offsets")
    }
    #expect(error?.diagnostic.file == "wordlight.offsets")
    #expect(error?.diagnostic.problem.contains("line 2") == true)
  }

  @Test func noClassStandsTwice() {
    #expect(throws: AcousticModelError.self) {
      try BoundaryOffsets("any any 1 1\nany any 1 2", file: "wordlight.offsets")
    }
  }
}
