/// Takes paths apart and puts them together, by their spelling alone: no file is looked at.
public enum PathName {
  /// The part after the last slash: `page.wav` of `story/page.wav`.
  public static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The part before the last slash: `story` of `story/page.wav`, `.` of `page.wav`.
  public static func folder(of path: String) -> String {
    let parts = trimmed(path)
    guard let slash = parts.lastIndex(of: "/") else { return path.hasPrefix("/") ? "/" : "." }
    let folder = trimmed(String(parts[..<slash]))
    return folder.isEmpty ? "/" : folder
  }

  /// The last part without its extension: `page.en` of `story/page.en.vtt`.
  public static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = extensionDot(in: name) else { return name }
    return String(name[..<dot])
  }

  /// The extension in lower case and without its dot: `vtt` of `story/page.en.VTT`. Empty where
  /// there is none, as in `page` and in `.hidden`.
  public static func pathExtension(of path: String) -> String {
    let name = name(of: path)
    guard let dot = extensionDot(in: name) else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// The path of `name` inside `folder`; `name` itself where it starts at the root.
  public static func join(_ folder: String, _ name: String) -> String {
    if name.hasPrefix("/") || folder.isEmpty || folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  private static func extensionDot(in name: String) -> String.Index? {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    return dot
  }

  /// The path without slashes at its end.
  private static func trimmed(_ path: String) -> String {
    var path = path
    while path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
