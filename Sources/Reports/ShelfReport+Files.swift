extension ShelfReport {
  /// The name of the report's files without extension: `report`, or `report-03-of-16` for a share.
  public var fileStem: String {
    guard let share else { return "report" }
    let number = String(share.number)
    let width = String(share.count).count
    return "report-" + String(repeating: "0", count: width - number.count) + number
      + "-of-\(share.count)"
  }
}
