/// A JSON value together with the path that led to it, so that a wrong one can be named.
///
/// Reading a file is a walk over fields; each step says what it expects and throws an error with
/// the path where the file holds something else.
public struct JSONField: Sendable {
  /// The value.
  public let value: JSONValue
  /// Where it stands.
  public let path: JSONPath

  /// An error about this value.
  public func error(_ problem: String) -> JSONError {
    let place = path.description
    return JSONError(problem: place.isEmpty ? problem : "\(place): \(problem)", path: path)
  }

  /// The member called `key`; nil where there is none, or null.
  public func optional(_ key: String) throws(JSONError) -> JSONField? {
    guard let member = try object()[key], member != .null else { return nil }
    return JSONField(value: member, path: .member(of: path, key))
  }

  /// The member called `key`, which must be there.
  public subscript(key: String) -> JSONField {
    get throws(JSONError) {
      guard let field = try optional(key) else { throw error("\"\(key)\" is missing") }
      return field
    }
  }

  /// The elements of an array.
  public func elements() throws(JSONError) -> [JSONField] {
    guard case .array(let values) = value else { throw mismatch("an array") }
    return values.enumerated().map { index, value in
      JSONField(value: value, path: .element(of: path, index))
    }
  }

  /// The object.
  public func object() throws(JSONError) -> JSONObject {
    guard case .object(let object) = value else { throw mismatch("an object") }
    return object
  }

  /// The string.
  public func string() throws(JSONError) -> String {
    guard case .string(let text) = value else { throw mismatch("a string") }
    return text
  }

  /// `true` or `false`.
  public func bool() throws(JSONError) -> Bool {
    guard case .bool(let flag) = value else { throw mismatch("true or false") }
    return flag
  }

  /// The number, which must be finite.
  public func double() throws(JSONError) -> Double {
    guard case .number(let number) = value else { throw mismatch("a number") }
    guard let double = number.double else { throw error("\(number.literal) is too large") }
    return double
  }

  /// The whole number, which must lie in `bounds`.
  public func integer(
    in bounds: ClosedRange<Int64> = Int64.min...Int64.max
  ) throws(JSONError) -> Int64 {
    guard case .number(let number) = value else { throw mismatch("a whole number") }
    guard let integer = number.integer else {
      throw error("\(number.literal) is not a whole number that fits")
    }
    guard bounds.contains(integer) else {
      throw error("\(integer) is not from \(bounds.lowerBound) to \(bounds.upperBound)")
    }
    return integer
  }

  /// The value of an enumeration that is written as a string.
  public func choice<Choice: RawRepresentable & CaseIterable>(
    of type: Choice.Type
  ) throws(JSONError) -> Choice where Choice.RawValue == String {
    let text = try string()
    guard let choice = Choice(rawValue: text) else {
      let known = Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      throw error("\"\(text)\" is none of \(known)")
    }
    return choice
  }

  /// Refuses members with names other than `keys`: the guard against a misspelled option.
  public func allowOnly(_ keys: Set<String>) throws(JSONError) {
    for member in try object().members where !keys.contains(member.key) {
      let known = keys.sorted().joined(separator: ", ")
      throw JSONField(value: member.value, path: .member(of: path, member.key))
        .error("no such member; known are \(known)")
    }
  }

  private func mismatch(_ expected: String) -> JSONError {
    error("\(expected) is expected, not \(value.kind)")
  }
}
