/// The player's sources, which the build puts into the program, in the order in which they are
/// joined.
enum PlayerSources {
  /// The page around everything.
  static var page: Template { Template(text(PackageResources.page_html)) }

  /// The styles.
  static func style(isEditable: Bool) -> String {
    let always = [
      PackageResources.base_css, PackageResources.title_css, PackageResources.book_css,
    ]
    return always.map(text).joined(separator: "\n")
  }

  /// The views beside title page and book.
  static func views(isEditable: Bool) -> String {
    ""
  }

  /// The scripts as one, so that they share their names with each other and with nobody else.
  static func script(isEditable: Bool) -> String {
    let sources = foundation + views + [PackageResources.main_js]
    return "(() => {\n\"use strict\";\n" + sources.map(text).joined(separator: "\n") + "})();\n"
  }

  /// Sound, time and text.
  private static var foundation: [[UInt8]] {
    [
      PackageResources.data_js, PackageResources.settings_js, PackageResources.timeline_js,
      PackageResources.loudspeaker_js, PackageResources.tempo_js, PackageResources.fingerprint_js,
      PackageResources.recordings_js, PackageResources.scenery_js, PackageResources.page_text_js,
      PackageResources.pages_js, PackageResources.narrator_js,
    ]
  }

  /// What is seen, and what hands do with it.
  private static var views: [[UInt8]] {
    [
      PackageResources.reader_js, PackageResources.book_view_js, PackageResources.gestures_js,
      PackageResources.hold_button_js, PackageResources.keys_js, PackageResources.options_sheet_js,
      PackageResources.picker_sheet_js, PackageResources.title_view_js,
    ]
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
