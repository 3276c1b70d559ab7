import WordTimeline

extension AccuracyReport {
  /// The report as a table for people.
  public var text: String {
    var lines = summary
    lines.append("")
    lines.append(Self.row("", Self.headings))
    if let starts { lines.append(Self.row("word starts", Self.cells(starts))) }
    lines += startsByPlace.map { Self.row("  " + $0.name, Self.cells($0.figures)) }
    if let ends { lines.append(Self.row("word ends", Self.cells(ends))) }
    lines += endsByPlace.map { Self.row("  " + $0.name, Self.cells($0.figures)) }
    lines += ["", "starts by the phones before and after (10 words or more)"]
    lines += startsByPhones.filter { $0.figures.count >= 10 }
      .map { Self.row("  " + $0.name, Self.cells($0.figures)) }
    return (lines + calibrationLines).joined(separator: "\n")
  }

  private var summary: [String] {
    let counts = Verdict.allCases.map { "\(verdicts[$0] ?? 0) \($0.rawValue)" }
    var lines = [
      "\(corpus) (\(half.rawValue)): \(recordings) recordings, \(audioSeconds.fixed(1)) s, "
        + "\(words) words; pages: \(counts.joined(separator: ", "))",
      "missing \(missing.count), overlapping \(overlapping), zero-length \(zeroLength), "
        + "out of order \(outOfOrder), more than 60 ms late \(noticeablyLate)",
    ]
    if !missing.isEmpty { lines.append("missing: " + missing.prefix(20).joined(separator: ", ")) }
    return lines
  }

  private var calibrationLines: [String] {
    guard !calibration.bins.isEmpty else { return [] }
    let error = (calibration.expectedError * 100).fixed(1)
    let title = "confidence against the share within 50 ms (mean distance \(error) %)"
    let rows = calibration.bins.map { bin in
      Self.row(
        "  from \(bin.lowest.fixed(2))",
        ["\(bin.count)", bin.meanConfidence.fixed(3), bin.shareWithin50.fixed(3)])
    }
    return ["", title, Self.row("", ["words", "conf.", "share"])] + rows
  }

  private static let headings =
    ["n", "median", "mean", "p90", "p95", "bias"] + ErrorFigures.limits.map { "≤\($0)" }

  private static func cells(_ figures: ErrorFigures) -> [String] {
    let times = [figures.median, figures.mean, figures.p90, figures.p95, figures.bias]
    return ["\(figures.count)"] + times.map { $0.fixed(1) }
      + figures.shares.map { ($0 * 100).fixed(1) }
  }

  private static func row(_ name: String, _ cells: [String]) -> String {
    TableRow.text(name, cells, cellWidth: 8)
  }
}

extension Double {
  /// The number with that many decimals, rounded to the nearest.
  public func fixed(_ decimals: Int) -> String {
    guard isFinite else { return "-" }
    let scale = (0..<decimals).reduce(1.0) { product, _ in product * 10 }
    let ticks = Int64((abs(self) * scale).rounded())
    let (whole, fraction) = ticks.quotientAndRemainder(dividingBy: Int64(scale))
    let sign = self < 0 && ticks > 0 ? "-" : ""
    if decimals == 0 { return sign + "\(whole)" }
    let digits = String(fraction)
    return sign + "\(whole)." + String(repeating: "0", count: decimals - digits.count) + digits
  }
}
