/// Text as XML holds it, in an element or between double quotes: `&`, `<`, `>` and `"` as entities;
/// characters that XML 1.0 has no place for as U+FFFD.
func xml(_ text: some StringProtocol) -> String {
  guard text.utf8.contains(where: needsCare) else { return String(text) }
  var escaped = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": escaped += "&amp;"
    case "<": escaped += "&lt;"
    case ">": escaped += "&gt;"
    case "\"": escaped += "&quot;"
    case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
    case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}

/// 0xEF may begin U+FFFE.
private func needsCare(_ byte: UInt8) -> Bool {
  byte < 0x20 || byte == 0x26 || byte == 0x3C || byte == 0x3E || byte == 0x22 || byte == 0xEF
}

/// The first line of an XML file.
let xmlDeclaration = #"<?xml version="1.0" encoding="UTF-8"?>"#
