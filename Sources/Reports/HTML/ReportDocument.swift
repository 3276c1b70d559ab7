public import WordTimeline

/// The parts of a book's report as one offline web page: every page with its verdict, its words,
/// and its sound, to be looked at and listened to.
///
/// The parts are written one after the other (`head`, a `section` for each page, `foot`), so that
/// no more than one page's recording is ever in memory.
public enum ReportDocument {
  /// The sound of a page.
  public struct Sound: Sendable {
    /// Its media type, such as `audio/mpeg`.
    public var mediaType: String
    /// The file.
    public var bytes: [UInt8]
    /// The moment of the page's recording at which it begins, in seconds.
    public var startSeconds: Double

    /// Makes the sound of a page.
    public init(mediaType: String, bytes: [UInt8], startSeconds: Double = 0) {
      self.mediaType = mediaType
      self.bytes = bytes
      self.startSeconds = startSeconds
    }
  }

  /// The version of the document's form: other bytes may come of the same book when it differs.
  public static let version = 2

  /// What comes before the pages.
  ///
  /// - Parameter stamp: says what the document is made of; see ``stamp(beginning:end:)``.
  public static func head(of book: BookReport, stamp: String) -> String {
    let title = Markup.escaped(book.title ?? book.id)
    let rows = Verdict.allCases.map { verdict in
      let count = book.pages.count { $0.verdict == verdict }
      return "\(HTML.verdict(verdict)) \(count)"
    }
    let notices = book.notices.map { "<li>\(Markup.escaped($0.message))</li>" }
    return HTML.head(title: title, stamp: stamp) + """
      <h1>\(title)</h1>
      <p>\(HTML.verdict(book.verdict)) <span class="faint">\
      \(HTML.clock(book.microseconds)) of narration on \(book.pages.count) pages</span></p>
      <p>\(rows.joined(separator: " &nbsp; "))</p>
      \(HTML.list(notices))<p><button class="filter" aria-pressed="false">\
      Only what must be looked at</button></p>

      """
  }

  /// A page.
  ///
  /// - Parameters:
  ///   - report: what became of it.
  ///   - timeline: its words; nil where there are none.
  ///   - sound: its recording; nil where it cannot be had.
  public static func section(
    of report: PageReport, timeline: PageTimeline?, sound: Sound?
  ) -> String {
    var text =
      "<section data-page class=\"\(report.verdict.rawValue)\""
      + " data-offset=\"\(sound?.startSeconds ?? 0)\">\n"
    text +=
      "<h2>\(HTML.verdict(report.verdict)) \(Markup.escaped(report.id)) <span class=\"faint\">"
    text += Markup.escaped(report.recording ?? "")
    text += " · \(HTML.clock(report.microseconds)) · \(report.alignedCount) of"
    text += " \(report.wordCount) words</span></h2>\n"
    if let failure = report.failure {
      text += "<p>\(Markup.escaped(failure.summary))"
      if let remedy = failure.remedy { text += "<br>\(Markup.escaped(remedy))" }
      text += "</p>\n"
    }
    text += HTML.list(report.otherFindings.map(item) + report.unsureWords.map(item))
    if let timeline { text += "<p class=\"text\">\(words(of: timeline))</p>\n" }
    if let sound {
      text +=
        "<button class=\"play\">Play or stop</button>\n<div class=\"wave\"><canvas></canvas></div>\n"
      text += "<script class=\"sound\" type=\"text/plain\" data-type=\"\(sound.mediaType)\">"
      text += Base64.text(sound.bytes) + "</script>\n"
    }
    return text + "</section>\n"
  }

  /// What comes after the pages.
  public static var foot: String {
    "<script>\n" + String(decoding: PackageResources.report_js, as: UTF8.self)
      + "</script>\n\(HTML.end)"
  }

  /// What a document on disk was made of; nil when it is not whole.
  ///
  /// - Parameters:
  ///   - beginning: its first bytes, 512 at least.
  ///   - end: its last bytes, 32 at least.
  public static func stamp(beginning: [UInt8], end: [UInt8]) -> String? {
    guard end.suffix(HTML.end.utf8.count).elementsEqual(HTML.end.utf8) else { return nil }
    let text = String(decoding: beginning, as: UTF8.self)
    guard let mark = text.split(separator: "\n").first(where: { $0.hasPrefix(HTML.stampMark) })
    else { return nil }
    return String(mark.dropFirst(HTML.stampMark.count).prefix { $0 != "\"" })
  }

  private static func item(_ finding: PageReport.Finding) -> String {
    let play = finding.time.map { playButton("▶", $0) + " " } ?? ""
    return "<li>\(play)\(Markup.escaped(finding.message))</li>"
  }

  private static func item(_ word: PageReport.UnsureWord) -> String {
    let percent = Int((word.confidence * 100).rounded())
    return "<li>\(playButton("▶ " + word.text, word.time)) \(percent) % sure</li>"
  }

  private static func playButton(_ label: String, _ time: Range<Int64>) -> String {
    "<button data-time=\"\(HTML.seconds(time))\">\(Markup.escaped(label))</button>"
  }

  /// The page's text with every printed word in an element of its own.
  private static func words(of page: PageTimeline) -> String {
    let bytes = Array(page.text.utf8)
    var text = ""
    var end = 0
    for word in page.words
    where word.range.lowerBound >= end && word.range.upperBound <= bytes.count {
      text += Markup.escaped(String(decoding: bytes[end..<word.range.lowerBound], as: UTF8.self))
      text += element(of: word, audio: page.audio)
      end = word.range.upperBound
    }
    return text + Markup.escaped(String(decoding: bytes[end...], as: UTF8.self))
  }

  private static func element(of word: TimedWord, audio: AudioReference) -> String {
    let spelling = Markup.escaped(word.text)
    guard let span = word.span else {
      let kind = word.status == .unvoiced ? "unvoiced" : "silent"
      return "<span class=\"word \(kind)\">\(spelling)</span>"
    }
    let time =
      audio.ticks(span.start, perSecond: 1_000_000)..<audio.ticks(span.end, perSecond: 1_000_000)
    let isUnsure = word.confidence.map { $0 < PageReport.sureConfidence } ?? false
    return "<span class=\"word\(isUnsure ? " unsure" : "")\" role=\"button\" tabindex=\"0\""
      + " data-time=\"\(HTML.seconds(time))\">\(spelling)</span>"
  }
}
