/// Why a JSON text could not be used.
public struct JSONError: Error, Sendable, Hashable {
  /// What is wrong, in lower case and without a full stop.
  public var problem: String
  /// The line, counted from 1; nil until ``JSONParser/decode(_:limits:_:)`` has found the place.
  public var line: Int?
  /// The column, counted from 1 in code points.
  public var column: Int?
  /// The value it is about, such as `words[3].start`; nil where the text is not JSON at all.
  public var path: JSONPath?

  /// Makes an error about the value at `path`.
  public init(problem: String, path: JSONPath?) {
    self.problem = problem
    self.path = path
  }

  /// Makes an error about the byte at `offset`.
  init(problem: String, offset: Int, in bytes: [UInt8]) {
    self.problem = problem
    locate(offset: offset, in: bytes)
  }

  /// Says where in the text it is.
  mutating func locate(offset: Int, in bytes: [UInt8]) {
    let before = bytes.prefix(offset)
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    line = 1 + before.count { $0 == UInt8(ascii: "\n") }
    column = 1 + before[lineStart...].count { $0 & 0xC0 != 0x80 }
  }
}

/// Where in a JSON text a value stands: the names and places that lead to it.
public indirect enum JSONPath: Sendable, Hashable, CustomStringConvertible {
  /// The whole text.
  case root
  /// The member of that name.
  case member(of: JSONPath, String)
  /// The element at that place, counted from 0.
  case element(of: JSONPath, Int)

  /// The path as JavaScript would write it: `words[3].start`.
  public var description: String {
    switch self {
    case .root: ""
    case .member(.root, let key): key
    case .member(let parent, let key): "\(parent).\(key)"
    case .element(let parent, let index): "\(parent)[\(index)]"
    }
  }
}
