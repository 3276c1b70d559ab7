import WordTimeline

extension ShelfReport {
  /// The report in the XML that CI services read as JUnit's: a suite is a book, a test is a page.
  ///
  /// - Parameter strictly: whether a page that is to be checked counts as a failed test.
  public func junitFile(strictly: Bool) -> [UInt8] {
    let suites = books.map { $0.junitSuite(strictly: strictly) }
    let tests = suites.reduce(0) { $0 + $1.tests }
    let failures = suites.reduce(0) { $0 + $1.failures }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="wordlight" tests="\(tests)" failures="\(failures)">
      \(suites.map(\.text).joined(separator: "\n"))
      </testsuites>

      """
    return Array(text.utf8)
  }
}

/// The text of a suite, and what it counts.
private struct Suite {
  var text: String
  var tests: Int
  var failures: Int
}

extension BookReport {
  fileprivate func junitSuite(strictly: Bool) -> Suite {
    var cases = pages.map { $0.junitCase(book: id, strictly: strictly) }
    let open = notices.filter(\.needsChecking)
    // A book that cannot be read, or whose files are odd, has no page to tell it by.
    if failure != nil || !open.isEmpty {
      let message = failure?.summary ?? open.map(\.message).joined(separator: "\n")
      let kind = failure == nil ? "check" : "failed"
      let isFailure = failure != nil || strictly
      let body = junitBody(message, kind: kind, isFailure: isFailure)
      cases.append((junitCase("files", book: id, body: body), isFailure))
    }
    let failures = cases.count { $0.isFailure }
    let head =
      "  <testsuite name=\"\(Markup.escaped(id))\" tests=\"\(cases.count)\" failures=\"\(failures)\">"
    let lines = [head] + cases.map(\.text) + ["  </testsuite>"]
    return Suite(text: lines.joined(separator: "\n"), tests: cases.count, failures: failures)
  }
}

extension PageReport {
  fileprivate func junitCase(book: String, strictly: Bool) -> (text: String, isFailure: Bool) {
    let isFailure = verdict == .failed || strictly && verdict == .check
    var body = ""
    if verdict != .good {
      let words = unsureWords.map { "listen to \($0)" }
      let lines = [failure?.summary, failure?.remedy].compactMap(\.self)
      let message = (lines + otherFindings.map(\.message) + words).joined(separator: "\n")
      body = junitBody(message, kind: verdict.rawValue, isFailure: isFailure)
    }
    return (Reports.junitCase(id, book: book, body: body), isFailure)
  }
}

private func junitCase(_ name: String, book: String, body: String) -> String {
  let head = "    <testcase classname=\"\(Markup.escaped(book))\" name=\"\(Markup.escaped(name))\""
  return body.isEmpty ? head + "/>" : head + ">\n\(body)\n    </testcase>"
}

private func junitBody(_ message: String, kind: String, isFailure: Bool) -> String {
  guard isFailure else { return "      <system-out>\(Markup.escaped(message))</system-out>" }
  let first = message.split(separator: "\n").first.map(String.init) ?? kind
  return
    "      <failure type=\"\(kind)\" message=\"\(Markup.escaped(first))\">\(Markup.escaped(message))</failure>"
}
