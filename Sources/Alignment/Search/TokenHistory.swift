/// Where the paths of a search have been: each record says which node was entered at which frame
/// and which record came before. Records that no living path leads to are dropped from time to
/// time, so that memory follows the number of paths and not the length of the recording.
struct TokenHistory {
  struct Record {
    var previous: Int32
    var node: Int32
    var frame: Int32
  }

  /// No record.
  static let none: Int32 = -1

  private(set) var records: [Record] = []
  /// The number of records at which it is worth looking for dead ones again.
  private var nextCleaning = 1 << 16

  mutating func append(previous: Int32, node: Int, frame: Int) -> Int32 {
    records.append(Record(previous: previous, node: Int32(node), frame: Int32(frame)))
    return Int32(records.count - 1)
  }

  var wantsCleaning: Bool { records.count >= nextCleaning }

  /// Drops every record that none of `living` leads to, and renumbers `living`.
  mutating func clean(keeping living: inout [Int32]) {
    var isNeeded = [Bool](repeating: false, count: records.count)
    for index in living {
      var record = index
      while record >= 0, !isNeeded[Int(record)] {
        isNeeded[Int(record)] = true
        record = records[Int(record)].previous
      }
    }
    var renumbered = [Int32](repeating: TokenHistory.none, count: records.count)
    var kept = 0
    for index in records.indices where isNeeded[index] {
      var record = records[index]
      if record.previous >= 0 { record.previous = renumbered[Int(record.previous)] }
      records[kept] = record
      renumbered[index] = Int32(kept)
      kept += 1
    }
    records.removeLast(records.count - kept)
    for index in living.indices where living[index] >= 0 {
      living[index] = renumbered[Int(living[index])]
    }
    nextCleaning = max(1 << 16, 2 * kept)
  }

  /// The records that lead to `index`, the first one first.
  func path(to index: Int32) -> [Record] {
    var path: [Record] = []
    var record = index
    while record >= 0 {
      path.append(records[Int(record)])
      record = records[Int(record)].previous
    }
    return path.reversed()
  }
}
