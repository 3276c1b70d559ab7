/// One of several equal shares of a shelf, for runs that are spread over machines.
public struct Shard: Sendable, Hashable, Codable {
  /// Which share it is, counted from 1.
  public var number: Int
  /// How many shares there are.
  public var count: Int

  /// Makes a share.
  ///
  /// - Precondition: `1 <= number <= count`.
  public init(number: Int, count: Int) {
    precondition(1 <= number && number <= count)
    self.number = number
    self.count = count
  }

  /// Reads a share as it is written on a command line: `3/16`. Nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]),
      1 <= number, number <= count
    else { return nil }
    self.init(number: number, count: count)
  }

  /// The books of this share, as indices in rising order.
  ///
  /// The longest book goes first, each to the share that has least so far (Graham's rule: no
  /// share is longer than 4/3 of the best possible longest). Ties go to the earlier book and the
  /// lower share, so that every machine comes to the same division by itself.
  ///
  /// - Parameter lengths: the length of each book, in any unit.
  public func indices(ofLengths lengths: [Int64]) -> [Int] {
    let order = lengths.indices.sorted { one, other in
      lengths[one] == lengths[other] ? one < other : lengths[one] > lengths[other]
    }
    var loads = [Int64](repeating: 0, count: count)
    var mine: [Int] = []
    for index in order {
      var lightest = 0
      for share in loads.indices where loads[share] < loads[lightest] { lightest = share }
      // A book of no length still is work: without this they would all go to one share.
      loads[lightest] += max(1, lengths[index])
      if lightest == number - 1 { mine.append(index) }
    }
    return mine.sorted()
  }
}

extension Shard: CustomStringConvertible {
  /// The share as it is written on a command line.
  public var description: String { "\(number)/\(count)" }
}
