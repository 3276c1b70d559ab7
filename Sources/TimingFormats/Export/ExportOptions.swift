public import WordTimeline

/// How timings are written out. Every format takes the same options and uses those that it has a
/// place for.
public struct ExportOptions: Sendable, Hashable {
  /// The level of the pieces that light up; nil for the format's own (words).
  public var level: TimelineLevel?
  /// The level of a line or cue in formats that show several pieces together: `phrase`, `sentence`
  /// or `page`.
  public var lines = TimelineLevel.sentence
  /// Where phrases and sentences end.
  public var rules = PhraseRules()
  /// What is to be different from the format's own display policy.
  public var policy = DisplayPolicy.Changes()
  /// The name of the files written, without folder and extension; nil for the page's own.
  public var baseName: String?
  /// How the files refer to the recording; nil for its own name.
  public var audioPath: String?
  /// Frames a second where time is counted in frames.
  public var frameRate = 60
  /// The size of a page in pixels where a file must state one.
  public var pageSize = PageSize()
  /// The colour of a lit word where a file states one, as `#RRGGBB`.
  public var highlightColour = "#D03000"
  /// The title where a file states one; nil for the page's name.
  public var title: String?
  /// When a book was last changed, as an EPUB must state: `2026-01-31T12:00:00Z`. Not the clock's
  /// time, so that the same input gives the same bytes.
  public var modified = "2000-01-01T00:00:00Z"
  /// Gives the bytes of a file that a book refers to (a recording, a picture) to formats that hold
  /// it; nil where there is none.
  public var resources: @Sendable (_ path: String) -> [UInt8]? {
    get { resourceLoader.load }
    set { resourceLoader.load = newValue }
  }
  private var resourceLoader = ResourceLoader()

  /// Makes the usual options.
  public init() {}
}

/// The size of a page in pixels.
public struct PageSize: Sendable, Hashable, Codable {
  /// Pixels from left to right.
  public var width = 1024
  /// Pixels from top to bottom.
  public var height = 768

  /// Makes the size of a tablet held upright on its side.
  public init() {}
}

/// Keeps a function out of the comparison of options.
private struct ResourceLoader: Sendable, Hashable {
  var load: @Sendable (String) -> [UInt8]? = { _ in nil }
  static func == (one: ResourceLoader, other: ResourceLoader) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
