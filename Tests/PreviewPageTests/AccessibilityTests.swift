import Foundation
import Testing
import WordTimeline

extension BrowserTests {
  @Suite struct AccessibilityTests {
    /// The audit of axe-core, from the Python package that carries it; nil where it is not there.
    static let axe: String? = {
      let find = Process()
      find.executableURL = URL(filePath: "/usr/bin/env")
      find.arguments = [
        "python3", "-c",
        "import axe_playwright_python as a; print(a.__path__[0] + '/axe.min.js')",
      ]
      let output = Pipe()
      find.standardOutput = output
      find.standardError = FileHandle.nullDevice
      guard (try? find.run()) != nil else { return nil }
      let path = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      find.waitUntilExit()
      return try? String(
        contentsOfFile: path.trimmingCharacters(in: .whitespacesAndNewlines), encoding: .utf8)
    }()

    static let places = [
      "wordlight.showView('title')", "wordlight.openBook(5, 'read-myself')",
      "wordlight.showView('title'); document.getElementById('pick-page').click()",
      "wordlight.showView('title'); document.getElementById('show-options').click()",
      "wordlight.showView('recorder')",
    ]

    @Test(.enabled("axe-core is not installed: pip install axe-playwright-python") { axe != nil })
    func axeFindsNothing() throws {
      let tab = try BrowserTests.openDesk()
      try tab.evaluate(#require(Self.axe))
      for place in Self.places + ["wordlight.showView('desk')"] {
        try tab.evaluate("document.querySelector('dialog[open]')?.close(); \(place)")
        tab.pause(0.3)
        let violations = try tab.evaluate(Self.audit)
        #expect(violations.asElements.map(\.asText) == [], "\(place)")
      }
    }

    private static let audit = """
      axe.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] })
        .then(({ violations }) => violations.map(({ id, nodes }) =>
          `${id}: ${nodes.map(({ target }) => target).join(" ")}`))
      """

    /// Every control has a name, can be reached with the tabulator key, and shows it.
    @Test(arguments: places)
    func controlsAreNamedAndReached(place: String) throws {
      let tab = try BrowserTests.openBook()
      try tab.evaluate(place)
      let nameless = try tab.evaluate(
        """
        [...document.querySelectorAll("button, input, [tabindex='0']")]
          .filter((element) => element.checkVisibility())
          .filter((element) => !(element.ariaLabel || element.textContent.trim() ||
            element.closest("label") || element.getAttribute("aria-describedby")))
          .map((element) => element.outerHTML)
        """)
      #expect(nameless.asElements.isEmpty)
      let unreachable = try tab.evaluate(
        """
        [...(document.querySelector("dialog[open]") ?? document)
          .querySelectorAll("button:not(:disabled), input, [role=slider]")]
          .filter((element) => element.checkVisibility() && element.tabIndex < 0)
          .map((element) => element.id || element.textContent.trim())
        """)
      #expect(unreachable.asElements.isEmpty)
      // The first ones, really walked to.
      var reached: Set<String> = []
      for _ in 0..<4 {
        try tab.press("Tab")
        reached.insert(try tab.evaluate("document.activeElement.outerHTML").asText)
        let outline = try tab.evaluate("getComputedStyle(document.activeElement).outlineStyle")
        #expect(outline == "solid")
      }
      #expect(reached.count == 4)
    }
  }
}
