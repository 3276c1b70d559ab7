public import WordTimeline

extension AccuracyReport {
  /// The report for programs. Times are in milliseconds, shares from 0 to 1.
  public var json: JSONValue {
    [
      "corpus": .string(corpus), "half": .string(half.rawValue),
      "recordings": .integer(recordings), "audioSeconds": .rounded(audioSeconds),
      "words": .integer(words), "missing": .array(missing.map(JSONValue.string)),
      "overlapping": .integer(overlapping), "zeroLength": .integer(zeroLength),
      "outOfOrder": .integer(outOfOrder), "noticeablyLate": .integer(noticeablyLate),
      "verdicts": .object(verdictCounts),
      "starts": starts?.json ?? .null, "ends": ends?.json ?? .null,
      "startsByPlace": Self.json(startsByPlace), "endsByPlace": Self.json(endsByPlace),
      "startsByPhones": Self.json(startsByPhones),
      "calibration": .array(calibration.bins.map(\.json)),
      "calibrationError": .rounded(calibration.expectedError),
    ]
  }

  private var verdictCounts: JSONObject {
    var object = JSONObject()
    for verdict in Verdict.allCases {
      object[verdict.rawValue] = .integer(verdicts[verdict] ?? 0)
    }
    return object
  }

  private static func json(_ groups: [Group]) -> JSONValue {
    var object = JSONObject()
    for group in groups { object[group.name] = group.figures.json }
    return .object(object)
  }
}

extension ErrorFigures {
  /// The figures as a JSON value.
  public var json: JSONValue {
    var within = JSONObject()
    for (limit, share) in zip(Self.limits, shares) { within["\(limit)"] = .rounded(share) }
    return [
      "count": .integer(count), "missing": .integer(missing), "median": .rounded(median),
      "mean": .rounded(mean), "p90": .rounded(p90), "p95": .rounded(p95), "bias": .rounded(bias),
      "within": .object(within),
    ]
  }
}

extension Calibration.Bin {
  fileprivate var json: JSONValue {
    [
      "from": .double(lowest), "words": .integer(count),
      "meanConfidence": .rounded(meanConfidence), "shareWithin50": .rounded(shareWithin50),
    ]
  }
}

extension JSONValue {
  /// A number with four decimals: finer than any figure means anything.
  static func rounded(_ value: Double) -> JSONValue {
    .decimal(Int64((value * 10_000).rounded()), decimals: 4)
  }
}
