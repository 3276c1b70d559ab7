internal import Files
internal import TimingFormats

/// A folder of label files that are called like the pages whose words they time.
struct LabelFolder {
  private let folder: String
  private let names: [String: [String]]

  /// Lists a folder.
  ///
  /// - Parameter pages: those whose labels will be asked for.
  init(_ folder: String, pages: [PageInput]) throws {
    self.folder = folder
    var names = [folder: try Folder.names(in: folder)]
    for page in pages {
      for place in LabelFolder.places(of: page, in: folder) where names[place] == nil {
        names[place] = Folder.kind(of: place) == .folder ? try Folder.names(in: place) : []
      }
    }
    self.names = names
  }

  /// The file with a page's labels; nil where there is none.
  ///
  /// - Throws: ``NarrationError`` when there are several.
  func file(for page: PageInput) throws -> String? {
    for place in LabelFolder.places(of: page, in: folder) {
      let files = try (names[place] ?? []).filter { LabelFolder.belongs($0, to: page) }
        .map { PathName.join(place, $0) }.filter { try isLabels($0, of: page) }
      guard files.count < 2 else {
        throw NarrationError.labels(
          files[1], "is a second file of labels for \(page.id), beside \(files[0])",
          remedy: "leave one of them in the folder")
      }
      if let file = files.first { return file }
    }
    return nil
  }

  /// The error that no page has labels.
  func noneFound(for pages: [PageInput]) -> NarrationError {
    NarrationError.labels(
      folder, "no file in it has the name of a recording and a format that can be read",
      remedy: "call the labels of \(PathName.name(of: pages.first?.audioPath ?? "page-01.wav")) "
        + "\(PathName.stem(of: pages.first?.audioPath ?? "page-01")).TextGrid; see `wordlight formats`"
    )
  }

  /// Where a page's labels may lie: in the book's folder of the same name, or in the folder itself;
  /// beside the recording where that is somewhere inside.
  private static func places(of page: PageInput, in folder: String) -> [String] {
    let book = PathName.folder(of: page.id)
    let beside = PathName.folder(of: page.audioPath)
    let isInside = Folder.absolutePath(of: beside).flatMap { inner in
      Folder.absolutePath(of: folder).map { (inner + "/").hasPrefix($0 + "/") }
    }
    return (isInside == true ? [beside] : [])
      + [book == "." ? folder : PathName.join(folder, book)]
  }

  /// Whether a file is called like the page or its recording.
  private static func belongs(_ name: String, to page: PageInput) -> Bool {
    [PathName.name(of: page.id), PathName.stem(of: page.audioPath)].contains {
      name.lowercased().hasPrefix($0.lowercased() + ".")
    }
  }

  /// Whether a file is in a format that can be read. What is called `.txt` may as well be the
  /// page's text.
  private func isLabels(_ path: String, of page: PageInput) throws -> Bool {
    guard Folder.kind(of: path) == .file,
      let reader = FormatRegistry.standard.format(forPath: path) as? any TimingReader
    else { return false }
    guard PathName.pathExtension(of: path) == "txt" else { return true }
    return reader.recognises(
      FormatSource(name: path, bytes: try FileReader.bytes(of: path, limit: 1 << 28)))
  }
}
