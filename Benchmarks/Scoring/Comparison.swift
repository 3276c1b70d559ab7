public import WordTimeline

/// Two reports of the same corpus side by side.
///
/// Figures are deterministic on one machine; another processor adds up floating-point numbers in
/// another order and may move a boundary by a millisecond. The tolerances allow for that and for
/// nothing more.
public struct Comparison: Sendable, Hashable {
  /// One figure before and now.
  public struct Line: Sendable, Hashable {
    /// The figure's name.
    public var name: String
    /// Its value in the baseline.
    public var before: Double
    /// Its value now.
    public var now: Double
    /// Whether it got worse by more than its tolerance.
    public var isWorse: Bool
  }

  /// A figure that is watched.
  private struct Watch {
    var path: String
    var isBetterWhenLower = true
    var tolerance = 0.0
  }

  private static let watches: [Watch] = [
    Watch(path: "missing"), Watch(path: "overlapping"), Watch(path: "zeroLength"),
    Watch(path: "outOfOrder"), Watch(path: "noticeablyLate"),
    Watch(path: "starts.median", tolerance: 0.3), Watch(path: "starts.mean", tolerance: 0.3),
    Watch(path: "starts.p95", tolerance: 2),
    Watch(path: "starts.within.20", isBetterWhenLower: false, tolerance: 0.01),
    Watch(path: "starts.within.50", isBetterWhenLower: false, tolerance: 0.005),
    Watch(path: "starts.within.100", isBetterWhenLower: false, tolerance: 0.002),
    Watch(path: "ends.median", tolerance: 0.5), Watch(path: "ends.mean", tolerance: 0.5),
    Watch(path: "calibrationError", tolerance: 0.02),
  ]

  /// The watched figures.
  public var lines: [Line]

  /// Whether any figure got worse.
  public var isWorse: Bool { lines.contains(where: \.isWorse) }

  /// Compares a report's JSON with that of a baseline.
  ///
  /// - Parameter file: the baseline's name, for errors.
  /// - Throws: ``ScoringError`` when the baseline lacks a figure or is of other recordings.
  public init(baseline: JSONValue, now report: JSONValue, file: String) throws(ScoringError) {
    for key in ["corpus", "half", "recordings", "words"] where baseline[key] != report[key] {
      throw ScoringError(
        file: file, problem: "is a baseline of other recordings: its \(key) differs",
        remedy: "compare with the corpus that it was recorded on")
    }
    var lines: [Line] = []
    for watch in Self.watches {
      guard let before = Self.number(watch.path, in: baseline),
        let now = Self.number(watch.path, in: report)
      else {
        throw ScoringError(
          file: file, problem: "lacks the figure \(watch.path)", remedy: "record the baseline anew")
      }
      let change = watch.isBetterWhenLower ? now - before : before - now
      lines.append(
        Line(name: watch.path, before: before, now: now, isWorse: change > watch.tolerance + 1e-9))
    }
    self.lines = lines
  }

  /// The number at a path such as `starts.within.20`; of a list, its length.
  private static func number(_ path: String, in value: JSONValue) -> Double? {
    var value = value
    for key in path.split(separator: ".") {
      guard let member = value[String(key)] else { return nil }
      value = member
    }
    switch value {
    case .number(let number): return number.double
    case .array(let elements): return Double(elements.count)
    default: return nil
    }
  }

  /// The comparison as a table for people.
  public var text: String {
    lines.map { line in
      let mark = line.isWorse ? "✘" : line.now == line.before ? "=" : "✔"
      return "\(mark) \(line.name): \(line.before.fixed(4)) → \(line.now.fixed(4))"
    }.joined(separator: "\n")
  }
}
