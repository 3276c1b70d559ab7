import Files

extension PronunciationError {
  /// There is no voice for a tag.
  static func unknownLanguage(_ tag: String, known: [String]) -> PronunciationError {
    let distances = known.map { (distance: editDistance(tag.lowercased(), $0), code: $0) }
    let near = distances.sorted { ($0.distance, $0.code) < ($1.distance, $1.code) }
      .prefix(4).map(\.code)
    return PronunciationError(
      Diagnostic(
        .usage, problem: "language “\(tag)” not known",
        remedy: "the nearest that are: \(near.joined(separator: ", "))"))
  }

  /// The number of letters to insert, delete or change (Levenshtein).
  static func editDistance(_ one: String, _ other: String) -> Int {
    let (a, b) = (Array(one), Array(other))
    var row = Array(0...b.count)
    for i in a.indices {
      var diagonal = row[0]
      row[0] = i + 1
      for j in b.indices {
        let change = diagonal + (a[i] == b[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(change, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[b.count]
  }
}
