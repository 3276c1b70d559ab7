/// Reads TextGrids as Praat does: only free-standing numbers, quoted texts and flags count; all
/// else (`xmin =`, `intervals [3]:`) is decoration, so that long and short files are read alike.
struct TextGridReader {
  private enum Token {
    case number(Double)
    case text(String)
    case flag(String)
  }

  private let source: FormatSource
  private var tokens: [(token: Token, line: Int)] = []
  private var index = 0

  /// Reads a file's tiers.
  static func read(_ source: FormatSource) throws(TimingFormatError) -> ReadTiers {
    var reader = TextGridReader(source: source)
    try reader.tokenize()
    return try reader.tiers()
  }

  private init(source: FormatSource) { self.source = source }

  private mutating func tiers() throws(TimingFormatError) -> ReadTiers {
    guard try text().hasPrefix("ooTextFile"), try text() == "TextGrid" else {
      throw source.error(line: 1, "\"ooTextFile\" and \"TextGrid\" are expected")
    }
    _ = try number()
    var file = ReadTiers(duration: try number())
    guard case .flag("exists")? = next()?.token else {
      throw error("\"<exists>\" is expected: the file has no tiers")
    }
    for _ in 0..<(try count()) {
      let isInterval = try text() == "IntervalTier"
      var tier = ReadTiers.Tier(name: try text())
      _ = (try number(), try number())
      for _ in 0..<(try count()) {
        let start = try number()
        let end = isInterval ? try number() : start
        tier.intervals.append((start, end, try text()))
      }
      if isInterval { file.tiers.append(tier) }
    }
    return file
  }

  private mutating func next() -> (token: Token, line: Int)? {
    guard index < tokens.count else { return nil }
    defer { index += 1 }
    return tokens[index]
  }

  private mutating func number() throws(TimingFormatError) -> Double {
    guard case .number(let number)? = next()?.token else { throw error("a number is expected") }
    return number
  }

  private mutating func text() throws(TimingFormatError) -> String {
    guard case .text(let text)? = next()?.token else { throw error("a quoted text is expected") }
    return text
  }

  /// How many things follow: no more than there are tokens left.
  private mutating func count() throws(TimingFormatError) -> Int {
    let number = try number()
    guard let count = Int(exactly: number), (0...tokens.count - index).contains(count) else {
      throw error("there are not \(number) things in the rest of the file")
    }
    return count
  }

  /// An error at the token read last.
  private func error(_ problem: String) -> TimingFormatError {
    let isCut = index >= tokens.count
    let line = tokens.isEmpty ? 1 : tokens[min(max(0, index - 1), tokens.count - 1)].line
    return source.error(line: line, isCut ? problem + "; the file may be cut off" : problem)
  }
}

extension TextGridReader {
  private mutating func tokenize() throws(TimingFormatError) {
    let bytes = Array(try source.text().utf8)
    var line = 1
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\n"):
        line += 1
        index += 1
      case 0...0x20: index += 1
      case UInt8(ascii: "!"):
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      case UInt8(ascii: "\""):
        let first = line
        tokens.append((.text(try quoted(bytes, &index, &line)), first))
      default:
        let start = index
        while index < bytes.count, bytes[index] > 0x20 { index += 1 }
        if let token = Self.word(String(decoding: bytes[start..<index], as: UTF8.self)) {
          tokens.append((token, line))
        }
      }
    }
  }

  private static func word(_ word: String) -> Token? {
    if word.hasPrefix("<"), word.hasSuffix(">") {
      return .flag(String(word.dropFirst().dropLast()))
    }
    return TimeParsing.number(word).map(Token.number)
  }

  private func quoted(
    _ bytes: [UInt8], _ index: inout Int, _ line: inout Int
  ) throws(TimingFormatError) -> String {
    let quote = UInt8(ascii: "\"")
    let first = line
    var text: [UInt8] = []
    index += 1
    while index < bytes.count {
      if bytes[index] == quote {
        index += 1
        guard index < bytes.count, bytes[index] == quote else {
          return String(decoding: text, as: UTF8.self)
        }
      }
      if bytes[index] == UInt8(ascii: "\n") { line += 1 }
      text.append(bytes[index])
      index += 1
    }
    throw source.error(line: first, "the file ends inside a quoted text")
  }
}
