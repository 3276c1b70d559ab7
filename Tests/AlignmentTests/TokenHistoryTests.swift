import Testing

@testable import Alignment

@Suite struct TokenHistoryTests {
  @Test func cleaningKeepsEveryLivingPath() {
    var history = TokenHistory()
    // Two branches from one trunk, and a dead one.
    let trunk = history.append(previous: TokenHistory.none, node: 0, frame: 0)
    let dead = history.append(previous: trunk, node: 9, frame: 1)
    _ = history.append(previous: dead, node: 10, frame: 2)
    let left = history.append(previous: trunk, node: 1, frame: 3)
    let right = history.append(previous: trunk, node: 2, frame: 4)
    var living = [left, TokenHistory.none, right]
    let before = [left, right].map { history.path(to: $0).map(\.node) }
    history.clean(keeping: &living)
    #expect(history.records.count == 3)
    #expect(living[1] == TokenHistory.none)
    #expect([living[0], living[2]].map { history.path(to: $0).map(\.node) } == before)
  }
}
