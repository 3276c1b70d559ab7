/// A whole book: its pages in reading order, each with its timings.
public struct BookTimeline: Sendable, Hashable {
  /// The book's title.
  public var title: String
  /// Who wrote it; nil where it is not known. So with the next two.
  public var author: String?
  /// Who reads it.
  public var narrator: String?
  /// The licence of text and recording, as an SPDX expression or in words.
  public var licence: String?
  /// The language of the book, as a BCP 47 tag.
  public var language: String
  /// A name that no other book has, such as `urn:isbn:9783161484100`; nil where it has none.
  public var identifier: String?
  /// The pages in reading order.
  public var pages: [BookPage]

  /// Makes a book.
  public init(
    title: String, author: String? = nil, narrator: String? = nil, licence: String? = nil,
    language: String, identifier: String? = nil, pages: [BookPage]
  ) {
    self.title = title
    self.author = author
    self.narrator = narrator
    self.licence = licence
    self.language = language
    self.identifier = identifier
    self.pages = pages
  }

  /// The worst of the pages' verdicts; `good` for a book without pages.
  public var verdict: Verdict { pages.map(\.timeline.verdict).max() ?? .good }
}

/// One page of a book, with what belongs to it beside its timings.
public struct BookPage: Sendable, Hashable {
  /// The page's words and times. Where several pages share one recording, the times count from
  /// that recording's start, and its `extent` is the page's part of it.
  public var timeline: PageTimeline
  /// The path of the recording, relative to the book's folder, with `/` between folders.
  public var audioPath: String?
  /// The path of the picture, relative to the book's folder.
  public var picturePath: String?
  /// What is in the picture, for those who cannot see it.
  public var pictureDescription: String?
  /// The moment at which a reader may turn to the next page by itself, counted like the words'
  /// times; nil leaves it to ``DisplayPolicy/pageTurn(of:)``.
  public var turn: Int64?
  /// What a tap on the picture can play.
  public var cues: [TapCue]

  /// Makes a page of a book.
  public init(
    timeline: PageTimeline, audioPath: String? = nil,
    picturePath: String? = nil, pictureDescription: String? = nil, turn: Int64? = nil,
    cues: [TapCue] = []
  ) {
    self.timeline = timeline
    self.audioPath = audioPath
    self.picturePath = picturePath
    self.pictureDescription = pictureDescription
    self.turn = turn
    self.cues = cues
  }
}

/// Something in a page's picture that plays a sound when it is tapped, as in “when you tap Billy he
/// says *whatever*”.
public struct TapCue: Sendable, Hashable {
  /// What a tap plays.
  public enum Sound: Sendable, Hashable {
    /// A sound file, its path relative to the book's folder.
    case file(String)
    /// A run of the page's own words, as indices.
    case words(Range<Int>)
  }

  /// What is tapped: a character's or a thing's name.
  public var name: String
  /// What the tap plays.
  public var sound: Sound
  /// Where in the picture it is: left, top, width and height as shares (0 to 1) of the picture;
  /// nil where it is not known.
  public var area: [Double]?

  /// Makes a cue.
  ///
  /// - Precondition: an area has four numbers.
  public init(name: String, sound: Sound, area: [Double]? = nil) {
    precondition(area == nil || area?.count == 4, "an area is left, top, width and height")
    self.name = name
    self.sound = sound
    self.area = area
  }
}
