import CommandLineKit
import Files
import Narration
import PageText
import WordTimeline

/// `wordlight words`: what would be said for a page.
enum WordsCommand: Command {
  static let text = Operand.one("text", help: "the page's text, or - for standard input")
  static let language = Option.text(
    "language", short: "l", value: "tag", default: "en",
    help: "the language of the text, a BCP 47 tag")
  static let lexicon = Option.texts(
    "lexicon", value: "file",
    help: "how some words are spoken: a word and its IPA, ARPAbet or respelling on each line")
  static let markup = Option.choice(
    "text-format", value: "name", of: PageText.Format.allCases.map(\.rawValue),
    help: "what the text is written in: plain, markdown, html or ssml; without it its name says")
  static let acousticModel = Option.text(
    "acoustic-model", value: "folder", help: "a Sphinx acoustic model in place of the usual one")
  static let json = Flag("json", help: "write JSON")

  static let declaration = CommandDeclaration(
    name: "words", abstract: "Shows each printed word, the ways to read it, and their phones.",
    operands: [text], options: [Option.output, language, lexicon, markup, acousticModel, json],
    discussion: """
      The first thing to look at when a word's time is wrong. A word that is read otherwise than \
      shown is mended in the text, {1984|the year}, or for a whole book in a lexicon.

      Between the words of a text may stand {printed|spoken}, {printed|/phones/}, \
      {printed|lang:fr}, [printed but not read] and <!-- a comment -->.
      """,
    examples: [
      .init("wordlight words page.txt", "Lists the words."),
      .init("wordlight words -l fr --lexicon names.txt page.xhtml", "With the names of a book."),
    ])

  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    let path = arguments[text]
    var options = PageText.Options(language: arguments[language])
    options.file = path == "-" ? "standard input" : path
    options.format =
      arguments[markup].flatMap(PageText.Format.init(rawValue:)) ?? PageText.Format(fileName: path)
    options.lexicon = try PageLexicon(files: arguments[lexicon])
    let page = try PageText(parsing: FileReader.text(of: path), options: options)
    let spoken = try SpokenPage(page, acousticModel: arguments[acousticModel])
    let output = arguments[json] ? JSONWriter.lines.text(value(spoken)) : table(spoken)
    try AtomicWriter.write(output + "\n", to: arguments[.output] ?? "-")
    return .good
  }

  // MARK: Text

  private static func table(_ spoken: SpokenPage) -> String {
    var lines: [String] = []
    for (word, readings) in zip(spoken.page.words, spoken.readings) {
      lines.append(word.text + (readings.isEmpty ? "   (not spoken)" : ""))
      lines += readings.map { "    \($0.text)   \(phones($0))" }
    }
    return lines.joined(separator: "\n")
  }

  /// The phones of a reading: `|` parts words, `/` the ways to pronounce one.
  private static func phones(_ reading: SpokenPage.SpokenReading) -> String {
    reading.words.map { word in
      word.pronunciations.map { $0.joined(separator: " ") }.joined(separator: " / ")
    }.joined(separator: " | ")
  }

  // MARK: JSON

  private static func value(_ spoken: SpokenPage) -> JSONValue {
    var words: [JSONValue] = []
    for (word, readings) in zip(spoken.page.words, spoken.readings) {
      var object: JSONObject = [
        "text": .string(word.text), "range": range(word.range),
        "sourceRange": range(word.sourceRange),
      ]
      object["id"] = word.elementID.map(JSONValue.string)
      object["language"] = word.language.map(JSONValue.string)
      object["readings"] = .array(readings.map(value))
      words.append(.object(object))
    }
    return .object([
      "language": .string(spoken.page.language), "text": .string(spoken.page.text),
      "words": .array(words),
    ])
  }

  private static func range(_ range: TextRange) -> JSONValue {
    .array([.integer(range.lowerBound), .integer(range.upperBound)])
  }

  private static func value(_ reading: SpokenPage.SpokenReading) -> JSONValue {
    .object([
      "text": .string(reading.text), "logPrior": .double(Double(reading.logPrior)),
      "words": .array(
        reading.words.map { word in
          .object([
            "spelling": .string(word.spelling),
            "pronunciations": .array(
              word.pronunciations.map { .string($0.joined(separator: " ")) }),
          ])
        }),
    ])
  }
}
