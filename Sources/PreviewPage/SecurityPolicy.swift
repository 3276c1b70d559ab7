import Files

/// What the page allows itself (Content Security Policy, level 3).
enum SecurityPolicy {
  /// The policy: the player's own script and style and nothing else that runs (but what that script
  /// itself starts beside the page to record), pictures and sounds out of the page itself, no
  /// network, no frames, no forms.
  static func text(script: String, style: String) -> String {
    [
      "default-src 'none'", "script-src \(hash(script)) 'strict-dynamic'",
      "style-src \(hash(style))",
      "img-src blob: data:", "media-src blob:", "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ")
  }

  private static func hash(_ text: String) -> String {
    var hash = SHA256()
    let bytes = Array(text.utf8)
    hash.update(bytes.span)
    return "'sha256-\(Base64.text(hash.digest()))'"
  }
}
