/// Finds what somebody meant who mistyped a name.
enum NearestName {
  /// The name that takes the fewest keystrokes to reach, where those are few for its length.
  static func suggestion(for typed: String, among names: [String]) -> String? {
    let candidates = names.map { (name: $0, distance: distance(typed, $0)) }
    guard let best = candidates.min(by: { $0.distance < $1.distance }) else { return nil }
    if best.distance <= max(1, best.name.count / 3) { return best.name }
    // Somebody who begins a name rightly may stop early or go on wrongly.
    let begun = names.filter { typed.count >= 3 && $0.hasPrefix(typed) }
    return begun.count == 1 ? begun[0] : nil
  }

  /// The number of letters to insert, remove, replace or swap with a neighbour (the restricted
  /// Damerau–Levenshtein distance).
  static func distance(_ one: String, _ other: String) -> Int {
    let (a, b) = (Array(one), Array(other))
    var rows = [Array(0...b.count)]
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var best = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
