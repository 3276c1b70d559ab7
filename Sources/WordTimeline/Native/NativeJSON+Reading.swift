extension NativeJSON {
  /// Reads a page from a JSON value.
  public static func page(_ field: JSONField) throws(JSONError) -> PageTimeline {
    try requireFormat(pageFormat, field)
    let audio = try audio(field["audio"])
    let words = try field["words"].elements().map { (word) throws(JSONError) in
      try self.word(word, audio)
    }
    let remarks = try field.optional("remarks")?.elements() ?? []
    return PageTimeline(
      id: try field["id"].string(),
      language: try field["language"].string(),
      text: try field["text"].string(),
      audio: audio,
      extent: try field.optional("extent").map { (extent) throws(JSONError) in
        try requiredSpan(extent, audio)
      },
      words: words,
      remarks: try remarks.map { (remark) throws(JSONError) in
        try self.remark(remark, audio, wordCount: words.count)
      },
      verdict: try field.optional("verdict")?.choice(of: Verdict.self) ?? .good)
  }

  /// Reads a book from a JSON value.
  public static func book(_ field: JSONField) throws(JSONError) -> BookTimeline {
    try requireFormat(bookFormat, field)
    return BookTimeline(
      title: try field["title"].string(),
      author: try field.optional("author")?.string(),
      narrator: try field.optional("narrator")?.string(),
      licence: try field.optional("licence")?.string(),
      language: try field["language"].string(),
      identifier: try field.optional("identifier")?.string(),
      pages: try field["pages"].elements().map { (page) throws(JSONError) in try bookPage(page) })
  }

  private static func bookPage(_ field: JSONField) throws(JSONError) -> BookPage {
    let timeline = try page(field["page"])
    let cues = try field.optional("cues")?.elements() ?? []
    return BookPage(
      timeline: timeline,
      audioPath: try field.optional("audioPath")?.string(),
      picturePath: try field.optional("picturePath")?.string(),
      pictureDescription: try field.optional("pictureDescription")?.string(),
      turn: try sample("turn", of: field, timeline.audio),
      cues: try cues.map { (cue) throws(JSONError) in
        try tapCue(cue, wordCount: timeline.words.count)
      })
  }

  private static func tapCue(_ field: JSONField, wordCount: Int) throws(JSONError) -> TapCue {
    let sound: TapCue.Sound =
      if let words = try field.optional("words") {
        .words(try wordRange(words, wordCount: wordCount))
      } else {
        .file(try field["file"].string())
      }
    let area = try field.optional("area")
    let numbers = try area?.elements().map { (side) throws(JSONError) in try side.double() }
    if let area, numbers?.count != 4 {
      throw area.error("left, top, width and height are expected")
    }
    return TapCue(name: try field["name"].string(), sound: sound, area: numbers)
  }

  private static func audio(_ field: JSONField) throws(JSONError) -> AudioReference {
    let rate = try field["sampleRate"].integer(in: 1...1_000_000_000)
    return AudioReference(
      name: try field.optional("name")?.string(), sampleRate: Int(rate),
      sampleCount: try field["sampleCount"].integer(in: 0...longestSeconds * rate))
  }

  private static func word(
    _ field: JSONField, _ audio: AudioReference
  ) throws(JSONError) -> TimedWord {
    let status = try field["status"].choice(of: WordStatus.self)
    let span = try span(field, audio)
    guard (span != nil) == (status == .aligned) else {
      throw field.error(
        span == nil
          ? "an aligned word needs \"start\" and \"end\""
          : "a word with the status \"\(status.rawValue)\" has no times")
    }
    let phones = try field.optional("phones")?.elements() ?? []
    return TimedWord(
      text: try field["text"].string(),
      range: try byteRange(field["bytes"]),
      status: status,
      span: span,
      confidence: try field.optional("confidence")?.double(),
      uncertaintyMilliseconds: try field.optional("uncertaintyMs")?.double(),
      reading: try field.optional("reading")?.string(),
      phones: try phones.map { (phone) throws(JSONError) in
        TimedPhone(name: try phone["name"].string(), span: try requiredSpan(phone, audio))
      },
      isLocked: try field.optional("locked")?.bool() ?? false)
  }

  private static func remark(
    _ field: JSONField, _ audio: AudioReference, wordCount: Int
  ) throws(JSONError) -> Remark {
    Remark(
      kind: try field["kind"].choice(of: Remark.Kind.self),
      words: try field.optional("words").map { (words) throws(JSONError) in
        try wordRange(words, wordCount: wordCount)
      },
      span: try span(field, audio),
      message: try field["message"].string())
  }
}

extension NativeJSON {
  /// The longest recording that a file may speak of: a year, so that no later sum or product of
  /// times overflows.
  private static var longestSeconds: Int64 { 366 * 86_400 }

  /// The times of a value, to the sample; nil where it has none.
  private static func span(
    _ field: JSONField, _ audio: AudioReference
  ) throws(JSONError) -> SampleSpan? {
    let start = try sample("start", of: field, audio)
    let end = try sample("end", of: field, audio)
    switch (start, end) {
    case (nil, nil): return nil
    case (let start?, let end?):
      guard start <= end else { throw field.error("it ends before it starts") }
      return SampleSpan(start: start, end: end)
    case (_?, nil): throw field.error("\"end\" is missing")
    case (nil, _?): throw field.error("\"start\" is missing")
    }
  }

  private static func requiredSpan(
    _ field: JSONField, _ audio: AudioReference
  ) throws(JSONError) -> SampleSpan {
    guard let span = try span(field, audio) else {
      throw field.error("\"start\" and \"end\" are missing")
    }
    return span
  }

  /// The moment called `key`: the exact sample where the file gives it, else the sample nearest to
  /// its seconds.
  private static func sample(
    _ key: String, of field: JSONField, _ audio: AudioReference
  ) throws(JSONError) -> Int64? {
    let longestCount = longestSeconds * Int64(audio.sampleRate)
    let exact = try field.optional(key + "Sample")?.integer(in: 0...longestCount)
    guard let secondsField = try field.optional(key) else { return exact }
    let seconds = try secondsField.double()
    guard seconds >= 0, seconds * Double(audio.sampleRate) <= Double(longestCount) else {
      throw secondsField.error("\(seconds) s is not a moment of a recording")
    }
    guard let exact else { return Int64((seconds * Double(audio.sampleRate)).rounded()) }
    guard abs(seconds - audio.seconds(exact)) <= 0.000_001 else {
      throw secondsField.error(
        "\(seconds) s and \"\(key)Sample\" \(exact) are different moments; "
          + "leave out the samples of a time that is edited")
    }
    return exact
  }

  private static func byteRange(_ field: JSONField) throws(JSONError) -> TextRange {
    let range = try pair(field, limit: Int64(Int32.max))
    return TextRange(range.lowerBound, range.upperBound)
  }

  private static func wordRange(
    _ field: JSONField, wordCount: Int
  ) throws(JSONError) -> Range<Int> {
    try pair(field, limit: Int64(wordCount))
  }

  private static func pair(_ field: JSONField, limit: Int64) throws(JSONError) -> Range<Int> {
    let bounds = try field.elements()
    guard bounds.count == 2 else { throw field.error("a first and an end are expected") }
    let lower = try bounds[0].integer(in: 0...limit)
    return Int(lower)..<Int(try bounds[1].integer(in: lower...limit))
  }
}
