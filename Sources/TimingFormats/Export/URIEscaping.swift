/// A path as a URI holds it (RFC 3986): all but letters, digits, `-._~` and `/` are written as `%XX`
/// of their UTF-8 bytes.
func uri(_ path: String) -> String {
  var escaped = ""
  for byte in path.utf8 {
    let scalar = Unicode.Scalar(byte)
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "/":
      escaped.unicodeScalars.append(scalar)
    default:
      escaped += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
    }
  }
  return escaped
}

/// A URI's path without its escapes; nil where they are broken.
func pathOfURI(_ uri: some StringProtocol) -> String? {
  var bytes: [UInt8] = []
  var rest = Array(uri.utf8)[...]
  while let byte = rest.popFirst() {
    guard byte == UInt8(ascii: "%") else {
      bytes.append(byte)
      continue
    }
    guard let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16),
      rest.count >= 2
    else { return nil }
    bytes.append(value)
    rest = rest.dropFirst(2)
  }
  return String(validating: bytes, as: UTF8.self)
}
