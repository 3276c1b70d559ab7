import Files
import Scoring
import WordTimeline

/// A committed file of figures.
struct Baseline {
  /// The accuracy report's JSON.
  var accuracy: JSONValue
  /// The instructions that aligning the first page takes; nil where they were not counted.
  var instructions: Int?

  static func json(_ report: AccuracyReport, _ instructions: Int?) -> JSONValue {
    [
      "format": "wordlight-baseline", "version": 1,
      "instructions": instructions.map { .integer($0) } ?? .null, "accuracy": report.json,
    ]
  }

  static func read(_ path: String) throws -> Baseline {
    let bytes = try FileReader.bytes(of: path)
    do throws(JSONError) {
      return try JSONParser.decode(bytes) { (field) throws(JSONError) in
        guard try field["format"].string() == "wordlight-baseline" else {
          throw try field["format"].error("\"wordlight-baseline\" is expected")
        }
        return Baseline(
          accuracy: try field["accuracy"].value,
          instructions: try field.optional("instructions").map { (count) throws(JSONError) in
            Int(try count.integer(in: 1...Int64.max))
          })
      }
    } catch {
      throw BaselineError(path, error)
    }
  }
}

/// A baseline that cannot be read.
struct BaselineError: DiagnosticError {
  var diagnostic: Diagnostic

  init(_ path: String, _ error: JSONError) {
    diagnostic = Diagnostic(
      .badData, file: path, line: error.line, column: error.column, problem: error.problem,
      remedy: "record it anew with --record")
  }
}
