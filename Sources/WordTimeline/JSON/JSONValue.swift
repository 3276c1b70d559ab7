/// A JSON value (RFC 8259) whose members keep their order and whose numbers keep their digits.
///
/// Values are built from literals, `["id": "w1", "range": [0, 4]]`, written by ``JSONWriter`` and
/// read by ``JSONParser``.
public enum JSONValue: Sendable, Hashable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number.
  case number(JSONNumber)
  /// A string.
  case string(String)
  /// A list of values.
  case array([JSONValue])
  /// Named values, in the order of the file.
  case object(JSONObject)

  /// A whole number.
  public static func integer(_ value: some BinaryInteger) -> JSONValue {
    .number(JSONNumber(value))
  }

  /// The shortest number that reads back as `value`.
  ///
  /// - Precondition: `value` is finite.
  public static func double(_ value: Double) -> JSONValue { .number(JSONNumber(value)) }

  /// `ticks` / 10^`decimals`, written with exactly that many decimals.
  ///
  /// - Precondition: `decimals >= 0`.
  public static func decimal(_ ticks: Int64, decimals: Int) -> JSONValue {
    .number(JSONNumber(ticks: ticks, decimals: decimals))
  }

  /// The member called `key` where this is an object that has one.
  public subscript(key: String) -> JSONValue? {
    if case .object(let object) = self { object[key] } else { nil }
  }

  /// What kind of value it is, for a message: `a number`, `an object`.
  public var kind: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// The members of a JSON object, in order, no name twice.
public struct JSONObject: Sendable, Hashable {
  /// One name with its value.
  public struct Member: Sendable, Hashable {
    /// The name.
    public let key: String
    /// The value.
    public let value: JSONValue
  }

  /// The members in order.
  public private(set) var members: [Member]

  /// Makes an object without members.
  public init() { members = [] }

  /// Makes an object of members whose names a parser has found to differ.
  init(members: [Member]) { self.members = members }

  /// Adds a member at the end; nil adds nothing.
  ///
  /// - Precondition: no member is called `key`.
  mutating func add(_ key: String, _ value: JSONValue?) {
    guard let value else { return }
    assert(self[key] == nil, "a name stands twice")
    members.append(Member(key: key, value: value))
  }

  /// The value called `key`; setting nil takes it away, setting a new name adds it at the end.
  ///
  /// - Complexity: linear in the count of members.
  public subscript(key: String) -> JSONValue? {
    get { members.first { $0.key == key }?.value }
    set {
      let place = members.firstIndex { $0.key == key }
      switch (place, newValue) {
      case (let place?, let value?): members[place] = Member(key: key, value: value)
      case (let place?, nil): members.remove(at: place)
      case (nil, let value?): members.append(Member(key: key, value: value))
      case (nil, nil): break
      }
    }
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// Makes an object of the members of a literal.
  ///
  /// - Precondition: no name stands twice.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    members = elements.map { Member(key: $0.0, value: $0.1) }
    assert(Set(members.map(\.key)).count == members.count, "a name stands twice")
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Makes a string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Makes a whole number.
  public init(integerLiteral value: Int64) { self = .integer(value) }
  /// Makes a number.
  public init(floatLiteral value: Double) { self = .double(value) }
  /// Makes `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Makes `null`.
  public init(nilLiteral: ()) { self = .null }
  /// Makes a list.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// Makes an object.
  ///
  /// - Precondition: no name stands twice.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    let members = elements.map { JSONObject.Member(key: $0.0, value: $0.1) }
    assert(Set(members.map(\.key)).count == members.count, "a name stands twice")
    self = .object(JSONObject(members: members))
  }
}
