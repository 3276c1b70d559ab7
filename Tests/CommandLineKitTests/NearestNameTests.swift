import Testing

@testable import CommandLineKit

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("", "abc", 3), ("abc", "", 3), ("format", "fromat", 1),
    ("kitten", "sitting", 3),
  ])
  func countsKeystrokes(one: String, other: String, distance: Int) {
    #expect(NearestName.distance(one, other) == distance)
  }

  @Test(arguments: [
    ("fromat", "format"), ("ouput", "output"), ("lang", "language"), ("xyzzy", nil), ("q", nil),
  ])
  func suggestsOnlyWhatIsNear(typed: String, name: String?) {
    let names = ["format", "output", "language", "lexicon"]
    #expect(NearestName.suggestion(for: typed, among: names) == name)
  }
}
