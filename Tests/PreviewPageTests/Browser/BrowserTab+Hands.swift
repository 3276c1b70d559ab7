import WordTimeline

/// What a reader's hands do.
extension BrowserTab {
  struct Point {
    var x: Double
    var y: Double
  }

  /// The middle of the first element that a selector names.
  func middle(of selector: String) throws -> Point {
    let box = try evaluate(
      """
      (() => {
        const box = document.querySelector(`\(selector)`).getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
      })()
      """)
    let numbers = Optional(box).elements.map { Optional($0).number }
    guard numbers.count == 2 else { throw Chromium.Failure(description: "no \(selector)") }
    return Point(x: numbers[0], y: numbers[1])
  }

  func mouse(_ type: String, _ point: Point) throws {
    try send(
      "Input.dispatchMouseEvent",
      [
        "type": .string(type), "x": .double(point.x), "y": .double(point.y), "button": "left",
        "clickCount": 1, "buttons": type == "mouseReleased" ? 0 : 1,
      ])
  }

  func click(_ selector: String) throws {
    let point = try middle(of: selector)
    try mouse("mousePressed", point)
    try mouse("mouseReleased", point)
  }

  func drag(from start: Point, to end: Point) throws {
    try mouse("mousePressed", start)
    for step in 1...4 {
      let share = Double(step) / 4
      try mouse(
        "mouseMoved",
        Point(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
    try mouse("mouseReleased", end)
  }

  /// A finger that wipes across the page.
  func swipe(from start: Point, to end: Point) throws {
    func touch(_ type: String, _ points: [Point]) throws {
      try send(
        "Input.dispatchTouchEvent",
        [
          "type": .string(type),
          "touchPoints": .array(points.map { ["x": .double($0.x), "y": .double($0.y)] }),
        ])
    }
    try touch("touchStart", [start])
    for step in 1...4 {
      let share = Double(step) / 4
      try touch(
        "touchMove",
        [Point(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)])
    }
    try touch("touchEnd", [])
  }

  /// Presses a key and lets it go; `key` as JavaScript calls it.
  func press(_ key: String, heldFor seconds: Double = 0, shift: Bool = false) throws {
    let codes: [String: Int64] = [
      "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Escape": 27,
      "Enter": 13, " ": 32, "Tab": 9, "PageDown": 34, "PageUp": 33, "Delete": 46,
    ]
    var event: JSONObject = [
      "type": "keyDown", "key": .string(key), "modifiers": .integer(shift ? 8 : 0),
      "windowsVirtualKeyCode": .integer(codes[key] ?? Int64(key.uppercased().utf8.first ?? 0)),
    ]
    if key.count == 1 { event["text"] = .string(key) }
    if key == "Enter" { event["text"] = "\r" }
    try send("Input.dispatchKeyEvent", event)
    if seconds > 0 { pause(seconds) }
    event["type"] = "keyUp"
    try send("Input.dispatchKeyEvent", event)
  }
}
