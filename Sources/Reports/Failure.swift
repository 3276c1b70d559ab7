public import Files

/// Why a page or a book has no timings, as it is written in a report.
public struct Failure: Sendable, Hashable {
  /// The file it is about.
  public var file: String?
  /// The line in it, counted from 1.
  public var line: Int?
  /// The column, counted from 1.
  public var column: Int?
  /// What is wrong.
  public var problem: String
  /// What to do about it.
  public var remedy: String?

  /// Takes over what an error says.
  public init(_ diagnostic: Diagnostic) {
    file = diagnostic.file
    line = diagnostic.line
    column = diagnostic.column
    problem = diagnostic.problem
    remedy = diagnostic.remedy
  }

  /// The problem with its place, in one line.
  public var summary: String {
    guard let file else { return problem }
    let place = [file, line.map(String.init), column.map(String.init)].compactMap(\.self)
    return place.joined(separator: ":") + ": " + problem
  }
}
