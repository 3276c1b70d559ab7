public import TimingFormats

/// How books are worked on, and where the files go.
public struct ShelfRunOptions: Sendable, Equatable {
  /// The folder that the files are written to; it is made if need be.
  public var output: String
  /// The folder that keeps the results of earlier runs; nil for `.wordlight/cache` in the output.
  public var cache: String?
  /// Timings in which people have set words, which are kept: of one book, its file, or a folder of
  /// its pages'; of a shelf, a folder of such files and folders called by the books' names.
  public var corrections: String?
  /// The names of the formats to write.
  public var formats: [String]
  /// How the formats are written.
  public var export: ExportOptions
  /// How many pages are worked on at the same time. It changes nothing in any file.
  public var jobs: Int
  /// Which share of the books is worked on; nil for all of them.
  public var shard: Shard?
  /// Whether pages that are to be checked count as failed tests in the JUnit report.
  public var isStrict: Bool

  /// Makes options.
  ///
  /// - Precondition: `jobs >= 1`.
  public init(
    output: String, cache: String? = nil, corrections: String? = nil,
    formats: [String] = ["json"],
    export: ExportOptions = ExportOptions(), jobs: Int = 1, shard: Shard? = nil,
    isStrict: Bool = false
  ) {
    precondition(jobs >= 1)
    self.output = output
    self.cache = cache
    self.corrections = corrections
    self.formats = formats
    self.export = export
    self.jobs = jobs
    self.shard = shard
    self.isStrict = isStrict
  }

  /// Where the results of earlier runs are kept.
  var cacheFolder: String { cache ?? output + "/.wordlight/cache" }
}
