/// BCP 47 tags of languages, compared.
public enum LanguageTag {
  /// The language itself, in lower case: `pt` of `pt-BR`.
  public static func language(of tag: String) -> String {
    tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
  }

  /// Whether two tags are of one language, whatever the region: `en-GB` and `en`.
  public static func areOfOneLanguage(_ one: String, _ other: String) -> Bool {
    language(of: one) == language(of: other)
  }
}
