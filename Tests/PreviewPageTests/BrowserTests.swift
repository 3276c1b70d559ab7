import Testing

/// The tests that open pages in a real browser, one after the other so that none disturbs the
/// clock of another.
@Suite(
  .serialized,
  .enabled("Chromium is not installed: apt-get install chromium") { Chromium.program != nil })
struct BrowserTests {
  /// The browser, which must start where it is installed.
  static func browser() throws -> Chromium { try #require(Chromium.shared) }
}
