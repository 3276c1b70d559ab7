/// A narrated book: its pages in reading order and what is known about it.
///
/// It comes from a folder of pairs (``BookFolder``) or from a `book.json` (``BookFile``).
public struct BookSource: Sendable, Hashable {
  /// The book's name among other books, such as `hen-and-eagle`; also its output folder.
  public var id: String
  /// The folder or `book.json` that it was read from.
  public var origin: String
  /// The title on the cover.
  public var title: String?
  /// Who wrote it.
  public var authors: [String]
  /// Who reads it, where pages don't say otherwise.
  public var narrator: String?
  /// Its language as a BCP 47 tag, where pages don't say otherwise; nil for the aligner's own.
  public var language: String?
  /// The licence under which it may be used.
  public var licence: String?
  /// Its pages in reading order, with distinct ids.
  public var pages: [PageSource]
  /// What is odd about its files, such as a text without a recording.
  public var notices: [BookNotice]

  /// Makes a book.
  public init(
    id: String, origin: String, title: String? = nil, authors: [String] = [],
    narrator: String? = nil, language: String? = nil, licence: String? = nil,
    pages: [PageSource] = [], notices: [BookNotice] = []
  ) {
    self.id = id
    self.origin = origin
    self.title = title
    self.authors = authors
    self.narrator = narrator
    self.language = language
    self.licence = licence
    self.pages = pages
    self.notices = notices
  }
}

/// One page of a book. Its paths can be opened as they are.
public struct PageSource: Sendable, Hashable {
  /// The page's name, such as `page-01`; also the name of its output files.
  public var id: String
  /// Where its text is.
  public var text: TextSource
  /// Where its narration is.
  public var audio: AudioSource
  /// The path of its picture.
  public var picture: String?
  /// What is in the picture, for those who cannot see it.
  public var pictureDescription: String?
  /// Its language, where it is not the book's.
  public var language: String?
  /// Who reads it, where it is not the book's narrator.
  public var narrator: String?
  /// How long a reader sees the page before its narration starts, in seconds.
  public var leadInSeconds: Double
  /// What a tap on the page plays.
  public var cues: [CueSource]

  /// Where a page's text is.
  public enum TextSource: Sendable, Hashable {
    /// The text itself.
    case inline(String)
    /// The path of a text file.
    case file(String)
  }

  /// Makes a page.
  public init(
    id: String, text: TextSource, audio: AudioSource, picture: String? = nil,
    language: String? = nil, narrator: String? = nil, leadInSeconds: Double = 0,
    cues: [CueSource] = []
  ) {
    self.id = id
    self.text = text
    self.audio = audio
    self.picture = picture
    self.language = language
    self.narrator = narrator
    self.leadInSeconds = leadInSeconds
    self.cues = cues
  }
}

/// A recording, or the part of one that belongs to a page.
public struct AudioSource: Sendable, Hashable {
  /// How much of the recording is the page's.
  public enum Extent: Sendable, Hashable {
    /// All of it.
    case whole
    /// The stretch from one moment to another.
    case stretch(AudioStretch)
    /// A part that is to be found: several pages share the recording, and are read in it in
    /// their order.
    case shared
  }

  /// The recording's path.
  public var path: String
  /// How much of it is the page's.
  public var extent: Extent

  /// Makes a source.
  public init(path: String, extent: Extent = .whole) {
    self.path = path
    self.extent = extent
  }
}

/// A thing on a page that speaks when it is tapped, such as a character.
public struct CueSource: Sendable, Hashable {
  /// What it plays.
  public enum Sound: Sendable, Hashable {
    /// A sound file of its own.
    case file(String)
    /// A phrase of the page's narration, spelled as on the page; where it stands there more than
    /// once, `occurrence` (counted from 1) says which one.
    case phrase(String, occurrence: Int)
  }

  /// What is tapped, such as `Billy`.
  public var name: String
  /// What it plays.
  public var sound: Sound
  /// Where in the picture it is: left, top, width and height as shares of the picture.
  public var area: [Double]?

  /// Makes a cue.
  public init(name: String, sound: Sound) {
    self.name = name
    self.sound = sound
  }
}

/// Something about a book's files that its producer should know.
public struct BookNotice: Sendable, Hashable {
  /// How much it matters.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A recording without a text.
    case recordingWithoutText
    /// A text without a recording.
    case textWithoutRecording
    /// Several recordings of one page, of which one was taken.
    case severalRecordings
    /// Several texts of one page, of which one was taken.
    case severalTexts
    /// Corrected timings that are of no page, or of one that has others.
    case unusedCorrections

    /// Whether the book cannot be called good because of it.
    public var needsChecking: Bool {
      switch self {
      case .recordingWithoutText, .textWithoutRecording, .unusedCorrections: true
      case .severalRecordings, .severalTexts: false
      }
    }
  }

  /// What kind of thing it is.
  public var kind: Kind
  /// The name of the file it is about, without folders.
  public var file: String
  /// A sentence for the producer.
  public var message: String

  /// Makes a notice.
  public init(kind: Kind, file: String, message: String) {
    self.kind = kind
    self.file = file
    self.message = message
  }
}
