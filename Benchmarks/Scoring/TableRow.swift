/// A line of a table for people: a name, and cells aligned to the right.
public enum TableRow {
  /// Lays out a line; what is wider than its column moves the rest to the right.
  ///
  /// - Parameters:
  ///   - nameWidth: the characters of the first column.
  ///   - cellWidth: the characters of every other column.
  public static func text(
    _ name: String, _ cells: [String], nameWidth: Int = 22, cellWidth: Int = 9
  ) -> String {
    let columns = cells.map { String(repeating: " ", count: max(1, cellWidth - $0.count)) + $0 }
    let padding = String(repeating: " ", count: max(1, nameWidth - name.count))
    return name + (cells.isEmpty ? "" : padding + columns.joined())
  }
}
