import Foundation
import WordTimeline

/// A page that is open in the browser.
final class BrowserTab {
  /// Something the page did that it should not have done, or asked the network for.
  struct Trouble: Hashable, CustomStringConvertible {
    var description: String
  }

  private let browser: Chromium
  private let target: String
  private let session: String
  private var troubles: [Trouble] = []
  private var requests: [String] = []

  /// Opens a file; a fresh tab forgets what was chosen before.
  init(
    _ browser: Chromium, file: String, width: Int = 1024, height: Int = 768,
    media: [String: String] = [:], isFresh: Bool = true
  ) throws {
    self.browser = browser
    let created = try browser.send("Target.createTarget", ["url": "about:blank"])
    target = created["targetId"].text
    session = try browser.send(
      "Target.attachToTarget", ["targetId": .string(target), "flatten": true])["sessionId"].text
    for domain in ["Page", "Runtime", "Network", "Log"] { try send("\(domain).enable") }
    try resize(width: width, height: height)
    let features = media.map { name, value in
      JSONValue.object(["name": .string(name), "value": .string(value)])
    }
    try send("Emulation.setEmulatedMedia", ["features": .array(features)])
    try send("Page.navigate", ["url": .string(URL(filePath: file).absoluteString)])
    try wait(for: "document.readyState === 'complete' && Boolean(window.wordlight)")
    // What another test has chosen is kept by the browser.
    if isFresh {
      try evaluate("localStorage.clear(); wordlight.settings.reset(); localStorage.clear()")
    }
  }

  deinit {
    _ = try? browser.send("Target.closeTarget", ["targetId": .string(target)])
  }

  @discardableResult
  func send(_ method: String, _ parameters: JSONObject = JSONObject()) throws -> JSONValue {
    let result = try browser.send(method, parameters, session: session)
    for event in browser.takeEvents(of: session) { note(event) }
    return result
  }

  func resize(width: Int, height: Int) throws {
    try send(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .integer(width), "height": .integer(height), "deviceScaleFactor": 1,
        "mobile": false,
      ])
  }

  /// The value of an expression, awaited where it is a promise.
  @discardableResult
  func evaluate(_ expression: String) throws -> JSONValue {
    let answer = try send(
      "Runtime.evaluate",
      [
        "expression": .string(expression), "returnByValue": true, "awaitPromise": true,
        "userGesture": true,
      ])
    if let details = answer["exceptionDetails"] {
      throw Chromium.Failure(
        description: "\(expression): \(JSONWriter.compact.text(details).prefix(600))")
    }
    return answer["result"]?["value"] ?? .null
  }

  /// Waits until an expression is true.
  func wait(for expression: String, seconds: Double = 20) throws {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while try evaluate(expression) != true {
      guard Date() < deadline else {
        throw Chromium.Failure(description: "never became true: \(expression)")
      }
      Thread.sleep(forTimeInterval: 0.02)
    }
  }

  func pause(_ seconds: Double) { Thread.sleep(forTimeInterval: seconds) }

  /// Everything that went wrong in the page so far: exceptions, logged errors, forbidden requests.
  func takeTroubles() throws -> [Trouble] {
    try send("Runtime.getIsolateId")
    defer { troubles = [] }
    return troubles
  }

  /// The addresses that the page asked for, its own left out.
  func requestedAddresses() -> [String] {
    requests.filter { !$0.hasPrefix("file:") && !$0.hasPrefix("blob:") && !$0.hasPrefix("data:") }
  }

  private func note(_ event: JSONValue) {
    let parameters = event["params"] ?? .null
    switch event["method"].text {
    case "Runtime.exceptionThrown":
      let details = parameters["exceptionDetails"] ?? .null
      troubles.append(Trouble(description: JSONWriter.compact.text(details)))
    case "Log.entryAdded":
      let entry = parameters["entry"] ?? .null
      troubles.append(Trouble(description: JSONWriter.compact.text(entry)))
    case "Runtime.consoleAPICalled" where ["error", "warning"].contains(parameters["type"].text):
      troubles.append(Trouble(description: JSONWriter.compact.text(parameters)))
    case "Network.requestWillBeSent":
      requests.append((parameters["request"] ?? .null)["url"].text)
    default: break
    }
  }
}

extension JSONValue? {
  /// The string; empty where it is none.
  var text: String {
    guard case .string(let text)? = self else { return "" }
    return text
  }

  /// The number; not a number where it is none.
  var number: Double {
    guard case .number(let number)? = self else { return .nan }
    return number.double ?? .nan
  }

  /// The elements; none where it is no array.
  var elements: [JSONValue] {
    guard case .array(let elements)? = self else { return [] }
    return elements
  }
}
