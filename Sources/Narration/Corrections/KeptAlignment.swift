import WordTimeline

/// A fresh alignment on its way to one that holds what a person has set.
struct KeptAlignment {
  /// Unkept words in a row, and the room between their kept neighbours.
  struct Run {
    var words: Range<Int>
    var room: SampleSpan
  }

  /// A kept word that ends or starts elsewhere by more than this calls for its neighbours to be
  /// aligned again, in seconds.
  private static let shift = 0.003
  /// The shortest stretch in which a word can be looked for, in seconds.
  private static let shortestWord = 0.03

  let page: PageInput
  let fresh: PageTimeline
  let kept: KeptWords
  private(set) var words: [TimedWord]
  private var remarks: [Remark] = []

  init(page: PageInput, fresh: PageTimeline, kept: KeptWords) {
    self.page = page
    self.fresh = fresh
    self.kept = kept
    words = fresh.words
    for (index, decision) in kept.decisions { words[index].take(decision) }
  }

  /// Makes sure that kept words come one after the other.
  func checkOrder() throws(NarrationError) {
    let spoken = kept.spoken
    for (one, other) in zip(spoken, spoken.dropFirst()) where one.span.end > other.span.start {
      throw .overlap(fresh.words[one.index], fresh.words[other.index], fresh.audio, on: page)
    }
  }

  /// The runs to be aligned again: between two kept words, from the first word that they contradict
  /// to the last, and one more on either side, so that a change does not reach further than it must.
  var contradictedRuns: [Run] {
    gaps.compactMap { gap in
      let voiced = gap.filter { kept.decisions[$0] == nil && words[$0].status != .unvoiced }
      guard let first = voiced.firstIndex(where: { isContradicted($0, in: gap) }),
        let last = voiced.lastIndex(where: { isContradicted($0, in: gap) })
      else { return nil }
      let begin = voiced[max(0, first - 1)]
      let end = voiced[min(voiced.count - 1, last + 1)] + 1
      return Run(words: begin..<end, room: room(around: begin..<end))
    }
  }

  /// The words between those that are kept and spoken.
  private var gaps: [Range<Int>] {
    let bounds = [-1] + kept.spoken.map(\.index) + [words.count]
    return zip(bounds, bounds.dropFirst()).map { $0 + 1..<$1 }.filter { !$0.isEmpty }
  }

  /// Whether a word is outside of what kept words leave to it, or beside one that is elsewhere than
  /// in the fresh alignment.
  private func isContradicted(_ index: Int, in gap: Range<Int>) -> Bool {
    if let span = words[index].span {
      let room = room(around: gap)
      if span.start < room.start || span.end > room.end { return true }
    }
    return isNext(to: index, from: gap.lowerBound - 1) || isNext(to: index, from: gap.upperBound)
      || gap.contains { kept.decisions[$0] == .notSpoken && isNext(to: index, from: $0) }
  }

  /// Whether the word at `place` has been moved or silenced, and nothing voiced is between the two.
  private func isNext(to index: Int, from place: Int) -> Bool {
    let between = place < index ? place + 1..<index : index + 1..<max(index + 1, place)
    return hasMoved(place)
      && between.allSatisfy { kept.decisions[$0] != nil || words[$0].status == .unvoiced }
  }

  /// The time between the spoken words before and after some others.
  private func room(around range: Range<Int>) -> SampleSpan {
    let start = words[..<range.lowerBound].last { $0.span != nil }?.span?.end
    let end = words[range.upperBound...].first { $0.span != nil }?.span?.start
    let first = start ?? fresh.extent.start
    return SampleSpan(start: first, end: max(first, end ?? fresh.extent.end))
  }

  /// Whether a kept word is elsewhere than in the fresh alignment.
  private func hasMoved(_ index: Int) -> Bool {
    guard words.indices.contains(index) else { return false }
    guard let span = words[index].span, let before = fresh.words[index].span
    else { return words[index].span != fresh.words[index].span }
    let limit = Int64(KeptAlignment.shift * Double(fresh.audio.sampleRate))
    return abs(span.start - before.start) > limit || abs(span.end - before.end) > limit
  }

  /// Aligns a run alone, in its room.
  mutating func realign(_ run: Run, with aligner: some PageAligning) throws {
    let wanted = run.words.filter { kept.decisions[$0] == nil && words[$0].status != .unvoiced }
    guard let first = wanted.first else { return }
    let room = fresh.audio.seconds(run.room.count)
    guard room >= KeptAlignment.shortestWord * Double(wanted.count) else {
      return giveUp(wanted, run, "there is no room for them between words that are kept")
    }
    var input = page
    input.id = "\(page.id) from word \(first + 1)"
    input.text = text(of: wanted)
    input.textPath = nil
    input.stretch = AudioStretch(
      startSeconds: fresh.audio.seconds(run.room.start),
      endSeconds: fresh.audio.seconds(run.room.end))
    let offset = words[first].range.lowerBound
    let part = try aligner.align(input)
    let found = Dictionary(
      part.words.map { ($0.range.lowerBound + offset, $0) }, uniquingKeysWith: { one, _ in one })
    for index in wanted {
      words[index].take(found[words[index].range.lowerBound], within: run.room)
    }
    let missing = wanted.filter { words[$0].span == nil }
    if !missing.isEmpty { note(missing, run, "they were not heard between words that are kept") }
  }

  /// The text from the first wanted word to the last, everything else in it blank, so that offsets
  /// stay.
  private func text(of wanted: [Int]) -> String {
    let bytes = Array(fresh.text.utf8)
    let start = words[wanted[0]].range.lowerBound
    let end = words[wanted[wanted.count - 1]].range.upperBound
    var blank = [UInt8](repeating: UInt8(ascii: " "), count: end - start)
    for index in wanted {
      let range = words[index].range
      blank.replaceSubrange(
        range.lowerBound - start..<range.upperBound - start,
        with: bytes[range.lowerBound..<range.upperBound])
    }
    return String(decoding: blank, as: UTF8.self)
  }

  private mutating func giveUp(_ wanted: [Int], _ run: Run, _ reason: String) {
    for index in wanted { words[index].take(.notSpoken) }
    for index in wanted { words[index].isLocked = false }
    note(wanted, run, reason)
  }

  private mutating func note(_ missing: [Int], _ run: Run, _ reason: String) {
    let texts = missing.map { "“\(words[$0].text)”" }.joined(separator: " ")
    remarks.append(
      Remark(
        kind: .skippedWords, words: missing[0]..<missing[missing.count - 1] + 1, span: run.room,
        message: "\(texts): \(reason)"))
  }

  /// The page with everything in its place.
  var result: PageTimeline {
    var result = fresh
    result.words = words
    // What was unsure or thought missing is settled once a person has decided it.
    let open = fresh.remarks.filter { remark in
      guard let words = remark.words, [.unsureWord, .skippedWords].contains(remark.kind)
      else { return true }
      return !words.allSatisfy { kept.decisions[$0] != nil }
    }
    result.remarks = open + remarks
    let isAllKept = words.indices.allSatisfy {
      kept.decisions[$0] != nil || words[$0].status == .unvoiced
    }
    if isAllKept || (result.remarks.isEmpty && fresh.verdict == .check) { result.verdict = .good }
    if !remarks.isEmpty { result.verdict = max(result.verdict, .check) }
    return result
  }
}

extension TimedWord {
  /// Follows what a person said.
  fileprivate mutating func take(_ decision: KeptWords.Decision) {
    isLocked = true
    uncertaintyMilliseconds = nil
    switch decision {
    case .spoken(let span):
      if span != self.span { phones = [] }
      status = .aligned
      self.span = span
      confidence = 1
    case .notSpoken:
      status = .notSpoken
      span = nil
      confidence = nil
      phones = []
      reading = nil
    }
  }

  /// Takes the times of the same word found in a part of the recording.
  fileprivate mutating func take(_ found: TimedWord?, within room: SampleSpan) {
    let start = max(found?.span?.start ?? room.end, room.start)
    let end = min(found?.span?.end ?? room.start, room.end)
    guard let found, start < end else {
      take(.notSpoken)
      isLocked = false
      return
    }
    status = .aligned
    span = SampleSpan(start: start, end: end)
    confidence = found.confidence
    uncertaintyMilliseconds = found.uncertaintyMilliseconds
    reading = found.reading
    phones = found.phones.filter { $0.span.start >= start && $0.span.end <= end }
  }
}
