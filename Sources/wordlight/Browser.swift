import Files

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The browser that the user likes.
enum Browser {
  #if os(macOS)
    private static let opener = "open"
  #else
    private static let opener = "xdg-open"
  #endif

  /// Shows a file in it, without waiting.
  ///
  /// - Throws: ``FileError`` where the system has no way to do so.
  static func open(_ path: String) throws(FileError) {
    let names: [String] = [opener, path]
    var words = unsafe names.map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { word in unsafe free(word) } }
    var process: pid_t = 0
    let code = unsafe posix_spawnp(&process, opener, nil, nil, &words, environ)
    guard code == 0 else {
      throw FileError(
        Diagnostic(
          .unavailable, file: path, problem: "cannot be shown: there is no '\(opener)'",
          remedy: "open the file in a browser yourself"))
    }
  }
}
