import WordTimeline

/// Pieces of web pages.
enum HTML {
  /// How the head says what a document was made of.
  static let stampMark = "<meta name=\"wordlight-stamp\" content=\""
  /// How every document ends.
  static let end = "</body>\n</html>\n"

  /// Everything up to the body's content. Nothing may be loaded from anywhere.
  static func head(title: String, stamp: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    \(stampMark)\(stamp)">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    script-src 'unsafe-inline'; style-src 'unsafe-inline'">
    <meta name="viewport" content="width=device-width">
    <title>\(title)</title>
    <style>
    \(String(decoding: PackageResources.report_css, as: UTF8.self))</style>
    </head>
    <body>

    """
  }

  /// A verdict with its colour.
  static func verdict(_ verdict: Verdict) -> String {
    "<span class=\"verdict \(verdict.rawValue)\">\(verdict.rawValue)</span>"
  }

  /// A list, unless there is nothing in it.
  static func list(_ items: [String]) -> String {
    items.isEmpty ? "" : "<ul class=\"findings\">\n\(items.joined(separator: "\n"))\n</ul>\n"
  }

  /// A length of time for people: `1:02:03` or `2:03`.
  static func clock(_ microseconds: Int64) -> String {
    let seconds = (microseconds + 500_000) / 1_000_000
    let two = { (number: Int64) in (number < 10 ? "0" : "") + String(number) }
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    return hours > 0
      ? "\(hours):\(two(minutes)):\(two(seconds % 60))" : "\(minutes):\(two(seconds % 60))"
  }

  /// A stretch of time for scripts: its two ends in seconds.
  static func seconds(_ time: Range<Int64>) -> String {
    decimalText(time.lowerBound, decimals: 6) + " " + decimalText(time.upperBound, decimals: 6)
  }
}
