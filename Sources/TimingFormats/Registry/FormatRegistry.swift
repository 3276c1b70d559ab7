import Files
public import WordTimeline

/// The formats that there are. To add one, write its file and name it in ``standard``.
public struct FormatRegistry: Sendable {
  /// The formats, in the order in which they are listed.
  public let formats: [any TimingFormat]

  /// Makes a registry.
  ///
  /// - Precondition: no two formats have the same name.
  public init(_ formats: [any TimingFormat]) {
    precondition(Set(formats.map(\.facts.name)).count == formats.count, "a name stands twice")
    self.formats = formats
  }

  /// Every format of Wordlight.
  public static let standard = FormatRegistry([
    NativeFormat(),
    AppFormat(),
    EPUBFormat(),
    SMILFormat(),
    ReadiumFormat(),
    SyncMediaFormat(),
    KaraokeVTTFormat(),
    SRTFormat(),
    SRTHighlightFormat(),
    TTMLFormat(),
    LRCFormat(),
    ASSFormat(),
    TextGridFormat.long,
    TextGridFormat.short,
    AudacityFormat(),
    EAFFormat(),
    CTMFormat(),
    TableFormat.commas,
    TableFormat.tabs,
    PollyFormat(),
    AeneasFormat(),
    GentleFormat(),
    WhisperXFormat(),
    MFAFormat(),
    ElevenLabsFormat(),
    PlistFormat(),
    LottieFormat(),
    BloomFormat(),
  ])

  /// The format that `--format` calls by that name.
  public func format(named name: String) -> (any TimingFormat)? {
    formats.first { $0.facts.name == name }
  }

  /// The format that a file's name stands for: that with the longest extension which the name ends
  /// in, the first listed where several share it.
  public func format(forPath path: String) -> (any TimingFormat)? {
    candidates(forPath: path).first
  }

  /// The formats that a file's name may stand for, the likeliest first.
  private func candidates(forPath path: String) -> [any TimingFormat] {
    let name = PathName.name(of: path).lowercased()
    let matches = formats.enumerated().compactMap {
      order, format -> (Int, Int, any TimingFormat)? in
      let lengths = format.facts.extensions.filter { name.hasSuffix("." + $0.lowercased()) }
        .map(\.utf8.count)
      return lengths.max().map { (-$0, order, format) }
    }
    return matches.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }
}

extension FormatRegistry {
  /// Writes a page.
  ///
  /// - Parameter name: the format's name; nil tells it from `path`.
  public func write(
    _ page: PageTimeline, format name: String?, path: String?, options: ExportOptions
  ) throws(TimingFormatError) -> [OutputFile] {
    let format = try format(named: name, forPath: path)
    guard let writer = format as? any TimingWriter else {
      throw .usage("\(format.facts.name) cannot be written for a page", remedy: writableList)
    }
    return try writer.write(PageExport(page, facts: format.facts, options: options))
  }

  /// Writes a book as one file of a format that holds books.
  public func write(
    _ book: BookTimeline, format name: String?, path: String?, options: ExportOptions
  ) throws(TimingFormatError) -> [OutputFile] {
    let format = try format(named: name, forPath: path)
    guard let writer = format as? any BookWriter else {
      let known = formats.filter { $0 is any BookWriter }.map(\.facts.name)
      throw .usage(
        "\(format.facts.name) holds a page, not a book",
        remedy: "write its pages one by one, or choose \(known.joined(separator: ", "))")
    }
    return try writer.write(BookExport(book, options: options))
  }

  /// Reads a page.
  ///
  /// - Parameter name: the format's name; nil tells it from the file's name and content.
  public func read(
    _ source: FormatSource, format name: String? = nil
  ) throws(TimingFormatError) -> PageTimeline {
    try reader(of: source, format: name).read(source)
  }

  /// Reads a book.
  public func readBook(_ source: FormatSource) throws(TimingFormatError) -> BookTimeline {
    try source.decodeJSON { (field) throws(JSONError) in try NativeJSON.book(field) }
  }

  /// The format that reads a file.
  public func reader(
    of source: FormatSource, format name: String? = nil
  ) throws(TimingFormatError) -> any TimingReader {
    if let name {
      guard let reader = try format(named: name, forPath: nil) as? any TimingReader else {
        throw .usage("\(name) can be written only", remedy: readableList)
      }
      return reader
    }
    let readers = candidates(forPath: source.name ?? "").compactMap { $0 as? any TimingReader }
    let all = readers + formats.compactMap { $0 as? any TimingReader }
    if let reader = all.first(where: { $0.recognises(source) }) { return reader }
    // A broken file is best told what is wrong with it by the format that its name stands for.
    if let reader = readers.first { return reader }
    throw TimingFormatError(
      file: source.name, problem: "no format that can be read looks like this", remedy: readableList
    )
  }

  /// The format called `name`, or that the path stands for.
  public func format(
    named name: String?, forPath path: String?
  ) throws(TimingFormatError) -> any TimingFormat {
    if let name {
      guard let format = format(named: name) else {
        throw .usage("no format is called \"\(name)\"", remedy: writableList)
      }
      return format
    }
    guard let path, let format = format(forPath: path) else {
      throw .usage(
        "the name \"\(path ?? "-")\" does not say which format is meant",
        remedy: "name one with --format; \(writableList)")
    }
    return format
  }

  private var readableList: String {
    "readable are "
      + formats.filter { $0 is any TimingReader }.map(\.facts.name).joined(separator: ", ")
  }

  private var writableList: String {
    "formats are " + formats.map(\.facts.name).joined(separator: ", ")
  }
}
