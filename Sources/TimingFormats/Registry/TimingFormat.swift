public import WordTimeline

/// A kind of file that holds word timings.
///
/// A format is one file of this room and one line of ``FormatRegistry/standard``. It says what it
/// can hold, and writes pages (``TimingWriter``), books (``BookWriter``), or reads pages
/// (``TimingReader``).
public protocol TimingFormat: Sendable {
  /// What the format is called and what it can hold.
  var facts: FormatFacts { get }
}

/// A format that pages can be written in.
public protocol TimingWriter: TimingFormat {
  /// Writes a page. The first file is the one asked for; others belong beside it.
  func write(_ export: PageExport) throws(TimingFormatError) -> [OutputFile]
}

/// A format that whole books can be written in.
public protocol BookWriter: TimingFormat {
  /// Writes a book. The first file is the one asked for; others belong beside it.
  func write(_ export: BookExport) throws(TimingFormatError) -> [OutputFile]
}

/// A format that pages can be read from.
public protocol TimingReader: TimingFormat {
  /// Whether a file looks like one of this format; asked where its name does not tell.
  func recognises(_ source: FormatSource) -> Bool

  /// Reads a page.
  func read(_ source: FormatSource) throws(TimingFormatError) -> PageTimeline
}

/// One file that a format is written to.
public struct OutputFile: Sendable, Hashable {
  /// What replaces the extension of the name asked for; nil for the file asked for itself.
  public var fileExtension: String?
  /// The file's content.
  public var bytes: [UInt8]

  /// Makes the content of a file.
  public init(fileExtension: String? = nil, bytes: [UInt8]) {
    self.fileExtension = fileExtension
    self.bytes = bytes
  }

  /// Makes a file of text in UTF-8.
  init(fileExtension: String? = nil, _ text: String) {
    self.init(fileExtension: fileExtension, bytes: Array(text.utf8))
  }
}
