/// The XHTML documents that an overlay refers to.
struct OverlayDocuments {
  private let source: FormatSource
  private var documents: [String: Document] = [:]

  private struct Document {
    /// The text of the elements with ids.
    var texts: [String: String]
    /// The text of the body.
    var text: String
  }

  init(_ source: FormatSource) { self.source = source }

  /// The text of the one document; nil where there are several, whose order is not known here.
  var onlyText: String? { documents.count == 1 ? documents.first?.value.text : nil }

  /// The text of the element that a reference such as `page01.xhtml#w3` names.
  mutating func text(
    at reference: String, _ element: XMLElement
  ) throws(TimingFormatError) -> String {
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let path = pathOfURI(parts[0]) else {
      throw source.error(element, "\"\(reference)\" names no element of a document")
    }
    if documents[path] == nil {
      guard let bytes = source.companion(path) else {
        throw source.error(element, "\"\(path)\" is not there, and the words are in it")
      }
      documents[path] = try read(FormatSource(name: path, bytes: bytes))
    }
    guard let text = documents[path]?.texts[String(parts[1])] else {
      throw source.error(element, "\"\(path)\" has no element with the id \"\(parts[1])\"")
    }
    return text
  }

  private func read(_ source: FormatSource) throws(TimingFormatError) -> Document {
    let root = try source.parseXML()
    var document = Document(texts: [:], text: "")
    for element in root.descendants {
      guard let id = element.attributes["id"] else { continue }
      guard document.texts.updateValue(element.pageText, forKey: id) == nil else {
        throw source.error(element, "the id \"\(id)\" stands twice")
      }
    }
    document.text = (root.first("body") ?? root).pageText
    return document
  }
}

extension XMLElement {
  /// The text as a reader shows it: runs of white space are one space, `br` breaks a line, and
  /// blocks stand apart by a blank line.
  fileprivate var pageText: String {
    var text = ""
    addPageText(to: &text)
    return String(text.trimmed)
  }

  private func addPageText(to text: inout String) {
    let isBlock = ["p", "div", "section", "h1", "h2", "h3", "h4", "li", "tr", "blockquote"]
      .contains(localName)
    if localName == "br" { text += "\n" }
    if isBlock { breakParagraph(in: &text) }
    for child in children {
      switch child {
      case .element(let element): element.addPageText(to: &text)
      case .text(let run):
        if run.first?.isWhitespace == true, text.last?.isWhitespace == false { text += " " }
        text += run.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if run.last?.isWhitespace == true, text.last?.isWhitespace == false { text += " " }
      }
    }
    if isBlock { breakParagraph(in: &text) }
  }

  private func breakParagraph(in text: inout String) {
    while text.last?.isWhitespace == true { text.removeLast() }
    if !text.isEmpty { text += "\n\n" }
  }
}
