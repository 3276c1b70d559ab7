import Testing

@testable import Narration

@Suite struct ShardTests {
  @Test(arguments: [("1/1", 1, 1), ("3/16", 3, 16)])
  func reads(text: String, number: Int, count: Int) {
    #expect(Shard(text) == Shard(number: number, count: count))
  }

  @Test(arguments: ["", "3", "0/4", "5/4", "a/b", "1/2/3", "-1/2", "1/0", " 1/2"])
  func refuses(text: String) { #expect(Shard(text) == nil) }

  /// Every book goes to one share, and no share exceeds the average by more than one book.
  @Test(arguments: [1, 2, 3, 7, 16], [0, 1, 5, 40, 200])
  func dividesFairly(count: Int, books: Int) {
    var state: UInt64 = 7
    let lengths = (0..<books).map { _ -> Int64 in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int64(state >> 48) + 1
    }
    let shares = (1...count).map { Shard(number: $0, count: count).indices(ofLengths: lengths) }
    #expect(shares.flatMap(\.self).sorted() == Array(0..<books))
    let sums = shares.map { $0.reduce(0) { $0 + lengths[$1] } }
    let average = lengths.reduce(0, +) / Int64(count)
    #expect(sums.max() ?? 0 <= average + (lengths.max() ?? 0))
    #expect(shares.allSatisfy { $0 == $0.sorted() })
  }

  @Test func spreadsBooksOfUnknownLength() {
    let counts = (1...4).map {
      Shard(number: $0, count: 4).indices(ofLengths: Array(repeating: 0, count: 8)).count
    }
    #expect(counts == [2, 2, 2, 2])
  }
}
