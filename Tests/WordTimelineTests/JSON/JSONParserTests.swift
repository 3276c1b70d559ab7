import Testing
import WordTimeline

@Suite struct JSONParserTests {
  @Test func keepsOrderAndDigits() throws {
    let text = #"{"b":1.500,"a":[true,null,-0,1e-7],"ü":"\ud83e\udd86\n\u00e9"}"#
    let value = try JSONParser.parse(text)
    #expect(
      JSONWriter.compact.text(value) == #"{"b":1.500,"a":[true,null,-0,1e-7],"ü":"🦆\né"}"#)
    #expect(value["b"] == .decimal(1500, decimals: 3))
  }

  @Test(arguments: [
    ("", 1, 1), (" [1,]", 1, 5), ("[1\n 2]", 2, 2), ("{\"a\":1,\n\"a\":2}", 2, 1), ("nul", 1, 1),
    ("01", 1, 2), ("1.", 1, 3), ("-", 1, 2), ("NaN", 1, 1), ("Infinity", 1, 1), ("[1] x", 1, 5),
    ("\"\\x\"", 1, 2), ("\"\\ud800\"", 1, 2), ("\"\\ud800\\u0041\"", 1, 2), ("\"\u{1}\"", 1, 2),
    ("\"open", 1, 6), ("{\"a\" 1}", 1, 6), ("{a:1}", 1, 2), ("[\"äöü\" 1]", 1, 8), ("\"\\", 1, 2),
    ("\"\\u12", 1, 4), ("{", 1, 2), ("'a'", 1, 1), ("[1}", 1, 3), ("+1", 1, 1), ("1e", 1, 3),
  ])
  func refusesWithLineAndColumn(text: String, line: Int, column: Int) {
    let error = #expect(throws: JSONError.self) { try JSONParser.parse(text) }
    #expect(error?.line == line)
    #expect(error?.column == column)
  }

  @Test func refusesBytesThatAreNotUTF8() {
    let error = #expect(throws: JSONError.self) {
      try JSONParser.parse(Array("[\"".utf8) + [0xE9] + Array("\"]".utf8))
    }
    #expect(error?.column == 3)
  }

  @Test func skipsByteOrderMark() throws {
    #expect(try JSONParser.parse("\u{FEFF}[]") == [])
  }

  @Test func limitsDepth() throws {
    let deep = String(repeating: "[", count: 1_000_000)
    #expect(throws: JSONError.self) { try JSONParser.parse(deep) }
    let allowed = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
    #expect(throws: Never.self) { try JSONParser.parse(allowed) }
  }

  @Test func limitsSize() {
    var limits = JSONParser.Limits()
    limits.bytes = 3
    #expect(throws: JSONError.self) { try JSONParser.parse("[1, 2]", limits: limits) }
  }

  @Test(arguments: [("1e308", 1e308), ("-1E+2", -100), ("0.1", 0.1), ("1e999", nil)])
  func numberHasADoubleWhereOneFits(text: String, double: Double?) throws {
    guard case .number(let number) = try JSONParser.parse(text) else {
      Issue.record("not a number")
      return
    }
    #expect(number.double == double)
  }

  @Test func errorAboutAValueHasItsPlace() {
    let text = "{\"words\": [\n  {\"start\": 1},\n  {\"start\": \"x\"}\n]}"
    let error = #expect(throws: JSONError.self) {
      try JSONParser.decode(Array(text.utf8)) { (field) throws(JSONError) in
        for word in try field["words"].elements() { _ = try word["start"].double() }
      }
    }
    #expect(error?.problem == "words[1].start: a number is expected, not a string")
    #expect(error?.line == 3)
    #expect(error?.column == 13)
  }

  /// Random values survive writing and reading; every cut of their text is refused, never a crash.
  @Test(arguments: 0..<20) func survivesWritingAndReading(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let value = JSONValue.object(["v": randomValue(depth: 4, &random)])
    for writer in [JSONWriter.compact, .lines] {
      let bytes = writer.file(value)
      #expect(try JSONParser.parse(bytes) == value)
      for cut in stride(from: 0, to: bytes.count - 2, by: 7) {
        #expect(throws: JSONError.self) { try JSONParser.parse(Array(bytes[..<cut])) }
      }
    }
  }

  private func randomValue(depth: Int, _ random: inout SplitMix) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &random) {
    case 0: return .null
    case 1: return .bool(.random(using: &random))
    case 2: return .integer(Int64.random(in: .min ... .max, using: &random))
    case 3: return .double(.random(in: -1e9...1e9, using: &random))
    case 4:
      return .string(
        String((0..<5).map { _ in "aé\"\\\n\u{2028}🦆<&\u{0}".randomElement(using: &random) ?? "x" })
      )
    case 5: return .array((0..<3).map { _ in randomValue(depth: depth - 1, &random) })
    default:
      var object = JSONObject()
      for key in ["a", "“", "\n"] { object[key] = randomValue(depth: depth - 1, &random) }
      return .object(object)
    }
  }
}
