import CommandLineKit
import Narration
import WordTimeline

/// Tells on standard error how far a run over books has come.
struct BookProgress {
  private let console: Console
  private let asJSON: Bool
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var pageCount = 0
  private var done = 0
  private var cached = 0
  private var seconds = 0.0

  init(_ console: Console, asJSON: Bool) {
    self.console = console
    self.asJSON = asJSON
    start = clock.now
  }

  /// Shows something that happened.
  mutating func show(_ event: RunEvent) {
    switch event {
    case .began(let books, let pages):
      pageCount = pages
      if asJSON { say(["event": "began", "books": .integer(books), "pages": .integer(pages)]) }
    case .page(let page):
      done += 1
      cached += page.wasCached ? 1 : 0
      seconds += page.seconds
      asJSON ? say(value(of: page)) : console.progress(line(after: page))
      if !asJSON, page.verdict == .failed {
        console.note("\(page.book)/\(page.page): failed: \(page.reason ?? "")")
      }
    case .book(let id, let verdict):
      if asJSON {
        say(["event": "book", "book": .string(id), "verdict": .string(verdict.rawValue)])
      }
    }
  }

  /// Tells how fast it was.
  func end() {
    if asJSON {
      var value: JSONObject = ["event": "ended"]
      for (key, member) in figures { value[key] = member }
      say(.object(value))
    } else {
      console.endProgress()
      let reused = cached == 0 ? "" : ", \(cached) as before"
      console.note(
        "\(done) pages\(reused), \(tenths(seconds)) s of narration in \(tenths(elapsed)) s"
          + " (\(Int(speed.rounded())) × real time)")
    }
  }

  private var elapsed: Double { (clock.now - start) / .seconds(1) }
  private var speed: Double { seconds / max(0.001, elapsed) }
  private var secondsLeft: Double {
    done == 0 ? 0 : elapsed / Double(done) * Double(pageCount - done)
  }

  private func line(after page: PageProgress) -> String {
    "\(done)/\(pageCount) pages, \(tenths(seconds)) s of narration, "
      + "\(Int(speed.rounded())) × real time, \(tenths(secondsLeft)) s left: "
      + "\(page.book)/\(page.page) \(page.verdict.rawValue)"
  }

  private var figures: [(String, JSONValue)] {
    [
      ("pagesDone", .integer(done)), ("pages", .integer(pageCount)),
      ("narrationSeconds", .decimal(Int64((seconds * 1000).rounded()), decimals: 3)),
      ("elapsedSeconds", .decimal(Int64((elapsed * 1000).rounded()), decimals: 3)),
      ("timesRealTime", .decimal(Int64((speed * 10).rounded()), decimals: 1)),
      ("secondsLeft", .decimal(Int64((secondsLeft * 1000).rounded()), decimals: 3)),
    ]
  }

  private func value(of page: PageProgress) -> JSONValue {
    var value: JSONObject = [
      "event": "page", "book": .string(page.book), "page": .string(page.page),
      "verdict": .string(page.verdict.rawValue), "asBefore": .bool(page.wasCached),
    ]
    value["reason"] = page.reason.map(JSONValue.string)
    for (key, member) in figures { value[key] = member }
    return .object(value)
  }

  private func say(_ value: JSONValue) { console.note(JSONWriter.compact.text(value)) }
}

/// A number with one decimal.
private func tenths(_ number: Double) -> String {
  decimalText(Int64((number * 10).rounded()), decimals: 1)
}
