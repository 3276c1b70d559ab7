import Files

/// The name of a result: a hash of everything that it depends on.
struct CacheKey: Sendable, Hashable {
  /// 64 hexadecimal digits.
  let digest: String

  /// Makes the name of a result of some kind from all that goes into it.
  ///
  /// Each part is preceded by its length, so that no two lists of parts run together to the same
  /// bytes.
  init(_ kind: String, _ parts: [String]) {
    var hash = SHA256()
    for part in [kind] + parts {
      let bytes = Array(part.utf8)
      hash.update(Array("\(bytes.count):".utf8).span)
      hash.update(bytes.span)
    }
    digest = hash.hexDigest()
  }
}
