/// The player's sources, which the build puts into the program, in the order in which they are
/// joined.
enum PlayerSources {
  /// The page around everything.
  static var page: Template { Template(text(PackageResources.page_html)) }

  /// The styles.
  static func style(isEditable: Bool) -> String {
    var sources = [
      PackageResources.base_css, PackageResources.title_css, PackageResources.book_css,
      PackageResources.recorder_css,
    ]
    if isEditable { sources.append(PackageResources.desk_css) }
    return sources.map(text).joined(separator: "\n")
  }

  /// The views beside title page and book.
  static func views(isEditable: Bool) -> String {
    let recorder = text(PackageResources.recorder_html)
    return isEditable ? recorder + text(PackageResources.desk_html) : recorder
  }

  /// The scripts as one, so that they share their names with each other and with nobody else.
  static func script(isEditable: Bool) -> String {
    let sources =
      foundation + reading + recording + (isEditable ? desk : []) + [PackageResources.opening_js]
    return "(() => {\n\"use strict\";\n" + sources.map(text).joined(separator: "\n") + "})();\n"
  }

  /// Sound, time and text.
  private static var foundation: [[UInt8]] {
    [
      PackageResources.data_js, PackageResources.settings_js, PackageResources.timeline_js,
      PackageResources.loudspeaker_js, PackageResources.tempo_js, PackageResources.fingerprint_js,
      PackageResources.recordings_js, PackageResources.download_js, PackageResources.scenery_js,
      PackageResources.page_text_js, PackageResources.pages_js, PackageResources.narrator_js,
    ]
  }

  /// The book and its title page, and what hands do with them.
  private static var reading: [[UInt8]] {
    [
      PackageResources.reader_js, PackageResources.book_view_js, PackageResources.gestures_js,
      PackageResources.hold_button_js, PackageResources.keys_js, PackageResources.options_sheet_js,
      PackageResources.picker_sheet_js, PackageResources.title_view_js, PackageResources.main_js,
    ]
  }

  /// Recording at home.
  private static var recording: [[UInt8]] {
    [
      PackageResources.level_watch_js, PackageResources.microphone_js, PackageResources.recorder_js,
    ]
  }

  /// The desk at which times are corrected.
  private static var desk: [[UInt8]] {
    [
      PackageResources.fourier_js, PackageResources.soundscape_js, PackageResources.onsets_js,
      PackageResources.corrections_js, PackageResources.saving_js, PackageResources.desk_picture_js,
      PackageResources.desk_player_js, PackageResources.desk_hands_js,
      PackageResources.desk_keys_js,
      PackageResources.desk_lists_js, PackageResources.desk_js, PackageResources.desk_start_js,
    ]
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
