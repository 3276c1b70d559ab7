import WordTimeline

/// Makes the records of a page's printed words from its tokens and marks.
struct WordReader {
  private let marked: MarkedText
  private let tokens: [Token]
  private let overlaps: [[MarkedText.Span]]
  private let options: PageText.Options
  private var makers: [String: ReadingMaker] = [:]

  init(marked: MarkedText, marks: TextMarks, tokens: [Token], options: PageText.Options) {
    self.marked = marked
    self.tokens = tokens
    self.options = options
    overlaps = marks.overlaps(of: tokens.map(\.range))
  }

  /// The records, in reading order.
  mutating func words() throws(PageTextError) -> [PrintedWord] {
    var cores: [TokenCore] = []
    cores.reserveCapacity(tokens.count)
    for token in tokens { cores.append(try Self.core(of: marked.bytes[token.range])) }
    var words: [PrintedWord] = []
    words.reserveCapacity(tokens.count)
    for (index, token) in tokens.enumerated() {
      words.append(try word(index, token, cores))
    }
    return words
  }

  private mutating func word(_ index: Int, _ token: Token, _ cores: [TokenCore])
    throws(PageTextError) -> PrintedWord
  {
    let spans = overlaps[index]
    var language: String?
    var element: String?
    for span in spans {
      switch span.mark {
      case .language(let tag): language = tag
      case .element(let id): element = id
      default: break
      }
    }
    if language == options.language { language = nil }
    let text = String(decoding: marked.bytes[token.range], as: UTF8.self)
    return PrintedWord(
      text: text, range: TextRange(token.range.lowerBound, token.range.upperBound),
      readings: try readings(index, cores, spans, language),
      sourceRange: marked.sourceRange(of: token.range), elementID: element, language: language)
  }

  private mutating func readings(
    _ index: Int, _ cores: [TokenCore], _ spans: [MarkedText.Span], _ language: String?
  ) throws(PageTextError) -> [Reading] {
    if spans.contains(where: { $0.mark == .unread }) { return [] }
    let maker = maker(for: language)
    var readings: [Reading]
    if let forms = Self.forms(for: tokens[index], of: marked, in: spans) {
      readings = try maker.readings(saying: forms, of: cores[index])
    } else if case let forms = options.lexicon.forms(ofCore: cores[index].text), !forms.isEmpty {
      readings = try maker.readings(saying: forms, of: cores[index])
    } else {
      readings = try maker.readings(of: index, in: cores)
    }
    if let language {
      for reading in readings.indices {
        for word in readings[reading].spokenWords.indices {
          readings[reading].spokenWords[word].language = language
        }
      }
    }
    return readings
  }

  private mutating func maker(for language: String?) -> ReadingMaker {
    let tag = language ?? options.language
    if let maker = makers[tag] { return maker }
    let maker = ReadingMaker(language: tag)
    makers[tag] = maker
    return maker
  }

  /// The ways that marks say a token is spoken: one that covers it all, or its text with the
  /// marked parts replaced; nil when no mark says so.
  private static func forms(
    for token: Token, of marked: MarkedText, in spans: [MarkedText.Span]
  ) -> [SpokenForm]? {
    var parts: [(range: Range<Int>, forms: [SpokenForm])] = []
    for span in spans {
      if case .spoken(let forms) = span.mark { parts.append((span.range, forms)) }
    }
    guard let first = parts.first else { return nil }
    if parts.count == 1 {
      let rest = [
        marked.bytes[token.range.lowerBound..<max(token.range.lowerBound, first.range.lowerBound)],
        marked.bytes[min(token.range.upperBound, first.range.upperBound)..<token.range.upperBound],
      ]
      if rest.allSatisfy({ TokenCore($0).text.isEmpty }) { return first.forms }
    }
    // `{Dr.|doctor}’s`, or a word of which a ruby gives a part: its text, the parts replaced.
    var said = ""
    var place = token.range.lowerBound
    for part in parts where part.range.lowerBound >= place {
      said += String(decoding: marked.bytes[place..<part.range.lowerBound], as: UTF8.self)
      if case .words(let words) = part.forms.first { said += words }
      place = min(part.range.upperBound, token.range.upperBound)
    }
    said += String(decoding: marked.bytes[place..<token.range.upperBound], as: UTF8.self)
    return [.words(said)]
  }

  /// What of a token speaks, in NFC, which lexicons and eSpeak NG expect.
  private static func core(of bytes: ArraySlice<UInt8>) throws(PageTextError) -> TokenCore {
    let hasMarks = bytes.contains { $0 >= 0xCC }
    guard hasMarks else { return TokenCore(bytes) }
    let composed = try Normalizer.composed(bytes).map { $0[...] } ?? bytes
    return TokenCore(try Normalizer.withoutLooks(composed).map { $0[...] } ?? composed)
  }
}
