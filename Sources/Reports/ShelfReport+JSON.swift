import Files
import WordTimeline

extension ShelfReport {
  static let format = "wordlight-report"
  static let version: Int64 = 1

  /// The report as a JSON file.
  public func jsonFile() -> [UInt8] { JSONWriter(spreadDepth: 4).file(jsonValue) }

  var jsonValue: JSONValue {
    var object: JSONObject = [
      "format": .string(Self.format), "version": .integer(Self.version),
      "maker": .string(maker),
    ]
    object["shelfCount"] = .integer(shelfCount)
    object["share"] = share.map { ["number": .integer($0.number), "count": .integer($0.count)] }
    object["verdict"] = .string(verdict.rawValue)
    var counts = JSONObject()
    for verdict in Verdict.allCases {
      counts[verdict.rawValue] = .integer(pageCount(verdict))
    }
    object["pages"] = .object(counts)
    object["books"] = .array(books.map(\.jsonValue))
    return .object(object)
  }
}

extension BookReport {
  var jsonValue: JSONValue {
    var object: JSONObject = ["place": .integer(place), "id": .string(id)]
    object["title"] = title.map(JSONValue.string)
    object["verdict"] = .string(verdict.rawValue)
    object["duration"] = .seconds(microseconds)
    object["failure"] = failure?.jsonValue
    object["notices"] = .array(
      notices.map { notice in
        [
          "file": .string(notice.file), "message": .string(notice.message),
          "needsChecking": .bool(notice.needsChecking),
        ]
      })
    object["pages"] = .array(pages.map(\.jsonValue))
    return .object(object)
  }
}

extension PageReport {
  var jsonValue: JSONValue {
    var object: JSONObject = ["id": .string(id), "verdict": .string(verdict.rawValue)]
    object["recording"] = recording.map(JSONValue.string)
    object["duration"] = .seconds(microseconds)
    object["words"] = .integer(wordCount)
    object["aligned"] = .integer(alignedCount)
    object["failure"] = failure?.jsonValue
    object["findings"] = .array(findings.map(\.jsonValue))
    object["unsureWords"] = .array(unsureWords.map(\.jsonValue))
    return .object(object)
  }
}

extension PageReport.Finding {
  fileprivate var jsonValue: JSONValue {
    var object: JSONObject = ["kind": .string(kind.rawValue), "message": .string(message)]
    object["words"] = words.map { [.integer($0.lowerBound), .integer($0.upperBound)] }
    object["start"] = time.map { .seconds($0.lowerBound) }
    object["end"] = time.map { .seconds($0.upperBound) }
    return .object(object)
  }
}

extension PageReport.UnsureWord {
  fileprivate var jsonValue: JSONValue {
    [
      "index": .integer(index), "text": .string(text), "start": .seconds(time.lowerBound),
      "end": .seconds(time.upperBound), "confidence": .double(confidence),
    ]
  }
}

extension Failure {
  fileprivate var jsonValue: JSONValue {
    var object = JSONObject()
    object["file"] = file.map(JSONValue.string)
    object["line"] = line.map(JSONValue.integer)
    object["column"] = column.map(JSONValue.integer)
    object["problem"] = .string(problem)
    object["remedy"] = remedy.map(JSONValue.string)
    return .object(object)
  }

  fileprivate init(_ field: JSONField) throws(JSONError) {
    file = try field.optional("file")?.string()
    line = try field.optional("line").map { (line) throws(JSONError) in Int(try line.integer()) }
    column = try field.optional("column").map { (column) throws(JSONError) in
      Int(try column.integer())
    }
    problem = try field["problem"].string()
    remedy = try field.optional("remedy")?.string()
  }
}

extension JSONValue {
  fileprivate static func seconds(_ microseconds: Int64) -> JSONValue {
    .decimal(microseconds, decimals: 6)
  }
}

extension ShelfReport {
  /// Reads a report that ``jsonFile()`` wrote.
  ///
  /// - Parameter file: the name for errors.
  /// - Throws: ``ReportError`` with line and column of what is wrong.
  public init(json bytes: [UInt8], file: String) throws(ReportError) {
    do throws(JSONError) {
      self = try JSONParser.decode(bytes) { (field) throws(JSONError) in try ShelfReport(field) }
    } catch {
      throw ReportError(
        Diagnostic(
          .badData, file: file, line: error.line, column: error.column, problem: error.problem,
          remedy: "name reports that were written by: wordlight book"))
    }
  }

  fileprivate init(_ field: JSONField) throws(JSONError) {
    let format = try field["format"]
    guard try format.string() == Self.format else {
      throw format.error("\"\(Self.format)\" is expected")
    }
    let version = try field["version"]
    guard try version.integer() == Self.version else {
      throw version.error("version \(Self.version) is expected")
    }
    let counts: ClosedRange<Int64> = 0...1_000_000_000
    maker = try field["maker"].string()
    let shelfCount = Int(try field["shelfCount"].integer(in: counts))
    self.shelfCount = shelfCount
    share = try field.optional("share").map { (share) throws(JSONError) in
      let count = try share["count"].integer(in: 1...counts.upperBound)
      return Share(number: Int(try share["number"].integer(in: 1...count)), count: Int(count))
    }
    books = try field["books"].elements().map { (book) throws(JSONError) in
      let report = try BookReport(book)
      guard report.place < shelfCount else { throw book.error("its place is not on the shelf") }
      return report
    }
  }
}

extension BookReport {
  fileprivate init(_ field: JSONField) throws(JSONError) {
    place = Int(try field["place"].integer(in: 0...1_000_000_000))
    id = try field["id"].string()
    title = try field.optional("title")?.string()
    failure = try field.optional("failure").map(Failure.init)
    notices = try field["notices"].elements().map { (notice) throws(JSONError) in
      Notice(
        file: try notice["file"].string(), message: try notice["message"].string(),
        needsChecking: try notice["needsChecking"].bool())
    }
    pages = try field["pages"].elements().map(PageReport.init)
  }
}

extension PageReport {
  fileprivate init(_ field: JSONField) throws(JSONError) {
    let counts: ClosedRange<Int64> = 0...1_000_000_000
    id = try field["id"].string()
    verdict = try field["verdict"].choice(of: Verdict.self)
    recording = try field.optional("recording")?.string()
    microseconds = try Self.microseconds(field["duration"])
    wordCount = Int(try field["words"].integer(in: counts))
    alignedCount = Int(try field["aligned"].integer(in: counts))
    failure = try field.optional("failure").map(Failure.init)
    findings = try field["findings"].elements().map { (finding) throws(JSONError) in
      Finding(
        kind: try finding["kind"].choice(of: Remark.Kind.self),
        message: try finding["message"].string(),
        words: try finding.optional("words").map(Self.words),
        time: try finding.optional("start") == nil ? nil : Self.time(of: finding))
    }
    unsureWords = try field["unsureWords"].elements().map { (word) throws(JSONError) in
      UnsureWord(
        index: Int(try word["index"].integer(in: counts)), text: try word["text"].string(),
        time: try Self.time(of: word), confidence: try word["confidence"].double())
    }
  }

  private static func words(_ field: JSONField) throws(JSONError) -> Range<Int> {
    let bounds = try field.elements()
    guard bounds.count == 2 else { throw field.error("a first and an end are expected") }
    let lower = try bounds[0].integer(in: 0...1_000_000_000)
    return Int(lower)..<Int(try bounds[1].integer(in: lower...1_000_000_000))
  }

  private static func time(of field: JSONField) throws(JSONError) -> Range<Int64> {
    let start = try microseconds(field["start"])
    let endField = try field["end"]
    let end = try microseconds(endField)
    guard start <= end else { throw endField.error("it ends before it starts") }
    return start..<end
  }

  private static func microseconds(_ field: JSONField) throws(JSONError) -> Int64 {
    let seconds = try field.double()
    guard (0...1e9).contains(seconds) else { throw field.error("\(seconds) s is no time") }
    // A double holds a time below 2^33 s to far better than a microsecond, so this is exact.
    return Int64((seconds * 1_000_000).rounded())
  }
}
