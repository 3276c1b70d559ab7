/// The JSON schemas (draft 2020-12) of Wordlight's own formats.
public enum FormatSchema: String, Sendable, CaseIterable {
  /// Of a page in the format `json`.
  case page
  /// Of a book in the format `json`.
  case book
  /// Of the format `app`.
  case app

  /// The schema as a file.
  public var file: [UInt8] {
    switch self {
    case .page: PackageResources.page_schema_json
    case .book: PackageResources.book_schema_json
    case .app: PackageResources.app_schema_json
    }
  }
}
