/// An element of an XML document.
struct XMLElement {
  /// Its name as written, prefix included: `epub:switch`.
  var name: String
  /// Its attributes by their written names.
  var attributes: [String: String] = [:]
  /// What is inside, in order.
  var children: [XMLNode] = []
  /// Where it begins, in bytes of the document's text.
  var offset: Int

  /// Its name without a prefix.
  var localName: Substring {
    name.lastIndex(of: ":").map { name[name.index(after: $0)...] } ?? name[...]
  }

  /// The elements directly inside.
  var elements: [XMLElement] {
    children.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The text inside, that of inner elements included.
  var text: String {
    children.map { node in
      switch node {
      case .text(let text): text
      case .element(let element): element.text
      }
    }.joined()
  }

  /// The first element with that local name directly inside.
  func first(_ name: String) -> XMLElement? { elements.first { $0.localName == name } }

  /// All elements with that local name directly inside.
  func all(_ name: String) -> [XMLElement] { elements.filter { $0.localName == name } }

  /// This element and all inside, in the order of the document.
  var descendants: [XMLElement] { [self] + elements.flatMap(\.descendants) }
}

/// What can stand inside an element; comments and processing instructions are left out.
enum XMLNode {
  case element(XMLElement)
  case text(String)
}
