/// The elements and attributes of HTML and SSML that mean something for a page's words.
enum MarkupVocabulary {
  /// What an element's tag says about its text.
  static func marks(
    of tag: Tag, _ dialect: MarkupReader.Dialect, _ source: SourceText
  ) throws(PageTextError) -> [MarkedText.Mark] {
    var marks: [MarkedText.Mark] = []
    if let id = tag.attributes["id"] ?? tag.attributes["xml:id"], !id.isEmpty {
      marks.append(.element(id))
    }
    if let language = tag.attributes["xml:lang"] ?? tag.attributes["lang"], !language.isEmpty {
      marks.append(.language(language))
    }
    if let phones = tag.attributes["ssml:ph"]
      ?? (tag.name == "phoneme" ? tag.attributes["ph"] : nil)
    {
      let phonetic = PhoneticText(source: source)
      marks.append(.spoken([.phones(try phonetic.phones(in: phones, at: tag.range.lowerBound))]))
    } else if tag.name == "sub", dialect == .ssml {
      guard let alias = tag.attributes["alias"] else {
        throw source.error(
          at: tag.range.lowerBound, "<sub> lacks its alias",
          remedy: "write <sub alias=\"words to say\">")
      }
      marks.append(.spoken([.words(alias)]))
    } else if tag.name == "say-as", let form = sayAs[tag.attributes["interpret-as"] ?? ""] {
      marks.append(.spoken([form]))
    }
    return marks
  }

  private static let sayAs: [String: SpokenForm] = [
    "characters": .letters, "spell-out": .letters, "verbatim": .letters, "cardinal": .cardinal,
    "number": .cardinal, "ordinal": .ordinal, "digits": .digits, "telephone": .digits,
  ]

  /// Elements that end a line.
  static let breaks: Set<String> = ["br", "break"]
  /// Elements without content.
  static let voids: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source",
    "track", "wbr",
  ]
  /// Elements that are paragraphs of their own.
  static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "caption", "dd", "div", "dl", "dt",
    "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr",
    "li", "main", "nav", "ol", "p", "pre", "section", "table", "tbody", "td", "th", "tr", "ul",
  ]
  /// Elements whose content is no markup.
  static let raw: Set<String> = ["script", "style"]
  /// Elements whose content is not printed.
  static let hidden: Set<String> = [
    "head", "script", "style", "template", "rt", "rp", "rtc", "metadata", "desc", "audio", "video",
    "noscript",
  ]
}
