internal import AcousticModel
internal import WordTimeline

/// Moves the starts of a page's words by the offsets that a model has learned from hand labels.
struct OffsetPlacement {
  /// The shortest gap before a word that is a pause, in seconds.
  private static let shortestPause = 0.03
  /// What is left of a word at least, in seconds, unless it was shorter.
  private static let shortestWord = 0.03

  let offsets: BoundaryOffsets
  private let sounds: [String: BoundaryOffsets.Sound]

  init(_ offsets: BoundaryOffsets, model: SphinxModel) {
    self.init(
      offsets, kindred: Dictionary(uniqueKeysWithValues: zip(model.phoneNames, model.kindredNames)))
  }

  /// - Parameter kindred: for each phone of the model the English one that it sounds most like.
  init(_ offsets: BoundaryOffsets, kindred: [String: String]) {
    self.offsets = offsets
    sounds = kindred.mapValues { BoundaryOffsets.Sound(PhoneClass(phoneNamed: $0)) }
  }

  /// What sounds before and after the start of each word; nil where it has no phones.
  func boundaries(of page: PageTimeline) -> [BoundaryOffsets.Boundary?] {
    let pause = Int64(OffsetPlacement.shortestPause * Double(page.audio.sampleRate))
    var last: TimedWord?
    return page.words.map { word in
      guard let span = word.span else { return nil }
      defer { last = word }
      guard let after = word.phones.first.flatMap({ sounds[$0.name] }) else { return nil }
      guard let end = last?.span?.end, span.start - end < pause,
        let before = last?.phones.last.flatMap({ sounds[$0.name] })
      else { return BoundaryOffsets.Boundary(before: .pause, after: after) }
      return BoundaryOffsets.Boundary(before: before, after: after)
    }
  }

  /// Moves the start of each word by its boundary's offset, and with it the end of a word that
  /// ended there or would end behind it. No word loses its order or its last 30 ms.
  func moved(_ page: PageTimeline) -> PageTimeline {
    if offsets.isEmpty { return page }
    var page = page
    let boundaries = boundaries(of: page)
    var last: Int?
    for index in page.words.indices {
      guard let span = page.words[index].span else { continue }
      defer { last = index }
      let milliseconds = boundaries[index].map(offsets.milliseconds) ?? 0
      let shift = Int64((milliseconds / 1000 * Double(page.audio.sampleRate)).rounded())
      let before = last.flatMap { page.words[$0].span }
      let earliest = before.map { $0.start + least($0, in: page) } ?? page.extent.start
      let latest = span.end - least(span, in: page)
      let start = min(max(span.start + shift, earliest), latest)
      if let last, let before, before.end == span.start || before.end > start {
        page.words[last].move(to: SampleSpan(start: before.start, end: start))
      }
      page.words[index].move(to: SampleSpan(start: start, end: span.end))
    }
    // Whatever is said of a single word, and where it is, moves with the word.
    for index in page.remarks.indices where page.remarks[index].span != nil {
      guard let words = page.remarks[index].words, words.count == 1 else { continue }
      page.remarks[index].span = page.words[words.lowerBound].span
    }
    return page
  }

  private func least(_ span: SampleSpan, in page: PageTimeline) -> Int64 {
    min(span.count, Int64(OffsetPlacement.shortestWord * Double(page.audio.sampleRate)))
  }
}

extension TimedWord {
  /// Gives the word another span, and its first and last phone with it; where one of those would
  /// have no length, all phones are stretched or squeezed alike.
  fileprivate mutating func move(to new: SampleSpan) {
    guard let old = span, old != new else { return }
    span = new
    guard let first = phones.first?.span, let last = phones.last?.span else { return }
    if phones.count > 1, new.start < first.end, last.start < new.end {
      phones[0].span = SampleSpan(start: new.start, end: first.end)
      phones[phones.count - 1].span = SampleSpan(start: last.start, end: new.end)
      return
    }
    let scale = Double(new.count) / Double(max(1, old.count))
    func place(_ sample: Int64) -> Int64 {
      new.start + Int64((Double(sample - old.start) * scale).rounded())
    }
    for index in phones.indices {
      let phone = phones[index].span
      phones[index].span = SampleSpan(start: place(phone.start), end: place(phone.end))
    }
  }
}
